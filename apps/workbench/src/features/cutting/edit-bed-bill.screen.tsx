import { useLocation } from 'wouter';
import { href } from '#kit/routes.ts';
import { BedBill } from './bill/bed-bill.tsx';
import { SubmittedActions } from './bill/submitted-actions.tsx';

/** One saved bed: continued while it is open, looked up once it is submitted. */
export default function EditBedBill({ reduceBedId }: { readonly reduceBedId: string }) {
  const [, navigate] = useLocation();
  return (
    <BedBill
      bedId={reduceBedId}
      onNext={() => navigate(href('/mes/reduceBed/addReduceBedBill'))}
      headActions={(bed) => <SubmittedActions bed={bed} />}
    />
  );
}
