import { BedType } from '@garment-mes/domain';
import { useState } from 'react';
import { useTabState } from '#kit/tab-scope.tsx';
import { useWorkbench } from '#kit/workbench-context.ts';
import { BedBill } from './bill/bed-bill.tsx';
import { emptyDraft } from './bill/draft.ts';
import { today } from './bill/use-bill-draft.ts';
import { ShadeSections } from './shade/shade-sections.tsx';

/** A new bed of several shades, entered roll by roll; once saved it goes on in the same tab. */
export default function AddShadeBed() {
  const { now } = useWorkbench();
  const [bedId, setBedId] = useTabState<string | undefined>('bedId', undefined);
  const [beds, setBeds] = useState(0);
  const [start] = useState(() => ({ ...emptyDraft(today(now())), bedType: BedType.shadeLevel }));
  return (
    <BedBill
      key={beds}
      bedId={bedId}
      start={bedId === undefined ? start : undefined}
      Sections={ShadeSections}
      onCreated={({ id }) => setBedId(id)}
      onNext={() => {
        setBedId(undefined);
        setBeds(beds + 1);
      }}
    />
  );
}
