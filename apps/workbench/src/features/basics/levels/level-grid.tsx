import { type Issue, refusalText } from '@garment-mes/domain/refusals';
import { freeLevel, inkOn, LEAST_CONTRAST, renumbered } from '@garment-mes/domain/work-study';
import { LinePriorityDescriptionRowFields } from '@garment-mes/sdk/labels';
import {
  ColourPicker,
  EditableTable,
  type EditableTableHandle,
  type EditColumn,
  Tag,
} from '@garment-mes/ui';
import { type Ref, useMemo } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import { type LevelRow, levelOf } from './legend-draft.ts';
import styles from './levels.module.css';

interface LevelGridProps {
  readonly rows: readonly LevelRow[];
  readonly onChange: (rows: readonly LevelRow[]) => void;
  /** What is wrong, `rows.1.color`. */
  readonly issues: readonly Issue[];
  /** Lines that are described by a level, by the id of its row. */
  readonly lines: ReadonlyMap<string, number>;
  readonly readOnly: boolean;
  readonly ref: Ref<EditableTableHandle>;
}

const label = (name: string) => fieldLabel(LinePriorityDescriptionRowFields, name);

/** The levels one below the other; a row that is dragged takes the level of its place. */
export function LevelGrid({ rows, onChange, issues, lines, readOnly, ref }: LevelGridProps) {
  const t = useText();
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<LevelRow>[] => {
    const column = gridColumns<LevelRow>(LinePriorityDescriptionRowFields);
    return [
      column.decimal('level', { places: 0, width: 80 }),
      column.text('name', { width: 140 }),
      {
        id: 'color',
        header: label('color'),
        kind: 'custom',
        width: 150,
        read: ({ color }) => color,
        cell: (row, update) =>
          readOnly ? (
            <span className={styles.colour}>
              <i aria-hidden style={{ background: row.color }} />
              {row.color}
            </span>
          ) : (
            <ColourPicker
              aria-label={`${label('color')} ${row.name}`}
              value={row.color}
              onValueChange={(color) => update({ ...row, color })}
            />
          ),
      },
      column.text('meaning', { width: 320 }),
      {
        id: 'contrast',
        header: t('对比度'),
        kind: 'computed',
        width: 190,
        cell: ({ color }) => <Contrast color={color} />,
      },
      {
        id: 'lineNum',
        header: label('lineNum'),
        kind: 'computed',
        align: 'end',
        width: 90,
        cell: ({ id }) => lines.get(id) ?? 0,
      },
    ];
  }, [language, readOnly, lines]);

  const next = (): string => String(freeLevel(rows.map(levelOf)) ?? '');
  return (
    <EditableTable<LevelRow>
      ref={ref}
      label={t('优先级')}
      columns={columns}
      rows={rows}
      readOnly={readOnly}
      rowsFixed={readOnly}
      faults={faultsOf(rows, issues)}
      createRow={(id) => ({ id, level: next(), name: '', color: '', meaning: '' })}
      copyRow={(row, id) => ({ ...row, id, level: next(), color: '' })}
      onRowsChange={(changed) => onChange(isMoved(rows, changed) ? inLevels(changed) : changed)}
      className={styles.grid}
    />
  );
}

function Contrast({ color }: { readonly color: string }) {
  const t = useText();
  const found = inkOn(color);
  if (found === undefined) return null;
  const ratio = `${found.contrast.toFixed(1)}:1`;
  return found.contrast < LEAST_CONTRAST ? <Tag tone="warn">{t('颜色与文字对比不足')}</Tag> : ratio;
}

/** The same rows in another order. */
const isMoved = (before: readonly LevelRow[], after: readonly LevelRow[]): boolean =>
  before.length === after.length &&
  before.some(({ id }, at) => after[at]?.id !== id) &&
  before.every(({ id }) => after.some((row) => row.id === id));

const inLevels = (rows: readonly LevelRow[]): readonly LevelRow[] => {
  const levels = renumbered(rows.map(levelOf));
  return rows.map((row, at) => ({ ...row, level: String(levels[at]?.level ?? '') }));
};

function faultsOf(rows: readonly LevelRow[], issues: readonly Issue[]) {
  const faults: Record<string, Record<string, string>> = {};
  for (const found of issues) {
    const [, at = '', name = ''] = found.field.split('.');
    const row = rows[Number(at)];
    if (name === '' || row === undefined) continue;
    faults[row.id] = { [name]: refusalText(found, currentLanguage()), ...faults[row.id] };
  }
  return faults;
}
