import { useSessionActions, useSessionEvent } from '@garment-mes/session-machine/react';
import { Alert, Button } from '@garment-mes/ui';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useText } from '#app/i18n.ts';
import type { CompanyChoice } from './company-switcher.tsx';
import type { WriteGate } from './write-gate.ts';

const WriteQuestion = lazy(() => import('./write-question.tsx'));

interface CompanyBandProps {
  readonly own: CompanyChoice;
  readonly gate: WriteGate;
}

/**
 * Says that another browser tab went over to another company; this one stays until asked, and asks
 * itself before it writes.
 */
export function CompanyBand({ own, gate }: CompanyBandProps) {
  const t = useText();
  const session = useSessionActions();
  const [elsewhere, setElsewhere] = useState<CompanyChoice>();
  const question = useSyncExternalStore(gate.subscribe, gate.question);

  function went(company: CompanyChoice | undefined) {
    setElsewhere(company);
    gate.otherCompany(company);
  }
  useSessionEvent('company-elsewhere', ({ company }) =>
    went(company.id === own.id ? undefined : company),
  );
  useSessionEvent('company-switched', () => went(undefined));

  return (
    <>
      {elsewhere !== undefined && (
        <Alert
          tone="warn"
          actions={
            <>
              <Button size="small" onClick={() => session.chooseCompany(elsewhere.id)}>
                {t('跟随切换')}
              </Button>
              <Button size="small" variant="plain" onClick={() => setElsewhere(undefined)}>
                {t('忽略')}
              </Button>
            </>
          }
        >
          {t('其他页面已切换到 {name}', { name: elsewhere.name })}
        </Alert>
      )}
      {question !== undefined && (
        <Suspense>
          <WriteQuestion own={own} other={question} onAnswer={gate.answer} />
        </Suspense>
      )}
    </>
  );
}
