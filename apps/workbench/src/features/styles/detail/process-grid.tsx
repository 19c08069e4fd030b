import {
  type ProcessRow as LibraryRow,
  listMachineTypes,
  listProcesses,
} from '@garment-mes/sdk/ccm';
import { writeConditions } from '@garment-mes/sdk/conditions';
import { StyleProcessFields } from '@garment-mes/sdk/labels';
import {
  Alert,
  Combobox,
  EditableTable,
  type EditableTableHandle,
  type EditColumn,
  type EditGroups,
  newRowId,
} from '@garment-mes/ui';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useOperation } from '#kit/api.tsx';
import { enumLabels } from '#kit/enum-labels.ts';
import { gridColumns } from '#kit/grid-columns.tsx';
import { currentLanguage, labelOf, useText } from '#kit/i18n.ts';
import { useWorkbench } from '#kit/workbench-context.ts';
import type { ProcessSpot } from './approval-issues.ts';
import {
  bySection,
  nextSeqNo,
  processFaults,
  renumbered,
  sectionSums,
  total,
} from './process-rows.ts';
import { SamPopover } from './sam-popover.tsx';
import { SectionHead } from './section-head.tsx';
import styles from './style.module.css';
import type { ProcessRow } from './style-draft.ts';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;
const RATE = 'FIELD^orderProcess.price';
const SEWING = 3;
/** What an operation of the library is found by: a part of its name, or how its code begins. */
const FOUND_BY = { name: 'contains', code: 'starts', name_en: 'starts' } as const;
const foundBy = (text: string) =>
  Object.entries(FOUND_BY).map(
    ([key, match]) => ({ kind: 'like', key, not: false, match, text }) as const,
  );

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
  const { can, client } = useWorkbench();
  const seesRates = can(RATE);
  const machines = useOperation(listMachineTypes, { query: ALL });
  const machineOptions = machines.data?.list;
  const language = currentLanguage();
  const columns = useMemo(
    () => processColumns(machineOptions ?? [], seesRates, readOnly, t('工时计算')),
    [machineOptions, seesRates, readOnly, language],
  );
  const sums = useMemo(() => sectionSums(rows), [rows]);
  const names = enumLabels('Section');
  const sorted = useMemo(() => bySection(rows), [rows]);
  const faults = useMemo(() => processFaults(rows), [rows, language]);
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

  const library = useRef(new Map<string, LibraryRow>());
  const find = useCallback(
    async (text: string, signal: AbortSignal) => {
      const sql = text === '' ? '' : writeConditions({ kind: 'or', terms: foundBy(text) });
      const query = { pageNum: 1, pageSize: 50, ...(sql === '' ? {} : { sql }) };
      const { list } = await listProcesses(client, { query }, { signal });
      for (const row of list) library.current.set(row.id, row);
      return list.map(({ id, name, code, machineTypeName }) => ({
        value: id,
        label: name,
        note: [code, machineTypeName].filter(Boolean).join(' · '),
      }));
    },
    [client],
  );

  function add(id: string) {
    const found = library.current.get(id);
    if (found === undefined) return;
    const { name, price, ...taken } = found;
    onChange([
      ...rows,
      {
        ...emptyRow(newRowId(), nextSeqNo(rows), taken.section),
        processId: id,
        processName: name,
        partCode: taken.partCode,
        machineTypeId: taken.machineTypeId,
        machineTypeName: taken.machineTypeName,
        sam: taken.sam,
        ...(price === undefined ? {} : { price }),
        grade: taken.grade,
        isCheckpoint: taken.isCheckpoint,
        isOutput: taken.isOutput,
        isTicket: taken.isTicket,
        payScope: taken.payScope,
      },
    ]);
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
        onRowsChange={(next) => onChange(renumbered(sorted, next))}
        readOnly={readOnly}
        faults={faults}
        createRow={(id) => emptyRow(id, nextSeqNo(rows), SEWING)}
        copyRow={(row, id) => ({ ...row, id, seqNo: nextSeqNo(rows) })}
        sums={{
          sam: total(rows.map(({ sam }) => sam)),
          ...(seesRates ? { price: total(rows.map(({ price = '' }) => price)) } : {}),
        }}
        toolbar={
          readOnly ? undefined : (
            <Combobox
              className={styles.library}
              aria-label={t('从工序库添加')}
              placeholder={t('从工序库添加')}
              options={find}
              value=""
              onValueChange={(id) => {
                if (id !== '') add(id);
              }}
            />
          )
        }
      />
    </div>
  );
}

const emptyRow = (id: string, seqNo: number, section: ProcessRow['section']): ProcessRow => ({
  id,
  processId: '',
  seqNo,
  section,
  processName: '',
  partCode: null,
  machineTypeId: null,
  machineTypeName: null,
  sam: '',
  price: '0',
  grade: 'C',
  isCheckpoint: 0,
  isOutput: 0,
  isTicket: 1,
  payScope: 1,
  predecessors: [],
  stitchNote: null,
  videoUrl: null,
  remark: null,
});

function processColumns(
  machines: readonly { readonly id: string; readonly name: string }[],
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
    column.reference(
      'machineTypeId',
      machines.map(({ id, name }) => ({ value: id, label: name })),
    ),
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
