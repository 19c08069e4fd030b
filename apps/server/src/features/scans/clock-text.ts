/** A moment as the company's clock shows it, `YYYY-MM-DD HH:mm:ss`. */
export const clockText = (moment: Date, timeZone: string): string =>
  formatterOf(timeZone).format(moment).replace(',', '');

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
