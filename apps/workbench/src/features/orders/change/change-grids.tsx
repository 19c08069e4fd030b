import { listMaterials, listProcesses } from '@garment-mes/sdk/ccm';
import { OrderBomLineFields, OrderProcessFields } from '@garment-mes/sdk/labels';
import type { OrderBomLine, OrderProcess } from '@garment-mes/sdk/mes2';
import { Combobox, EditableTable, type EditColumn, newRowId, toast } from '@garment-mes/ui';
import { useMemo } from 'react';
import { useOperation } from '#kit/api.tsx';
import { gridColumns } from '#kit/grid-columns.tsx';
import { currentLanguage, labelOf, useText } from '#kit/i18n.ts';
import styles from './change.module.css';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;
/** Numbers of operations stand apart, so that one fits between. */
const STEP = 10;

interface GridProps<Row> {
  readonly rows: readonly Row[];
  readonly readOnly: boolean;
  readonly onChange: (rows: readonly Row[]) => void;
}

/** Materials of the order; a line of which something is issued stays. */
export function BomChanges({ rows, readOnly, onChange }: GridProps<OrderBomLine>) {
  const t = useText();
  const materials = useOperation(listMaterials, { query: ALL }).data?.list;
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<OrderBomLine>[] => {
    const column = gridColumns<OrderBomLine>(OrderBomLineFields);
    return [
      {
        ...column.reference(
          'materialId',
          (materials ?? []).map(({ id, name, code }) => ({ value: id, label: name, note: code })),
          { required: true, width: 200, pinned: true },
        ),
        locked: ({ issuedNum }) => Number(issuedNum) > 0,
        write: (line, id) => {
          const found = materials?.find((material) => material.id === id);
          return {
            ...line,
            materialId: id,
            materialName: found?.name ?? line.materialName,
            unitCode: found?.unitCode ?? line.unitCode,
          };
        },
      },
      column.choice('fabricPart', { nullable: true }),
      column.text('partName', { nullable: true }),
      column.decimal('usageNum', {
        places: 4,
        required: true,
        validate: (text) => (Number(text) > 0 ? undefined : t('单件用量须大于0')),
      }),
      column.text('unitCode', { required: true, width: 72 }),
      column.decimal('lossPct', { places: 2, nullable: true }),
      {
        id: 'needNum',
        header: labelOf(OrderBomLineFields.needNum),
        kind: 'computed',
        cell: ({ needNum }) => needNum,
      },
      {
        id: 'issuedNum',
        header: labelOf(OrderBomLineFields.issuedNum),
        kind: 'computed',
        cell: ({ issuedNum }) => issuedNum,
      },
      column.text('supplierName', { nullable: true }),
    ];
  }, [materials, language]);

  function change(next: readonly OrderBomLine[]) {
    const lost = rows.find(
      ({ id, issuedNum }) => Number(issuedNum) > 0 && !next.some((line) => line.id === id),
    );
    if (lost) toast.error(t('面料已发{len}米，不能删除', { len: Number(lost.issuedNum) }));
    else onChange(next);
  }

  return (
    <EditableTable<OrderBomLine>
      label="BOM"
      columns={columns}
      rows={rows}
      onRowsChange={change}
      readOnly={readOnly}
      createRow={(id) => ({
        ...{
          id,
          seqNo: (rows.length + 1) * STEP,
          materialId: '',
          materialCode: '',
          materialName: '',
        },
        ...{ fabricPart: null, partName: null, colorId: null, colorName: null, isMain: 0 },
        ...{
          usageNum: '',
          unitCode: '',
          lossPct: '0',
          needNum: '0',
          issuedNum: '0',
          returnNum: '0',
        },
        ...{ supplierName: null, remark: null },
      })}
    />
  );
}

/** Operations of the order: added, renumbered by dragging, put out of use once they were scanned. */
export function ProcessChanges({ rows, readOnly, onChange }: GridProps<OrderProcess>) {
  const t = useText();
  const library = useOperation(listProcesses, { query: ALL }).data?.list;
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<OrderProcess>[] => {
    const column = gridColumns<OrderProcess>(OrderProcessFields);
    return [
      column.whole('seqNo', { required: true, min: '1', width: 72, pinned: true }),
      column.choice('section', { required: true }),
      column.text('processName', { required: true, width: 160 }),
      column.text('partCode', { nullable: true, width: 80 }),
      column.decimal('sam', {
        places: 4,
        required: true,
        validate: (text) => (Number(text) > 0 ? undefined : t('标准工时须大于0')),
      }),
      column.flag('isCheckpoint', readOnly),
      column.flag('isOutput', readOnly),
      column.flag('isTicket', readOnly),
      column.choice('payScope', { required: true }),
      column.flag('isEnabled', readOnly),
      {
        id: 'doneNum',
        header: labelOf(OrderProcessFields.doneNum),
        kind: 'computed',
        cell: ({ doneNum }) => doneNum,
      },
    ];
  }, [readOnly, language]);

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

  function add(processId: string) {
    const found = library?.find(({ id }) => id === processId);
    if (found === undefined) return;
    const last = Math.max(0, ...rows.map(({ seqNo }) => seqNo));
    onChange([
      ...rows,
      {
        ...{ id: newRowId(), processId, seqNo: last + STEP, section: found.section },
        ...{
          processName: found.name,
          partCode: found.partCode,
          machineTypeId: found.machineTypeId,
        },
        ...{ machineTypeName: found.machineTypeName, outGroupId: null, sam: found.sam },
        ...{ grade: found.grade, isCheckpoint: found.isCheckpoint, isOutput: found.isOutput },
        ...{ isTicket: found.isTicket, payScope: found.payScope, isEnabled: 1, doneNum: 0 },
      },
    ]);
  }

  return (
    <div className={styles.grid}>
      {!readOnly && (
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
      )}
      <EditableTable<OrderProcess>
        label={t('工序')}
        columns={columns}
        rows={rows}
        onRowsChange={change}
        readOnly={readOnly}
        sortable
      />
    </div>
  );
}
