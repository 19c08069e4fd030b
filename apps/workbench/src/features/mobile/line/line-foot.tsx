import { Camera, Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n.ts';
import type { usePerson } from '../report/use-person.ts';
import styles from './line.module.css';
import type { useOutput } from './output/use-output.ts';

interface LineFootProps {
  readonly person: ReturnType<typeof usePerson>;
  readonly output: ReturnType<typeof useOutput>;
  /** The camera is open. */
  readonly looking: boolean;
  readonly onLook: () => void;
  readonly onType: () => void;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** Who reports, and the ways to a report without a scanner. */
export function LineFoot({ person, output, looking, onLook, onType, children }: LineFootProps) {
  const { last } = output;
  const t = useText();
  return (
    <footer className={styles.foot}>
      <div className={styles.armed}>
        <b>{person.person?.employeeName ?? t('请先扫工卡')}</b>
        <span>{t('扫扎号报产出')}</span>
      </div>
      {person.handBack && (
        <button type="button" className={styles.call} onClick={person.handBack}>
          {t('换人')}
        </button>
      )}
      <button type="button" className={styles.call} aria-pressed={looking} onClick={onLook}>
        <Camera aria-hidden /> {t('拍码')}
      </button>
      <button type="button" className={styles.call} onClick={onType}>
        <Keyboard aria-hidden /> {t('手输')}
      </button>
      <button
        type="button"
        className={styles.call}
        disabled={last === undefined}
        onClick={() => last && void output.report(last, 1)}
      >
        +1 {last?.label}
      </button>
      {children}
    </footer>
  );
}
