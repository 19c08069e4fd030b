import { Cog, X } from 'lucide-react';
import { useText } from '#app/i18n.ts';
import styles from '../report.module.css';
import type { ScannedMachine } from './use-machine.ts';

interface WornMachineProps {
  readonly machine: ScannedMachine | undefined;
  readonly onRelease: () => void;
}

/** The machine the next reports are made on, once its code was scanned. */
export function WornMachine({ machine, onRelease }: WornMachineProps) {
  const t = useText();
  if (machine === undefined) return null;
  const { machineNo, name } = machine;
  return (
    <button
      type="button"
      className={styles.machine}
      aria-label={t('不再用机台 {machineNo}', { machineNo })}
      onClick={onRelease}
    >
      <Cog aria-hidden />
      <span>{t('机台 {machineNo} {name}', { machineNo, name })}</span>
      <X aria-hidden />
    </button>
  );
}
