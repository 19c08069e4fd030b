const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Whether the text is a day of the calendar, `2024-02-29`. */
function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  const parsed = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.getUTCDate() === Number(day);
}

/** Text formats of the documents, by name. The validators check with them. */
export const formats: Readonly<Record<string, RegExp | true | ((text: string) => boolean)>> = {
  int64: /^-?\d{1,19}$/,
  decimal: /^-?\d+(\.\d+)?$/,
  date: isDate,
  timestamp: (text) => text[10] === ' ' && isDate(text.slice(0, 10)) && CLOCK.test(text.slice(11)),
  time: CLOCK,
  'date-time': (text) => !Number.isNaN(Date.parse(text)),
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  uri: URL.canParse,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  int32: true,
  double: true,
  float: true,
  password: true,
  binary: true,
  image: true,
};
