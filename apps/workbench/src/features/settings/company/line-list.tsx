import { Button, IconButton } from '@garment-mes/ui';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n.ts';
import styles from './settings.module.css';

interface LineListProps<Line> {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly disabled: boolean;
  /** Lines that cannot be taken away. */
  readonly least: number;
  /** Values of a new line. */
  readonly empty: Line;
  readonly addLabel: string;
  /** Beside one another instead of below. */
  readonly across?: boolean;
  readonly onChange: (lines: readonly Line[]) => void;
  /** The inputs of a line; `put` replaces it. */
  readonly children: (line: Line, put: (line: Line) => void) => ReactNode;
}

/** Lines of a setting that come and go. */
export function LineList<Line>(props: LineListProps<Line>) {
  const t = useText();
  const { label, lines, disabled, least, empty, addLabel, across = false, onChange } = props;
  return (
    <fieldset aria-label={label} className={across ? styles.spans : styles.lines}>
      {lines.map((line, at) => (
        <span key={at} className={styles.line}>
          {props.children(line, (next) => onChange(lines.with(at, next)))}
          {!disabled && lines.length > least && (
            <IconButton
              label={t('删除')}
              icon={<X aria-hidden />}
              size="small"
              onClick={() => onChange(lines.filter((_, other) => other !== at))}
            />
          )}
        </span>
      ))}
      {!disabled && (
        <Button
          variant="plain"
          size="small"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...lines, empty])}
        >
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
