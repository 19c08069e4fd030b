import type { Field } from '@garment-mes/sdk/labels';

/** The label of a field as its spec writes it. */
export const labelOf = ({ zh, en }: Field, tongue: 'zh' | 'en'): string =>
  tongue === 'en' ? en : zh;
