import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { useConfirm } from '../confirm-dialog/use-confirm.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Field } from '../field/field.tsx';
import { MultiCombobox } from '../multi-combobox/multi-combobox.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Dialog } from './dialog.tsx';

export const title = 'dialog';

const sizes = [420, 560, 800, 960] as const;

function Dialogs() {
  const [size, setSize] = useState<(typeof sizes)[number]>();
  const [side, setSide] = useState(false);
  const { ask, dialog } = useConfirm();
  const close = () => setSize(undefined);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {sizes.map((width) => (
        <Button key={width} onClick={() => setSize(width)}>
          {width}
        </Button>
      ))}
      <Button onClick={() => setSide(true)}>抽屉</Button>
      <Button
        onClick={() =>
          ask({
            title: '删除第 3 床？',
            text: '床次下的 30 扎会一起删除，不能恢复。',
            danger: true,
            confirmLabel: '删除',
            onConfirm: () => Promise.reject(new Error('第 3 床已提交，不能删除')),
          })
        }
      >
        删除
      </Button>
      <Dialog
        open={size !== undefined}
        onOpenChange={close}
        size={size ?? 560}
        title="新增床次"
        footer={
          <>
            <Button onClick={close}>取消</Button>
            <Button variant="primary" onClick={close}>
              保存
            </Button>
          </>
        }
      >
        <Field label="床号">
          <TextInput defaultValue="3" />
        </Field>
      </Dialog>
      <Drawer open={side} onOpenChange={setSide} title="操作日志">
        暂无
      </Drawer>
      {dialog}
    </div>
  );
}

const parts = [
  { value: 'FRT', label: '前幅' },
  { value: 'BCK', label: '后幅' },
];

function Choices() {
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState<readonly string[]>([]);
  const [value, setValue] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>新增刀模</Button>
      <Drawer open={open} onOpenChange={setOpen} title="新增刀模">
        <Field label="部位">
          <MultiCombobox options={parts} values={values} onValuesChange={setValues} />
        </Field>
        <Field label="主部位">
          <Combobox options={parts} value={value} onValueChange={setValue} />
        </Field>
        <Field label="寿命次数">
          <TextInput />
        </Field>
      </Drawer>
    </>
  );
}

export const stories = {
  choices: Choices,
  dialogs: Dialogs,
};
