import type { DataOf } from '@garment-mes/sdk';
import type { getOrderConfirmCheck } from '@garment-mes/sdk/mes2';
import { ConfirmDialog, ErrorState, Skeleton } from '@garment-mes/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { awaitsScreen } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import styles from './order-list.module.css';

interface CheckDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly size?: 560 | 960;
  readonly check: Pick<
    UseQueryResult<DataOf<typeof getOrderConfirmCheck>, Error>,
    'data' | 'error' | 'refetch'
  >;
  /** Where something is corrected, by the name the service has for it. */
  readonly placeOf: (link: string) => string;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
  /** Stands above the rules. */
  readonly children?: ReactNode;
}

/** The rules a step asks for, line by line; its button lights up when none is broken. */
export function CheckDialog(props: CheckDialogProps) {
  const t = useText();
  const { title, confirmLabel, size = 560, check, placeOf, onConfirm, onClose, children } = props;
  const { data, error } = check;
  return (
    <ConfirmDialog
      open
      size={size}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      confirmLabel={confirmLabel}
      confirmDisabled={data?.isOk !== true}
      onConfirm={onConfirm}
    >
      {error ? (
        <ErrorState onRetry={() => void check.refetch()}>{failureText(error)}</ErrorState>
      ) : data === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <>
          {children}
          <ul className={styles.checks}>
            {data.checks.map(({ code, text, isOk, link }) => (
              <li key={code + text} className={styles.check} data-ok={isOk}>
                {isOk ? (
                  <CircleCheck role="img" aria-label={t('通过')} />
                ) : (
                  <CircleX role="img" aria-label={t('未通过')} />
                )}
                <span>{text}</span>
                {!isOk && link !== null && !awaitsScreen(placeOf(link)) && (
                  <TextLink to={placeOf(link)}>{t('去修改')}</TextLink>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
