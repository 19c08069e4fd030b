import { type BoardItem, type BoardQuantityRow, listBoardItems } from '@garment-mes/sdk/mes2';
import { Select } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import type { ControlProps, FormValues } from '#screens/form/form-definition.ts';
import { DepartmentControl } from '#screens/references/department-control.tsx';

const NONE: readonly BoardItem[] = [];

/** The figures of the chosen board with what the system counts of them on that day, in that department. */
export function useBoardItems({ boardCode, workDate, deptId }: FormValues): readonly BoardItem[] {
  const board = (boardCode || 'reduceBed') as BoardQuantityRow['boardCode'];
  const { data = NONE } = useOperation(
    listBoardItems,
    {
      query: {
        boardCode: board,
        ...(workDate ? { workDate: String(workDate) } : {}),
        ...(deptId ? { deptId: String(deptId) } : {}),
      },
    },
    { enabled: Boolean(boardCode), keepPrevious: true },
  );
  return boardCode ? data.filter((item) => item.boardCode === board) : NONE;
}

/** A figure of the chosen board. */
export function ItemField({ value, onChange, values }: ControlProps) {
  return (
    <Select
      value={String(value ?? '')}
      onValueChange={onChange}
      options={useBoardItems(values).map(({ itemCode, name }) => ({
        value: itemCode,
        label: name,
      }))}
    />
  );
}

/** A department; none for the whole factory. */
export const DepartmentField = ({ value, onChange }: ControlProps) => (
  <DepartmentControl value={String(value ?? '')} onChange={onChange} />
);
