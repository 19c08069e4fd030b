/** A moment as the company's clock shows it, `YYYY-MM-DD HH:mm:ss`. */
export function clockText(moment: Date, timeZone: string): string {
  const key = `${timeZone}/${Math.floor(moment.getTime() / 1000)}`;
  const known = shown.get(key);
  if (known !== undefined) return known;
  const text = formatterOf(timeZone).format(moment).replace(',', '');
  if (shown.size >= MOST_SHOWN) shown.clear();
  shown.set(key, text);
  return text;
}

/** From when to when in a sentence: with the year, to the minute, and one day once. @param from as the clock shows it */
export const spanText = (from: string, to: string): string => {
  const end = to.slice(0, 10) === from.slice(0, 10) ? to.slice(11, 16) : to.slice(0, 16);
  return `${from.slice(0, 16)}–${end}`;
};

/** Formatting is expensive, and the reports of one second all ask for the same. */
const shown = new Map<string, string>();
const MOST_SHOWN = 1_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formatters.set(timeZone, made);
  return made;
}
