import { NO_FIGURE } from '@garment-mes/domain/formats';
import { Button, Dialog, Field, Select, Textarea } from '@garment-mes/ui';
import { memo, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useTyping } from '../bill/bill-context.ts';
import type { RollLine } from '../bill/draft/draft.ts';
import { rollCellLabel } from '../bill/rolls/roll-cells.tsx';
import own from './shade.module.css';

const SHADES = ['A', 'B', 'C', 'D', 'E', 'F'];

/** The shade a roll is laid for. Another one than its inspection gave it needs a reason. */
export const ShadeCell = memo(({ line }: { readonly line: RollLine }) => {
  const t = useText();
  const { change, readOnly } = useTyping();
  const [wanted, setWanted] = useState<string>();
  const [reason, setReason] = useState('');
  if (readOnly) return <td>{line.shade || NO_FIGURE}</td>;

  function choose(shade: string) {
    if (line.bandedShade === '' || shade === line.bandedShade)
      return change({ type: 'roll.shaded', key: line.key, shade, reason: '' });
    setReason(line.shadeReason);
    setWanted(shade);
  }
  const close = () => setWanted(undefined);
  const options = [...new Set([...SHADES, line.shade])].filter((shade) => shade !== '');
  return (
    <td>
      <Select
        className={own.shade ?? ''}
        aria-label={rollCellLabel(line, 'shade')}
        title={line.shadeReason}
        value={line.shade}
        options={options.map((shade) => ({ value: shade, label: shade }))}
        onValueChange={choose}
      />
      <Dialog
        open={wanted !== undefined}
        onOpenChange={(open) => !open && close()}
        size={420}
        title={t('布卷{roll} 验布为 {from}段，改为 {to}段', {
          roll: line.rollNo,
          from: line.bandedShade,
          to: wanted ?? '',
        })}
        footer={
          <>
            <Button onClick={close}>{t('取消')}</Button>
            <Button
              variant="primary"
              disabled={reason.trim() === ''}
              onClick={() => {
                const shade = wanted ?? line.shade;
                change({ type: 'roll.shaded', key: line.key, shade, reason: reason.trim() });
                close();
              }}
            >
              {t('确定')}
            </Button>
          </>
        }
      >
        <Field label={t('原因')} required hint={t('保存后布卷本身的色号段一起改，并记入日志')}>
          <Textarea value={reason} rows={3} maxLength={200} onValueChange={setReason} />
        </Field>
      </Dialog>
    </td>
  );
});
