import { BedType } from '@garment-mes/domain/cutting-bed';
import { type CuttingBed, getCuttingBed } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useOperation } from '#app/api.tsx';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { BedBill } from './bill/bed-bill.tsx';
import { copiedDraft, replacementDraft } from './bill/draft/copied-draft.ts';
import type { BedDraft } from './bill/draft/draft.ts';

/** A new bed; once saved it continues in the same tab under its number. */
export default function AddBedBill() {
  const { today } = useWorkbench();
  const wanted = new URLSearchParams(useSearch());
  const sourceId = wanted.get('copyOf') ?? wanted.get('parentBedId') ?? undefined;
  const replaces = wanted.has('parentBedId');
  const source = useOperation(
    getCuttingBed,
    { query: { id: sourceId ?? '' } },
    { enabled: sourceId !== undefined },
  );
  const [bedId, setBedId] = useTabState<string | undefined>('bedId', undefined);
  const [beds, setBeds] = useState(0);

  if (sourceId !== undefined && source.data === undefined) return null;
  return (
    <BedBill
      key={beds}
      bedId={bedId}
      start={bedId === undefined ? startOf(source.data, replaces, today()) : undefined}
      onCreated={({ id }) => setBedId(id)}
      onNext={() => {
        setBedId(undefined);
        setBeds(beds + 1);
      }}
    />
  );
}

function startOf(
  bed: CuttingBed | undefined,
  replaces: boolean,
  day: string,
): BedDraft | undefined {
  if (bed === undefined) return undefined;
  return replaces && bed.bedType !== BedType.replacement
    ? replacementDraft(bed, day)
    : copiedDraft(bed, day);
}
