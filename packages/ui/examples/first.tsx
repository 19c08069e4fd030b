import { Button, toast, UiProvider } from '@garment-mes/ui';
import '@garment-mes/ui/styles.css';

export default function First() {
  return (
    <UiProvider theme="auto">
      <Button variant="primary" onClick={() => toast.success('保存成功')}>
        保存
      </Button>
    </UiProvider>
  );
}
