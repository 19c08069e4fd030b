import { BedType, isBedOpen } from '@garment-mes/domain/cutting-bed';
import { getCuttingBed } from '@garment-mes/sdk/mes2';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useOperation } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { BedBill } from './bill/bed-bill.tsx';
import { RollsTab } from './bill/rolls/rolls-tab.tsx';
import { PeopleTab } from './bill/tabs/people-tab.tsx';
import { SubmittedActions } from './bill/tabs/submitted-actions.tsx';

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
      extraTabs={(bed) =>
        isBedOpen(bed)
          ? []
          : [
              { value: 'rolls', label: t('布卷'), content: <RollsTab bed={bed} /> },
              { value: 'people', label: t('参与人'), content: <PeopleTab bed={bed} /> },
            ]
      }
    />
  );
}
