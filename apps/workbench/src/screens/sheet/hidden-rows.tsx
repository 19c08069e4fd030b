import { Button, Dialog } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';

/** What shall become of rows nobody sees. */
export type HiddenRowsAnswer = 'all' | 'seen' | 'none';

/** Row numbers that a question names. */
const NAMED = 20;

/** Asks what shall become of rows that are hidden in a file. */
export function HiddenRows(props: {
  readonly rows: readonly number[];
  readonly answer: (answer: HiddenRowsAnswer) => void;
}) {
  const t = useText();
  const { rows, answer } = props;
  const named = rows.slice(0, NAMED).join(t('、'));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && answer('none')}
      title={t('文件里有 {count} 行是隐藏的', { count: rows.length })}
      footer={
        <>
          <Button onClick={() => answer('all')}>{t('也导入')}</Button>
          <Button variant="primary" onClick={() => answer('seen')}>
            {t('不导入隐藏行')}
          </Button>
        </>
      }
    >
      {rows.length > NAMED
        ? t('第 {rows} 行等', { rows: named })
        : t('第 {rows} 行', { rows: named })}
    </Dialog>
  );
}
