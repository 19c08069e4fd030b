import { CodeFoot } from '../frame/code-foot.tsx';
import { FixedProcess } from './kept-today/fixed-process.tsx';
import { WornMachine } from './kept-today/worn-machine.tsx';
import { ModeChips } from './mode-chips.tsx';
import type { Report } from './use-report.ts';

interface ReportFootProps {
  readonly report: Report;
  /** The camera is open. */
  readonly looking: boolean;
  readonly onLook: () => void;
  readonly onType: () => void;
}

/** What the next scan counts for, and the ways to a code without a scanner. */
export function ReportFoot({ report, ...ways }: ReportFootProps) {
  return (
    <CodeFoot {...ways}>
      <WornMachine machine={report.machine} onRelease={() => report.setMachine(undefined)} />
      <FixedProcess
        fixed={report.fixed}
        isFixing={report.isFixing}
        onRelease={() => report.setFixed(undefined)}
      />
      <ModeChips
        mode={report.mode}
        onMode={report.setMode}
        isFixed={report.fixed !== undefined || report.isFixing}
        onFix={() =>
          report.fixed === undefined
            ? report.setFixing(!report.isFixing)
            : report.setFixed(undefined)
        }
      />
    </CodeFoot>
  );
}
