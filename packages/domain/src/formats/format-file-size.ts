const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/** Two decimals, in MB from one mebibyte upwards and in KB below: 1048575 → 1024.00KB. */
export const formatFileSize = (bytes: number): string =>
  bytes >= MEGABYTE ? `${(bytes / MEGABYTE).toFixed(2)}MB` : `${(bytes / KILOBYTE).toFixed(2)}KB`;
