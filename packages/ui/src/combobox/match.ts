import { fold } from '../fold.ts';
import type { Option } from '../select/option.ts';

/** The options whose words or note contain what was typed; all of them for nothing. */
export function matchingOptions(options: readonly Option[], query: string): readonly Option[] {
  const wanted = fold(query.trim());
  if (wanted === '') return options;
  return options.filter(({ label, note }) => fold(`${label} ${note ?? ''}`).includes(wanted));
}
