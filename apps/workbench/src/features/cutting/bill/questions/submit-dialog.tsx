import { formatFixed, formatNumber, NO_FIGURE } from '@garment-mes/domain/formats';
import { CuttingBedFields, SubmitCuttingBedBodyFields } from '@garment-mes/sdk/labels';
import { Alert, Button, DescriptionList, Dialog, Field, Textarea } from '@garment-mes/ui';
import { useRef, useState } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from '../bill.module.css';
import { useBill } from '../bill-context.ts';
import { billIssues } from '../figures/bill-issues.ts';
import { refusedCell, saysMore } from '../figures/refused-cell.ts';
import { signedPercent } from '../figures/signed-percent.ts';

/** The right to cut more than the order's tolerance allows. */
export const OVER_CUT_KEY = 'PUT^/mes2/reduce/overCut';

interface SubmitDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Saves and submits; rejects with the refusal. */
  readonly onSubmit: (overCutReason: string | undefined) => Promise<void>;
  /** What the server refused last, in its own words. */
  readonly refusal: string | undefined;
  /** Puts the cursor where a refusal points, once the dialog is gone. */
  readonly onCorrect: (cell: string) => void;
}

/** What is about to be handed on, and what prevents it. */
export function SubmitDialog({ open, onClose, onSubmit, refusal, onCorrect }: SubmitDialogProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { draft, choices, figures } = useBill();
  const [reason, setReason] = useState('');
  const [pending, setPending] = useState(false);
  const correcting = useRef<string>(undefined);
  const opener = useRef<Element | null>(null);

  // Computed only while the dialog is open, not while the bill is typed.
  const issues = open ? billIssues(draft, choices, 'submit', currentLanguage()) : [];
  const over = issues.filter(({ code }) => code === 'over-cut');
  const mayCutOver = can(OVER_CUT_KEY);
  const blocking = mayCutOver ? issues.filter(({ code }) => code !== 'over-cut') : issues;
  const needsReason = over.length > 0 && mayCutOver;
  const pointed = refusal ? refusedCell(refusal, draft, issues) : blocking[0]?.cell;

  async function submit() {
    setPending(true);
    await onSubmit(needsReason ? reason.trim() : undefined).catch(() => undefined);
    setPending(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !pending && onClose()}
      onOpenAutoFocus={() => {
        opener.current = document.activeElement;
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (correcting.current !== undefined) onCorrect(correcting.current);
        else if (opener.current instanceof HTMLElement) opener.current.focus();
        correcting.current = undefined;
      }}
      title={t('提交床次后不可修改，确定提交？')}
      footer={
        <>
          {pointed && (
            <Button
              onClick={() => {
                correcting.current = pointed;
                onClose();
              }}
            >
              {t('去修改')}
            </Button>
          )}
          <Button onClick={onClose} disabled={pending}>
            {t('取消')}
          </Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={blocking.length > 0 || (needsReason && reason.trim() === '')}
            onClick={() => void submit()}
          >
            {t('提交')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <HandedOn />
        {figures.fabric?.needsApproval && (
          <Alert tone="warn">{t('单耗差异超过允许范围，提交后需裁剪主管审批')}</Alert>
        )}
        {needsReason && (
          <>
            <Alert tone="warn">
              {over.map(({ cell, text }) => (
                <div key={cell}>{text}</div>
              ))}
            </Alert>
            <Field label={fieldLabel(SubmitCuttingBedBodyFields, 'reason')} required>
              <Textarea rows={2} maxLength={200} value={reason} onValueChange={setReason} />
            </Field>
          </>
        )}
        {blocking.length > 0 && (
          <Alert tone="bad">
            {blocking.map(({ cell, text }) => (
              <div key={cell + text}>{text}</div>
            ))}
          </Alert>
        )}
        {refusal !== undefined && saysMore(refusal, blocking) && (
          <Alert tone="bad">{refusal}</Alert>
        )}
      </div>
    </Dialog>
  );
}

/** What the bed is once it is handed on: its figures, and its pieces by colour. */
function HandedOn() {
  const t = useText();
  const { bed, figures } = useBill();
  const { fabric, matrix } = figures;
  const label = (field: string) => fieldLabel(CuttingBedFields, field);
  const facts = [
    { term: label('bedNo'), value: bed?.bedLabel ?? t('新床') },
    { term: label('plies'), value: figures.plies },
    { term: label('cutNum'), value: formatNumber(figures.cutNum) },
    { term: label('netLen'), value: fabric ? formatFixed(fabric.netLen.toString(), 2) : NO_FIGURE },
    { term: label('usagePerPiece'), value: formatFixed(fabric?.usagePerPiece?.toString(), 4) },
    { term: label('usageDiffPct'), value: signedPercent(fabric?.usageDiffPct) },
  ];
  const pieces = (matrix ?? [])
    .filter(({ total }) => total > 0)
    .map(({ colorName, cells, total }) => ({
      term: colorName,
      wide: true,
      value: `${cells.map(({ bedNum }) => bedNum).join(' · ')} = ${total}`,
    }));
  return (
    <DescriptionList
      columns={2}
      facts={[...facts, ...pieces].map((fact, at) => ({ id: String(at), ...fact }))}
    />
  );
}
