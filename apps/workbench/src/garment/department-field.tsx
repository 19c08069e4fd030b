import type { ControlProps } from '#screens/form/form-definition.ts';
import { DepartmentControl } from '#screens/references/department-control.tsx';

/** A department of the company. */
export const DepartmentField = ({ value, onChange }: ControlProps) => (
  <DepartmentControl value={String(value ?? '')} onChange={onChange} />
);
