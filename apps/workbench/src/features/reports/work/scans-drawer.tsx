import {
  reverseScan,
  type ScanChannel,
  type ScanLogRow,
  type WorkReportRow,
} from '@garment-mes/sdk/mes2';
import { Button, Drawer } from '@garment-mes/ui';
import { createContext, use, useState } from 'react';
import { useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useGranted } from '#screens/list/use-list-actions.tsx';
import { ReasonDialog } from '#screens/reason-dialog.tsx';
import type { Asked } from '#screens/report/report-definition.ts';
import { ScanTable } from './scan-table.tsx';

const VALID = 0;
const REVERSAL = 3;

/** Sets a reversal off from the row of a scan. */
const ReverseContext = createContext<(scan: ScanLogRow) => void>(() => undefined);

interface ScansDrawerProps {
  readonly row: WorkReportRow;
  /** What the report was narrowed to. */
  readonly asked: Asked;
  readonly onClose: () => void;
}

/** The scans behind a row of the report; those that still count may be taken back. */
export function ScansDrawer({ row, asked, onClose }: ScansDrawerProps) {
  const granted = useGranted();
  const [reversing, setReversing] = useState<ScanLogRow>();
  const { workDate, employeeName, orderProcessId, bundleId, scanId } = row;
  // By operation a row has no person, and the scans behind it are those of the one that was asked for.
  const employeeId = row.employeeId ?? asked.employeeId;
  const channel = asked.channel && (Number(asked.channel) as ScanChannel);
  const title = [workDate, employeeName, row.orderNo, row.processName, row.bundleLabel]
    .filter((part) => part !== null)
    .join(' ');
  return (
    <ReverseContext value={setReversing}>
      <Drawer open size={960} onOpenChange={(open) => !open && onClose()} title={title}>
        <ScanTable
          query={{
            ...{ workDate, orderProcessId, rateOf: scanId },
            ...(employeeId ? { employeeId } : {}),
            ...(bundleId === null ? {} : { bundleId }),
            ...(channel ? { channel } : {}),
          }}
          live={`lineHour:${row.lineDeptId}`}
          besides={row.employeeId === null ? ['employeeName'] : []}
          Action={granted({ operation: reverseScan }) ? ReverseButton : undefined}
        />
      </Drawer>
      {reversing && <ReverseDialog scan={reversing} onClose={() => setReversing(undefined)} />}
    </ReverseContext>
  );
}

function ReverseButton({ row }: { readonly row: ScanLogRow }) {
  const t = useText();
  const ask = use(ReverseContext);
  if (row.status !== VALID || row.type === REVERSAL) return null;
  return (
    <Button variant="plain" size="small" onClick={() => ask(row)}>
      {t('冲正')}
    </Button>
  );
}

function ReverseDialog({ scan, onClose }: { scan: ScanLogRow; onClose: () => void }) {
  const t = useText();
  // One intention, however often it is sent.
  const [requestId] = useState(newRequestId);
  const { run } = useAction(reverseScan, { inline: true });
  const { bundleLabel, processName, num } = scan;
  return (
    <ReasonDialog
      danger
      title={t('冲正 {bundle} {process} {num}件？', {
        bundle: bundleLabel,
        process: processName,
        num,
      })}
      confirmLabel={t('冲正')}
      onConfirm={(reason) => run({ body: { requestId, scanId: scan.id, reason } })}
      onClose={onClose}
    >
      {t('请填写原因')}
    </ReasonDialog>
  );
}
