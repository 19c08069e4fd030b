import { ReinspectCheckRecordBodyFields } from '@garment-mes/sdk/labels';
import { type CheckRecordRow, reinspectCheckRecord } from '@garment-mes/sdk/mes2';
import { ConfirmDialog, Field, NumberInput } from '@garment-mes/ui';
import { useState } from 'react';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { fieldLabel } from '#screens/fields/labels.ts';

interface ReinspectDialogProps {
  readonly parent: CheckRecordRow;
  /** Garments that may be checked again. */
  readonly max: number;
  /** What is offered, all of them when left out. */
  readonly first?: number;
  readonly label: string;
  readonly onOpened: (id: string) => void;
  readonly onClose: () => void;
}

/** Opens the next round over what was mended, or over a refused lot. */
export function ReinspectDialog(props: ReinspectDialogProps) {
  const { parent, max, first = max, label, onOpened, onClose } = props;
  const t = useText();
  const [num, setNum] = useState(String(first));
  const [requestId] = useState(newRequestId);
  const reinspect = useAction(reinspectCheckRecord, { inline: true });
  const isFit = Number(num) >= 1 && Number(num) <= max;
  return (
    <ConfirmDialog
      open
      title={`${label} ${parent.checkNo}`}
      confirmLabel={label}
      confirmDisabled={!isFit}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={async () => {
        const body = { parentId: parent.id, requestId, checkNum: Number(num) };
        const { record } = await reinspect.run({ body });
        onOpened(record.id);
      }}
    >
      <Field
        label={fieldLabel(ReinspectCheckRecordBodyFields, 'checkNum')}
        required
        error={isFit ? undefined : t('检查数须在1到{max}之间', { max })}
      >
        <NumberInput places={0} value={num} onValueChange={setNum} />
      </Field>
    </ConfirmDialog>
  );
}
