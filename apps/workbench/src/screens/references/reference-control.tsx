import type { ReferenceName } from '@garment-mes/sdk/labels';
import { ReferenceCombobox } from './reference-combobox.tsx';
import type { NamedOptions } from './use-named-records.ts';

interface ReferenceControlProps extends Pick<NamedOptions, 'among'> {
  /** Of the field, `customerId`. */
  readonly name: string;
  readonly reference: ReferenceName;
  /** Id of the record that is named; `''` for none. */
  readonly value: string;
  /** The record is `undefined` when the choice was cleared. */
  readonly onChange: (id: string, record?: object) => void;
  readonly disabled: boolean;
  /** The stored record, which knows the name beside the id. */
  readonly row?: object | undefined;
  /** Names a control that is in no field. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** Offers records that are out of use as well. */
  readonly all?: boolean;
  /** Values by field that the records have to have, and parameters of their list. */
  readonly among?: Readonly<Record<string, readonly string[]>>;
  readonly query?: object;
}

/** The control of a field that names another record. */
export function ReferenceControl(props: ReferenceControlProps) {
  const { name, row = {}, label, ...control } = props;
  const { [name]: stored, [name.replace(/Id$/, 'Name')]: storedName } = row as Readonly<
    Record<string, unknown>
  >;
  const isStored = stored === control.value && typeof storedName === 'string';
  return (
    <ReferenceCombobox
      {...control}
      {...(label === undefined ? {} : { 'aria-label': label, placeholder: label })}
      {...(isStored ? { valueLabel: storedName } : {})}
    />
  );
}
