/**
 * The sentence of a failure that a person is shown.
 * An error may carry it as `text`; otherwise its message is taken.
 * @param fallback shown when the failure says nothing
 */
export function errorText(error: unknown, fallback: string): string {
  if (typeof error === 'string' && error !== '') return error;
  if (typeof error !== 'object' || error === null) return fallback;
  if ('text' in error && typeof error.text === 'string' && error.text !== '') return error.text;
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
