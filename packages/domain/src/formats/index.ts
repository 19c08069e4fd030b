export { chineseCount } from './chinese-count.ts';
export { foldCode, seenText } from './fold-code.ts';
export { DateCode, formatDate } from './format-date.ts';
export { formatDuration } from './format-duration.ts';
export { formatFileSize } from './format-file-size.ts';
export {
  formatFixed,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatShare,
  NO_FIGURE,
} from './format-number.ts';
export { formatRelative, formatUntil } from './format-relative.ts';
export { isTotalWord, withoutUnit } from './written-words.ts';
