import { StyleProcessFields } from '@garment-mes/sdk/labels';
import {
  Alert,
  EditableTable,
  type EditableTableHandle,
  type EditColumn,
  type EditGroups,
  newRowId,
  toast,
} from '@garment-mes/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { currentLanguage, labelOf, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { enumLabels } from '#screens/fields/enum-labels.ts';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';
import type { ReferenceRow } from '#screens/references/references.ts';
import {
  type NamedRecords,
  namesOf,
  useNamedRecords,
} from '#screens/references/use-named-records.ts';
import type { ProcessSpot } from '../approval-issues.ts';
import { SectionHead } from '../section-head.tsx';
import styles from '../style.module.css';
import type { ProcessRow } from '../style-draft.ts';
import { calledSo, emptyRow, libraryRow, recognised, typedWords } from './process-library.ts';
import {
  bySection,
  nextSeqNo,
  processFaults,
  renumbered,
  sectionSums,
  total,
} from './process-rows.ts';
import { SamPopover } from './sam-popover.tsx';

const RATE = 'FIELD^orderProcess.price';

interface ProcessGridProps {
  readonly rows: readonly ProcessRow[];
  readonly readOnly: boolean;
  /** Cell to go to. */
  readonly spot: ProcessSpot | undefined;
  /** The cursor is there. */
  readonly onSpot: () => void;
  readonly onChange: (rows: readonly ProcessRow[]) => void;
}

/** The operations of a style: typed, pasted, dragged, taken from the library. */
export function ProcessGrid({ rows, readOnly, spot, onSpot, onChange }: ProcessGridProps) {
  const t = useText();
  const { can } = useWorkbench();
  const seesRates = can(RATE);
  const machines = useNamedRecords('listMachineTypes', {
    names: namesOf(rows, 'machineTypeId', 'machineTypeName'),
  });
  const language = currentLanguage();
  const columns = useMemo(
    () => processColumns(machines, seesRates, readOnly, t('工时计算')),
    [machines, seesRates, readOnly, language],
  );
  const sums = useMemo(() => sectionSums(rows), [rows]);
  const names = enumLabels('Section');
  const sorted = useMemo(() => bySection(rows), [rows]);
  const amber = sums.filter(({ outputs }) => outputs !== 1);
  const table = useRef<EditableTableHandle>(null);
  const lead = useEffectEvent(({ row, column }: ProcessSpot) => {
    table.current?.focusCell(row, column);
    onSpot();
  });
  useEffect(() => {
    if (spot !== undefined) lead(spot);
  }, [spot]);

  const groups = useMemo(
    (): EditGroups<ProcessRow> => ({
      of: ({ section }) => String(section),
      head: (section) => <SectionHead of={sums.find((one) => String(one.section) === section)} />,
      join: (row, section) => ({ ...row, section: Number(section) as ProcessRow['section'] }),
    }),
    [sums],
  );

  const { asked, recognise } = useRecognition(sorted, onChange);
  const faults = useMemo(() => processFaults(rows, asked), [rows, asked, language]);

  function add(found: ReferenceRow<'listProcesses'> | undefined) {
    if (found === undefined) return;
    onChange(renumbered(sorted, [...sorted, libraryRow(found, newRowId(), nextSeqNo(rows))]));
  }

  return (
    <div className={styles.grid}>
      {amber.length > 0 && (
        <Alert tone="warn">
          {amber
            .map(({ section: value, outputs }) =>
              t('{section}段有{count}个产出点，只能有1个', {
                section: names[value] ? labelOf(names[value]) : value,
                count: outputs,
              }),
            )
            .join(t('；'))}
        </Alert>
      )}
      <EditableTable<ProcessRow>
        ref={table}
        label={t('工序')}
        columns={columns}
        rows={sorted}
        groups={groups}
        onRowsChange={(next) => {
          onChange(renumbered(sorted, next));
          recognise(next);
        }}
        readOnly={readOnly}
        faults={faults}
        createRow={(id) => emptyRow(id, nextSeqNo(rows))}
        copyRow={(row, id) => ({ ...row, id, seqNo: nextSeqNo(rows) })}
        sums={{
          sam: total(rows.map(({ sam }) => sam)),
          ...(seesRates ? { price: total(rows.map(({ price = '' }) => price)) } : {}),
        }}
        toolbar={
          readOnly ? undefined : (
            <ReferenceCombobox
              className={styles.library}
              aria-label={t('从工序库添加')}
              placeholder={t('从工序库添加')}
              reference="listProcesses"
              value=""
              onChange={(_, found) => add(found)}
            />
          )
        }
      />
    </div>
  );
}

const NONE: readonly string[] = [];

/** Finds what was typed or pasted in the library; `asked` are the words whose answer is awaited. */
function useRecognition(
  rows: readonly ProcessRow[],
  onChange: (rows: readonly ProcessRow[]) => void,
) {
  const { client } = useWorkbench();
  const [asked, setAsked] = useState(NONE);
  const take = useEffectEvent((library: Awaited<ReturnType<typeof calledSo>>) => {
    // Rows may have been changed while the library was asked.
    const known = rows.map((row) => recognised(row, library));
    if (known.some((row, at) => row !== rows[at])) onChange(known);
  });
  useEffect(() => {
    if (asked.length === 0) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    calledSo(client, asked, signal).then(
      (library) => {
        if (signal.aborted) return;
        take(library);
        setAsked(NONE);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        toast.error(failureText(error));
        setAsked(NONE);
      },
    );
    return () => leaving.abort();
  }, [client, asked]);
  const recognise = (next: readonly ProcessRow[]) => {
    const words = typedWords(next);
    if (words.length > 0) setAsked(words);
  };
  return { asked, recognise };
}

function processColumns(
  machines: NamedRecords<ReferenceRow<'listMachineTypes'>>,
  seesRates: boolean,
  readOnly: boolean,
  timing: string,
): readonly EditColumn<ProcessRow>[] {
  const column = gridColumns<ProcessRow>(StyleProcessFields);
  return [
    column.whole('seqNo', { pinned: true, min: '1', required: true }),
    column.choice('section', { required: true }),
    column.text('processName', { required: true, width: 148 }),
    column.text('partCode', { nullable: true, width: 96 }),
    column.record('machineTypeId', machines, (row, id, name) => ({
      ...row,
      machineTypeId: id === '' ? null : id,
      machineTypeName: name ?? null,
    })),
    column.decimal('sam', { places: 4, required: true }),
    {
      id: 'timing',
      header: timing,
      kind: 'custom',
      width: 76,
      align: 'center',
      cell: (row, update) => <SamPopover row={row} readOnly={readOnly} onChange={update} />,
    },
    ...(seesRates ? [column.decimal('price', { places: 4, min: '0', required: true })] : []),
    column.choice('grade'),
    column.flag('isCheckpoint', readOnly),
    column.flag('isOutput', readOnly),
    column.flag('isTicket', readOnly),
    column.choice('payScope'),
    {
      ...column.text('predecessors', { width: 96 }),
      read: ({ predecessors }) => predecessors.join(','),
      write: (row, text) => ({
        ...row,
        predecessors: text.split(/[,，、\s]+/).filter((part) => part !== ''),
      }),
    },
    column.text('stitchNote', { nullable: true, width: 160 }),
    column.text('videoUrl', { nullable: true, width: 120 }),
    column.text('remark', { nullable: true, width: 160 }),
  ];
}
