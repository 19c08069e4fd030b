import { invalid, type Refusal, refused } from './refusal.ts';

/** Refusals of styles, of the grids that styles and orders share, and of sheets that are imported. */
export const styleRefusals = {
  'last-row': invalid('至少保留一行!', 'Keep at least one row'),
  'process-seq-twice': invalid('序号重复', 'A sequence number is there twice'),
  'process-sam-missing': invalid('标准工时须大于0', 'Standard minutes must be above 0'),
  'process-predecessor': invalid(
    '工序{seqNo}须在工序{before}之后',
    'Operation {seqNo} must come after operation {before}',
  ),
  'usage-missing': invalid('单件用量须大于0', 'The usage per garment must be above 0'),
  'bill-color-strange': invalid(
    '款式{styleNo}没有颜色“{color}”，请先在颜色尺码中添加',
    'Style {styleNo} has no colour “{color}”: add it to its colours and sizes first',
  ),
  'unit-unknown': invalid(
    '{material}的单位“{unit}”不存在，请在基础资料中维护',
    '{material}: unit “{unit}” is not among the basic data',
  ),
  'unit-unlike': invalid(
    '{material}按{kept}计，不能用{unit}',
    '{material} is kept in {kept}: {unit} does not convert to it',
  ),
  'row-twice': invalid('{field}重复：{value}', '{field} stands twice: {value}'),
  'size-group-locked': refused(
    '已有颜色尺码，尺码组不能更改',
    'The size group cannot change once colours and sizes are set',
  ),
  'style-order-scanned': refused(
    '{process} 已有{num}件扫描',
    '{process} has {num} pieces scanned',
    'I3',
  ),
  'import-unknown': invalid('{field}“{value}”不存在', '{field} “{value}” does not exist'),
  'import-not-whole': invalid('“{value}”不是整数', '“{value}” is not a whole number'),
  'import-not-number': invalid('“{value}”不是数字', '“{value}” is not a number'),
  'import-not-date': invalid('“{value}”不是有效日期', '“{value}” is not a date'),
  'import-differs': invalid(
    '{field}“{value}”与同一单据第{row}行的“{first}”不一致',
    '{field} “{value}” differs from “{first}” in row {row} of the same record',
  ),
} as const satisfies Record<string, Refusal>;
