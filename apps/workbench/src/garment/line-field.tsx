import type { ControlProps } from '#screens/form/form-definition.ts';
import { DepartmentControl } from '#screens/references/department-control.tsx';

/** Departments that sew. */
const SEWING_LINE = 5;

/** The line that sews, one of the company's. */
export const LineField = ({ value, onChange }: ControlProps) => (
  <DepartmentControl value={String(value ?? '')} onChange={onChange} deptType={SEWING_LINE} />
);
