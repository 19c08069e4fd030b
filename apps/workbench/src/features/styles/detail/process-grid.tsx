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
  type EditColumn,
  FilterChips,
  newRowId,
} from '@garment-mes/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useOperation } from '#kit/api.tsx';
import { enumLabels } from '#kit/enum-labels.ts';
import { gridColumns } from '#kit/grid-columns.tsx';
import { currentLanguage, labelOf, useText } from '#kit/i18n.ts';
import { useWorkbench } from '#kit/workbench-context.ts';
import { nextSeqNo, processFaults, renumbered, sectionSums, total } from './process-rows.ts';
import { SamPopover } from './sam-popover.tsx';
import styles from './style.module.css';
import type { ProcessRow } from './style-draft.ts';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;
const RATE = 'FIELD^orderProcess.price';
const SEWING = 3;

interface ProcessGridProps {
  readonly rows: readonly ProcessRow[];
  readonly readOnly: boolean;
  readonly onChange: (rows: readonly ProcessRow[]) => void;
}

/** The operations of a style: typed, pasted, dragged, taken from the library. */
export function ProcessGrid({ rows, readOnly, onChange }: ProcessGridProps) {
  const t = useText();
  const { can, client } = useWorkbench();
  const seesRates = can(RATE);
  const [section, setSection] = useState('');
  const machines = useOperation(listMachineTypes, { query: ALL });
  const machineOptions = machines.data?.list;
  const language = currentLanguage();
  const columns = useMemo(
    () => processColumns(machineOptions ?? [], seesRates, readOnly, t('工时计算')),
    [machineOptions, seesRates, readOnly, language],
  );
  const sums = sectionSums(rows);
  const names = enumLabels('Section');
  const shown = section === '' ? rows : rows.filter((row) => String(row.section) === section);
  const faults = useMemo(() => processFaults(rows), [rows, language]);
  const amber = sums.filter(({ outputs }) => outputs !== 1);

  function change(next: readonly ProcessRow[]) {
    // Rows of other sections stay where they are; those in view take the places those in view had.
    const rest = [...next];
    const all =
      section === ''
        ? next
        : [
            ...rows.flatMap((row) => {
              if (String(row.section) !== section) return [row];
              const [head] = rest.splice(0, 1);
              return head === undefined ? [] : [head];
            }),
            ...rest,
          ];
    onChange(renumbered(rows, all));
  }

  const library = useRef(new Map<string, LibraryRow>());
  const find = useCallback(
    async (text: string, signal: AbortSignal) => {
      const sql =
        text === ''
          ? ''
          : writeConditions({ kind: 'like', key: 'name', not: false, match: 'contains', text });
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
      <FilterChips
        label={t('工段')}
        value={section}
        onValueChange={setSection}
        chips={sums.map(({ section: value, count, sam, price }) => ({
          value: String(value),
          label: [
            names[value] ? labelOf(names[value]) : String(value),
            t('{sam} 分', { sam: short(sam) }),
            price === undefined ? '' : t('{price} 元', { price: short(price) }),
          ]
            .filter((part) => part !== '')
            .join(' · '),
          count,
        }))}
      />
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
        label={t('工序')}
        columns={columns}
        rows={shown}
        onRowsChange={change}
        readOnly={readOnly}
        faults={faults}
        createRow={(id) =>
          emptyRow(id, nextSeqNo(rows), (Number(section) || SEWING) as ProcessRow['section'])
        }
        copyRow={(row, id) => ({ ...row, id, seqNo: nextSeqNo(rows) })}
        sums={{
          sam: short(total(shown.map(({ sam }) => sam))),
          ...(seesRates ? { price: short(total(shown.map(({ price = '' }) => price))) } : {}),
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

const short = (text: string): string => String(Number(text));

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
