import type { ReferenceName } from '@garment-mes/sdk/labels';
import { t } from '#app/i18n.ts';
import { useNamedRecords } from '#screens/references/use-named-records.ts';

interface RecordNamesProps {
  readonly reference: ReferenceName;
  /** One id, or several; a name that came in the place of an id stays. */
  readonly ids: unknown;
}

/** What people call the records that a field names. */
export function RecordNames({ reference, ids }: RecordNamesProps) {
  const named = (Array.isArray(ids) ? ids : [ids]).map(String);
  const { nameOf } = useNamedRecords(reference, { ids: named });
  return named.map((id) => nameOf(id) ?? id).join(t('、'));
}
