import { type EnumLabels, type Field, labelsByName } from '@garment-mes/sdk/labels';

const NONE: EnumLabels = {};

/** Words and tones of an enumeration by value, as its spec writes them; empty when unknown. */
export const enumLabels = (name: string | undefined): EnumLabels =>
  labelsByName[name ?? ''] ?? NONE;

/** Words and tones of the enumeration a field draws from. */
export const enumOf = ({ enumName }: Field): EnumLabels => enumLabels(enumName);
