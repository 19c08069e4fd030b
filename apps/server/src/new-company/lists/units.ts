/** Units of measure and how many of the base unit of their dimension they are. */
export const units: readonly (readonly [
  code: string,
  name: string,
  dimension: string,
  factor: string,
])[] = [
  ['M', '米', 'length', '1'],
  ['YD', '码', 'length', '0.9144'],
  ['KG', '千克', 'weight', '1'],
  ['PC', '个', 'count', '1'],
  ['DZ', '打', 'count', '12'],
  ['M2', '平方米', 'area', '1'],
  ['MIN', '分钟', 'time', '1'],
];
