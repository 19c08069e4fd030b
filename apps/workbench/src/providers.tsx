import type { Session } from '@garment-mes/session-machine';
import { SessionProvider, useSession } from '@garment-mes/session-machine/react';
import { type UiLabels, UiProvider } from '@garment-mes/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import '@garment-mes/ui/styles.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Router } from 'wouter';
import { useAppearance } from './appearance.ts';
import { speak } from './language.ts';
import styles from './root.module.css';
import { personName } from './shell/person-name.ts';
import { factoryDayOf, wallClockOf } from './shell/wall-clock.ts';
import { createWindowLocation } from './window-location.ts';

interface ProvidersProps {
  readonly session: Session;
  readonly queries: QueryClient;
  readonly basePath: string;
  /** Called with each new path and query, the base path left out. */
  readonly onNavigate?: ((address: string) => void) | undefined;
  readonly children: ReactNode;
}

/** Everything that stands around the frame. */
export function Providers({ session, queries, basePath, onNavigate, children }: ProvidersProps) {
  const [{ hook, searchHook }] = useState(() => createWindowLocation(basePath, onNavigate));
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <SessionProvider session={session}>
          <Router base={basePath} hook={hook} searchHook={searchHook}>
            <Look>{children}</Look>
          </Router>
        </SessionProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** Theme, density and the words of the kit follow the choices of the person, its clock the company. */
function Look({ children }: { readonly children: ReactNode }) {
  const { theme, density, language } = useAppearance();
  const company = useSession((session) => session.company);
  const user = useSession((session) => session.user);
  const letterhead = useMemo(
    () => ({ company: company?.name, by: user && personName(user) }),
    [company, user],
  );
  const now = useMemo(() => {
    const wall = wallClockOf(company);
    return () => new Date(wall()).toISOString().slice(0, 19).replace('T', ' ');
  }, [company]);
  const today = useMemo(() => factoryDayOf(company), [company]);
  const [labels, setLabels] = useState<Partial<UiLabels>>({});
  useEffect(() => {
    void speak(language).then(setLabels);
  }, [language]);
  return (
    <UiProvider
      className={styles.root}
      lang={language}
      theme={theme}
      density={density}
      labels={labels}
      letterhead={letterhead}
      now={now}
      today={today}
    >
      {children}
    </UiProvider>
  );
}
