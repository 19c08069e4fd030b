import { BedType } from '@garment-mes/domain';
import { getCuttingBed } from '@garment-mes/sdk/mes2';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useOperation } from '#kit/api.tsx';
import { href } from '#kit/routes.ts';
import { BedBill } from './bill/bed-bill.tsx';
import { SubmittedActions } from './bill/submitted-actions.tsx';

/** One saved bed: continued while it is open, looked up once it is submitted. */
export default function EditBedBill({ reduceBedId }: { readonly reduceBedId: string }) {
  const [, navigate] = useLocation();
  const { data } = useOperation(getCuttingBed, { query: { id: reduceBedId } });
  const isShade = data?.bedType === BedType.shadeLevel;
  // Beds of several shades have a page of their own.
  useEffect(() => {
    if (isShade)
      navigate(href('/mes/reduceBed/putReduceBedBillXYS/{id}', { id: reduceBedId }), {
        replace: true,
      });
  }, [isShade, reduceBedId, navigate]);
  if (isShade) return null;
  return (
    <BedBill
      bedId={reduceBedId}
      onNext={() => navigate(href('/mes/reduceBed/addReduceBedBill'))}
      headActions={(bed) => <SubmittedActions bed={bed} />}
    />
  );
}
