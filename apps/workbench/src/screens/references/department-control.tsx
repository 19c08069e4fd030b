import { type DeptType, listDepartments } from '@garment-mes/sdk/amc';
import { Combobox } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { inTreeOrder } from './department-tree.ts';

interface DepartmentControlProps {
  /** Id of the department; `''` for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Those of one kind only. */
  readonly deptType?: DeptType;
  /** Names a control that is in no field. */
  readonly label?: string;
  readonly className?: string;
  readonly disabled?: boolean;
}

/** A department of the company, found by its name; each stands below the one it belongs to, with the way to it. */
export function DepartmentControl(props: DepartmentControlProps) {
  const { value, onChange, deptType, label, className = '', disabled = false } = props;
  const departments = useOperation(
    listDepartments,
    deptType === undefined ? {} : { query: { deptType } },
  );
  return (
    <Combobox
      className={className}
      {...(label === undefined ? {} : { 'aria-label': label, placeholder: label })}
      value={value}
      onValueChange={onChange}
      disabled={disabled}
      options={inTreeOrder(departments.data ?? []).map(({ id, name, path }) => ({
        value: id,
        label: name,
        ...(path === '' ? {} : { note: path }),
      }))}
    />
  );
}
