import { BedType } from '@garment-mes/domain/cutting-bed';
import { getCuttingBed } from '@garment-mes/sdk/mes2';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useOperation } from '#app/api.tsx';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { BedBill } from './bill/bed-bill.tsx';
import { copiedDraft } from './bill/draft/copied-draft.ts';
import { emptyDraft } from './bill/draft/draft.ts';
import { handedDraft } from './bill/draft/handed-draft.ts';
import { ShadeSections } from './shade/shade-sections.tsx';

/** A new bed of several shades, entered roll by roll; once saved it continues in the same tab. */
export default function AddShadeBed() {
  const { today } = useWorkbench();
  const wanted = new URLSearchParams(useSearch());
  const copyOf = wanted.get('copyOf') ?? undefined;
  const source = useOperation(
    getCuttingBed,
    { query: { id: copyOf ?? '' } },
    { enabled: copyOf !== undefined },
  );
  const [bedId, setBedId] = useTabState<string | undefined>('bedId', undefined);
  const [beds, setBeds] = useState(0);
  const [blank] = useState(() => ({ ...emptyDraft(today()), bedType: BedType.shadeLevel }));
  const from = wanted.get('from') ?? '';
  const isFirst = beds === 0;
  const start = useMemo(() => {
    const copy = source.data && copiedDraft(source.data, blank.planDate);
    return isFirst ? (handedDraft(from) ?? copy ?? blank) : blank;
  }, [isFirst, from, source.data, blank]);

  if (copyOf !== undefined && source.data === undefined) return null;
  return (
    <BedBill
      key={beds}
      bedId={bedId}
      start={bedId === undefined ? start : undefined}
      handed={isFirst && handedDraft(from) !== undefined}
      Sections={ShadeSections}
      onCreated={({ id }) => setBedId(id)}
      onNext={() => {
        setBedId(undefined);
        setBeds(beds + 1);
      }}
    />
  );
}
