import { useLocation } from 'wouter';
import { t } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { BedBill } from './bill/bed-bill.tsx';
import { SubmittedActions } from './bill/tabs/submitted-actions.tsx';
import { RollBundlesTab } from './shade/roll-bundles-tab.tsx';
import { ShadeMatrix } from './shade/shade-matrix.tsx';
import { ShadeSections } from './shade/shade-sections.tsx';
import { ToPlainBed } from './shade/to-plain-bed.tsx';

/** One saved bed of several shades, entered roll by roll; afterwards the proof of which roll went where. */
export default function EditShadeBed({ id }: { readonly id: string }) {
  const [, navigate] = useLocation();
  return (
    <BedBill
      bedId={id}
      Sections={ShadeSections}
      onNext={() => navigate(href('/mes/reduceBed/reduceBedList'))}
      headActions={(bed) => <SubmittedActions bed={bed} />}
      openActions={(bed) => <ToPlainBed bed={bed} />}
      extraTabs={(bed) => [
        { value: 'matrix', label: t('色段矩阵'), content: <ShadeMatrix bed={bed} /> },
        { value: 'proof', label: t('卷→扎'), content: <RollBundlesTab bed={bed} /> },
      ]}
    />
  );
}
