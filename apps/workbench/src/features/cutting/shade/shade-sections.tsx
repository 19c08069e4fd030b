import styles from '../bill/bill.module.css';
import { useBill } from '../bill/bill-context.ts';
import type { BillSectionsProps } from '../bill/bill-sections.tsx';
import { FabricBar } from '../bill/fabric-bar.tsx';
import { HeadSection } from '../bill/head-section.tsx';
import { MatrixSection } from '../bill/matrix-section.tsx';
import { PeopleSection } from '../bill/people-section.tsx';
import { SizeSection } from '../bill/size-section.tsx';
import { ShadeRolls } from './shade-rolls.tsx';

/** A bed entered roll by roll: there is no grid of colours, its blocks follow from the rolls. */
export function ShadeSections({ scan, joining, onJoining }: BillSectionsProps) {
  const { draft } = useBill();
  return (
    <div className={styles.sections}>
      <HeadSection />
      {draft.sizes.length > 0 && (
        <>
          <div className={styles.grids}>
            <SizeSection />
            <MatrixSection />
          </div>
          <ShadeRolls
            onScan={scan.scan}
            scanning={scan.scanning}
            flash={scan.flash}
            onFlashed={scan.endFlash}
          />
          <FabricBar />
          <PeopleSection joining={joining} onJoining={onJoining} />
        </>
      )}
    </div>
  );
}
