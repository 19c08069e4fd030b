import { NumberInput } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import styles from './settings.module.css';

interface GradesControlProps {
  /** `{A: [dhu, fpy], B: …, C: …}` */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

const GRADES = ['A', 'B', 'C'] as const;

/** The limits of the grades, a line each: faults at most, good pieces at least. */
export function GradesControl({ value, disabled, onChange }: GradesControlProps) {
  const t = useText();
  const limits = (value ?? {}) as Readonly<Record<string, readonly unknown[] | undefined>>;
  const heads = [t('DHU 不高于'), t('一次合格率% 不低于')];
  return (
    <table className={styles.grades}>
      <thead>
        <tr>
          <th>{t('等级')}</th>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {GRADES.map((grade) => (
          <tr key={grade}>
            <th>{grade}</th>
            {heads.map((head, at) => (
              <td key={head}>
                <NumberInput
                  aria-label={`${grade} ${head}`}
                  disabled={disabled}
                  className={styles.tiny}
                  value={String(limits[grade]?.[at] ?? '')}
                  onValueChange={(next) =>
                    onChange({
                      ...limits,
                      [grade]: (limits[grade] ?? ['', '']).with(
                        at,
                        next === '' ? '' : Number(next),
                      ),
                    })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
