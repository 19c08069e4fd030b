import { listDepartments } from '@garment-mes/sdk/amc';
import { OrderWorkshopFields } from '@garment-mes/sdk/labels';
import { EditableTable, type EditColumn } from '@garment-mes/ui';
import { useMemo } from 'react';
import { useOperation } from '#app/api.tsx';
import { currentLanguage, labelOf, useText } from '#app/i18n.ts';
import { gridColumns } from '#screens/fields/grid-columns.tsx';
import type { WorkshopRow } from '../draft/order-draft.ts';
import type { GridProps } from './grid-props.ts';

/** Which department makes what of the order, and when. */
export function WorkshopGrid({ rows, readOnly, onChange }: GridProps<WorkshopRow>) {
  const t = useText();
  const departments = useOperation(listDepartments, {}).data;
  const language = currentLanguage();
  const columns = useMemo((): readonly EditColumn<WorkshopRow>[] => {
    const column = gridColumns<WorkshopRow>(OrderWorkshopFields);
    return [
      {
        ...column.reference(
          'deptId',
          (departments ?? []).map(({ id, name }) => ({ value: id, label: name })),
          { required: true, width: 180, pinned: true },
        ),
        write: (row, deptId) => ({
          ...row,
          deptId,
          deptName: departments?.find(({ id }) => id === deptId)?.name ?? row.deptName,
        }),
      },
      column.choice('section', { required: true, width: 120 }),
      {
        ...column.whole('num', { width: 100 }),
        write: (row, text) => ({ ...row, num: text === '' ? null : Number(text) }),
      },
      {
        id: 'planStartDate',
        header: labelOf(OrderWorkshopFields.planStartDate),
        kind: 'date',
        width: 140,
        read: ({ planStartDate }) => planStartDate ?? '',
        write: (row, day) => ({ ...row, planStartDate: day === '' ? null : day }),
      },
      {
        id: 'planEndDate',
        header: labelOf(OrderWorkshopFields.planEndDate),
        kind: 'date',
        width: 140,
        read: ({ planEndDate }) => planEndDate ?? '',
        write: (row, day) => ({ ...row, planEndDate: day === '' ? null : day }),
        validate: (day, { planStartDate }) =>
          day !== '' && planStartDate !== null && day < planStartDate
            ? t('计划结束不能早于计划开始')
            : undefined,
      },
    ];
  }, [departments, language]);
  return (
    <EditableTable<WorkshopRow>
      label={t('车间')}
      columns={columns}
      rows={rows}
      onRowsChange={onChange}
      readOnly={readOnly}
      createRow={(id) => ({
        ...{ id, deptId: '', deptName: '', section: 3, num: null },
        ...{ planStartDate: null, planEndDate: null },
      })}
    />
  );
}
