import { useSessionActions, useSessionEvent } from '@garment-mes/session-machine/react';
import { Alert, Button } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#kit/i18n.ts';
import type { CompanyChoice } from './company-switcher.tsx';

/** Says that another browser tab went over to another company; this one stays until asked. */
export function CompanyBand() {
  const t = useText();
  const session = useSessionActions();
  const [elsewhere, setElsewhere] = useState<CompanyChoice>();
  useSessionEvent('company-elsewhere', ({ company }) => setElsewhere(company));
  useSessionEvent('company-switched', () => setElsewhere(undefined));
  if (elsewhere === undefined) return null;
  return (
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
  );
}
