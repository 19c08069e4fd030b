import { checkProcessGroups, type SubcontractGroup } from '@garment-mes/domain/orders';
import { refusalText } from '@garment-mes/domain/refusals';
import { OrderProcessFields } from '@garment-mes/sdk/labels';
import type { OrderProcess } from '@garment-mes/sdk/mes2';
import {
  EditableTable,
  type EditableTableHandle,
  type EditColumn,
  newRowId,
  toast,
} from '@garment-mes/ui';
import { type ReactNode, type Ref, useMemo } from 'react';
import { currentLanguage, labelOf, t, useText } from '#app/i18n.ts';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';
import type { ReferenceRow } from '#screens/references/references.ts';
import {
  type NamedRecords,
  namesOf,
  useNamedRecords,
} from '#screens/references/use-named-records.ts';
import type { GridProps } from './grid-props.ts';
import styles from './grids.module.css';
import { ProcessSums } from './process-sums.tsx';

/** Numbers of operations stand apart, so that one fits between. */
const STEP = 10;
const SEWING = 3;

interface ProcessGridProps extends GridProps<OrderProcess> {
  /** The operations as they are stored: a group that one has already is not asked about again. */
  readonly stored: readonly OrderProcess[];
  /** Rates are typed here; a confirmed order has a page of its own for them. */
  readonly priced?: boolean;
  readonly toolbar?: ReactNode;
  readonly ref?: Ref<EditableTableHandle>;
}

/** Operations of an order: added, renumbered by dragging, put out of use once they were scanned. */
export function ProcessGrid(props: ProcessGridProps) {
  const t = useText();
  const { rows, stored, readOnly, onChange, priced = false, toolbar, ref } = props;
  const machines = useNamedRecords('listMachineTypes', {
    names: namesOf(rows, 'machineTypeId', 'machineTypeName'),
  });
  const groups = useNamedRecords('listSubcontractGroups', {
    ids: rows.flatMap(({ outGroupId }) => outGroupId ?? []),
    names: namesOf(rows, 'outGroupId', 'outGroupName'),
  });
  const language = currentLanguage();
  const columns = useMemo(
    () => processColumns({ machines, groups, stored, readOnly, priced }),
    [machines, groups, stored, readOnly, priced, language],
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

  function add(processId: string, found: ReferenceRow<'listProcesses'> | undefined) {
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
          <ReferenceCombobox
            className={styles.library}
            aria-label={t('从工序库添加')}
            placeholder={t('从工序库添加')}
            reference="listProcesses"
            value=""
            onChange={add}
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
  readonly machines: NamedRecords<ReferenceRow<'listMachineTypes'>>;
  readonly groups: NamedRecords<ReferenceRow<'listSubcontractGroups'>>;
  readonly stored: readonly OrderProcess[];
  readonly readOnly: boolean;
  readonly priced: boolean;
}

function processColumns(look: ProcessLook): readonly EditColumn<OrderProcess>[] {
  const { machines, groups, readOnly, priced } = look;
  const groupFault = groupFaultOf(look);
  const column = gridColumns<OrderProcess>(OrderProcessFields);
  return [
    column.whole('seqNo', { required: true, min: '1', width: 72, pinned: true }),
    column.choice('section', { required: true }),
    column.text('processName', { required: true, width: 160 }),
    column.text('partCode', { nullable: true, width: 80 }),
    column.record('machineTypeId', machines, (row, id, name) => ({
      ...row,
      machineTypeId: id === '' ? null : id,
      machineTypeName: name ?? null,
    })),
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
    column.record(
      'outGroupId',
      groups,
      (row, id, name) => ({
        ...row,
        outGroupId: id === '' ? null : id,
        outGroupName: name ?? null,
      }),
      { validate: groupFault },
    ),
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

/** What is wrong with the group of an operation, once the group is known. */
function groupFaultOf({ groups: { rowOf, isReady }, stored }: ProcessLook) {
  const before = new Map(stored.map((row) => [row.id, row]));
  return (id: string, row: OrderProcess): string | undefined => {
    const found = rowOf(id);
    if (!found && !isReady) return undefined;
    const known: readonly [string, SubcontractGroup][] = found
      ? [[id, { ...found, isEnabled: found.delFlag === '0' }]]
      : [];
    const [fault] = checkProcessGroups([{ ...row, before: before.get(row.id) }], new Map(known));
    return fault && refusalText(fault, currentLanguage());
  };
}
