/** A month as people type it, `2024-03`, `2024/3`, `2024.3` or `202403`; `undefined` for anything else. */
export function readMonth(text: string): string | undefined {
  const [, year = '', month = ''] = /^(\d{4})[-/.]?(\d{1,2})$/.exec(text.trim()) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? `${year}-${month.padStart(2, '0')}` : undefined;
}

/** The month so many after another, before it when negative. @param month `2024-03` */
export function monthAfter(month: string, by: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}
