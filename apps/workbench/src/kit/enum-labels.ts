import type { EnumLabels, Field } from '@garment-mes/sdk/labels';
import * as labels from '@garment-mes/sdk/labels';

const tables: Readonly<Record<string, unknown>> = labels;

const NONE: EnumLabels = {};

/** Words and tones of an enumeration by value, as its spec writes them; empty when unknown. */
export const enumLabels = (name: string | undefined): EnumLabels =>
  (tables[`${name}Labels`] as EnumLabels | undefined) ?? NONE;

/** Words and tones of the enumeration a field draws from. */
export const enumOf = ({ enumName }: Field): EnumLabels => enumLabels(enumName);
