import { listMachineTypes, listProcesses, type MachineTypeRow } from '@garment-mes/sdk/ccm';
import { OrderProcessFields } from '@garment-mes/sdk/labels';
import {
  listSubcontractGroups,
  type OrderProcess,
  type SubcontractGroupRow,
} from '@garment-mes/sdk/mes2';
import {
  Combobox,
  EditableTable,
  type EditableTableHandle,
  type EditColumn,
  newRowId,
  toast,
} from '@garment-mes/ui';
import { type ReactNode, type Ref, useMemo } from 'react';
import { useOperation } from '#app/api.tsx';
import { currentLanguage, labelOf, t, useText } from '#app/i18n.ts';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import type { GridProps } from './grid-props.ts';
import styles from './grids.module.css';
import { ProcessSums } from './process-sums.tsx';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;
/** Numbers of operations stand apart, so that one fits between. */
const STEP = 10;
const SEWING = 3;

interface ProcessGridProps extends GridProps<OrderProcess> {
  /** Rates are typed here; a confirmed order has a page of its own for them. */
  readonly priced?: boolean;
  readonly toolbar?: ReactNode;
  readonly ref?: Ref<EditableTableHandle>;
}

/** Operations of an order: added, renumbered by dragging, put out of use once they were scanned. */
export function ProcessGrid(props: ProcessGridProps) {
  const t = useText();
  const { rows, readOnly, onChange, priced = false, toolbar, ref } = props;
  const library = useOperation(listProcesses, { query: ALL }).data?.list;
  const machines = useOperation(listMachineTypes, { query: ALL }).data?.list;
  const groups = useOperation(listSubcontractGroups, { query: ALL }).data?.list;
  const language = currentLanguage();
  const columns = useMemo(
    () => processColumns({ machines, groups, readOnly, priced }),
    [machines, groups, readOnly, priced, language],
  );

  function change(next: readonly OrderProcess[]) {
    const lost = rows.find(({ id, doneNum }) => doneNum > 0 && !next.some((row) => row.id === id));
    if (lost) {
      toast.error(
        t('{process} 已扫描{num}件，只能停用', { process: lost.processName, num: lost.doneNum }),
      );
      return;
    }
    // A dragged row takes a number in the new order; typed numbers stay as they are.
    const moved = next.length === rows.length && next.some((row, at) => row.id !== rows[at]?.id);
    onChange(moved ? next.map((row, at) => ({ ...row, seqNo: (at + 1) * STEP })) : next);
  }

  const nextSeqNo = Math.max(0, ...rows.map(({ seqNo }) => seqNo)) + STEP;

  function add(processId: string) {
    const found = library?.find(({ id }) => id === processId);
    if (found === undefined) return;
    const { name: processName, price, ...taken } = found;
    onChange([
      ...rows,
      {
        ...blankProcess(newRowId(), nextSeqNo),
        ...{ processId, section: taken.section, processName, partCode: taken.partCode },
        ...{ machineTypeId: taken.machineTypeId, machineTypeName: taken.machineTypeName },
        ...{ sam: taken.sam, grade: taken.grade, isCheckpoint: taken.isCheckpoint },
        ...{ isOutput: taken.isOutput, isTicket: taken.isTicket, payScope: taken.payScope },
        ...(priced && price !== undefined ? { price } : {}),
      },
    ]);
  }

  return (
    <div className={styles.grid}>
      {!readOnly && (
        <div className={styles.line}>
          <Combobox
            className={styles.library}
            aria-label={t('从工序库添加')}
            placeholder={t('从工序库添加')}
            value=""
            onValueChange={add}
            options={(library ?? []).map(({ id, name, code }) => ({
              value: id,
              label: name,
              note: code,
            }))}
          />
          {toolbar}
        </div>
      )}
      <EditableTable<OrderProcess>
        ref={ref}
        label={t('工序')}
        columns={columns}
        rows={rows}
        onRowsChange={change}
        createRow={(id) => blankProcess(id, nextSeqNo)}
        copyRow={(row, id) => ({ ...row, id, seqNo: nextSeqNo, doneNum: 0 })}
        readOnly={readOnly}
        sortable
      />
      <ProcessSums rows={rows} priced={priced} />
    </div>
  );
}

const blankProcess = (id: string, seqNo: number): OrderProcess => ({
  ...{ id, processId: null, seqNo, section: SEWING, processName: '', partCode: null },
  ...{ machineTypeId: null, machineTypeName: null, outGroupId: null, sam: '', grade: 'C' },
  ...{ isCheckpoint: 0, isOutput: 0, isTicket: 1, payScope: 1, isEnabled: 1, doneNum: 0 },
});

interface ProcessLook {
  readonly machines: readonly MachineTypeRow[] | undefined;
  readonly groups: readonly SubcontractGroupRow[] | undefined;
  readonly readOnly: boolean;
  readonly priced: boolean;
}

function processColumns(look: ProcessLook): readonly EditColumn<OrderProcess>[] {
  const { machines, groups, readOnly, priced } = look;
  const column = gridColumns<OrderProcess>(OrderProcessFields);
  return [
    column.whole('seqNo', { required: true, min: '1', width: 72, pinned: true }),
    column.choice('section', { required: true }),
    column.text('processName', { required: true, width: 160 }),
    column.text('partCode', { nullable: true, width: 80 }),
    {
      ...column.reference(
        'machineTypeId',
        (machines ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ),
      write: (row, id) => ({
        ...row,
        machineTypeId: id === '' ? null : id,
        machineTypeName: machines?.find((machine) => machine.id === id)?.name ?? null,
      }),
    },
    column.decimal('sam', {
      places: 4,
      required: true,
      validate: (text) => (Number(text) > 0 ? undefined : t('标准工时须大于0')),
    }),
    ...(priced ? [column.decimal('price', { places: 4, min: '0' })] : []),
    column.text('grade', { required: true, width: 72 }),
    column.flag('isCheckpoint', readOnly),
    column.flag('isOutput', readOnly),
    column.flag('isTicket', readOnly),
    column.choice('payScope', { required: true }),
    {
      ...column.reference(
        'outGroupId',
        (groups ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ),
      write: (row, id) => ({
        ...row,
        outGroupId: id === '' ? null : id,
        outGroupName: groups?.find((group) => group.id === id)?.name ?? null,
      }),
    },
    column.flag('isEnabled', readOnly),
    {
      id: 'doneNum',
      align: 'end',
      header: labelOf(OrderProcessFields.doneNum),
      kind: 'computed',
      cell: ({ doneNum }) => doneNum,
    },
  ];
}
