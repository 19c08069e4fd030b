import type { MyDay } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { Keypad } from '../frame/keypad.tsx';
import { unknownWords } from './code/unknown-words.ts';
import { ProcessButtons } from './process-buttons.tsx';
import { recentProcesses } from './recent/recent.ts';
import type { Report } from './use-report.ts';

interface ReportQuestionsProps {
  readonly report: Report;
  readonly day: MyDay | undefined;
}

/** What is asked about a scanned bundle: its process, and the number of pieces. */
export function ReportQuestions({ report, day }: ReportQuestionsProps) {
  const t = useText();
  /** The process that is chosen is kept for the next bundles. */
  const [keep, setKeep] = useState(true);
  const { choosing, counting } = report;
  const countable = counting?.process;
  const asked = choosing ?? counting?.bundle;
  const other = asked && report.elseOf(asked);
  const unknown = unknownWords(asked?.read.code ?? '');
  const counted = other === undefined ? undefined : t('记给 {name}', { name: other });
  return (
    <>
      {choosing && (
        <ProcessButtons
          bundle={choosing}
          note={[counted, t('选择工序')].filter(Boolean).join(' · ')}
          recent={recentProcesses(day)}
          rework={report.mode === 'rework'}
          keep={keep}
          onKeep={setKeep}
          onCancel={report.cancel}
          onPick={(process) => {
            const { processCode, processName } = process;
            if ((keep || report.isFixing) && report.mode !== 'rework' && other === undefined)
              report.setFixed({ processCode, processName });
            report.pick(choosing, process);
          }}
        />
      )}
      {counting && (
        <Keypad
          title={`${counting.bundle.label} ${counting.bundle.colorName} ${counting.bundle.sizeName}`}
          note={[counted, countable?.processName ?? unknown].filter(Boolean).join(' · ')}
          most={countable && (report.mode === 'rework' ? countable.doneNum : countable.openNum)}
          onCancel={report.cancel}
          onNumber={(num) => void report.report(counting.bundle, countable, num)}
        />
      )}
    </>
  );
}
