import { inkOn } from '@garment-mes/domain/work-study';
import { useText } from '#app/i18n.ts';
import styles from './priority-legend.module.css';

interface PriorityLegendProps {
  readonly levels: readonly {
    readonly level: string | number;
    readonly name: string;
    readonly color: string;
    readonly meaning: string;
  }[];
}

/** The strip on the tablet of a line that says what each colour of priority means. */
export function PriorityLegend({ levels }: PriorityLegendProps) {
  const t = useText();
  const shown = levels.filter(({ name }) => name !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={t('优先级说明')}>
      {shown.map(({ level, name, color, meaning }) => (
        <li key={`${level}/${name}`}>
          <b style={{ background: color || undefined, color: inkOn(color)?.ink }}>
            {level} {name}
          </b>
          <span>{meaning}</span>
        </li>
      ))}
    </ul>
  );
}
