import type { ComponentType, ReactNode } from 'react';
import styles from '../bill.module.css';
import { useBill } from '../bill-context.ts';
import { FabricBar } from '../head/fabric-bar.tsx';
import { HeadSection } from '../head/head-section.tsx';
import { RollSection } from '../rolls/roll-section.tsx';
import type { RollSectionProps } from '../rolls/roll-section-props.ts';
import { ColorSection } from './color-section.tsx';
import { MatrixSection } from './matrix-section.tsx';
import { PanelSection } from './panel-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { SizeSection } from './size-section.tsx';

export interface BillSectionsProps {
  readonly scan: {
    readonly scan: (code: string) => Promise<void>;
    readonly scanning: boolean;
    readonly flash: string | undefined;
    readonly endFlash: () => void;
  };
  readonly joining: string;
  readonly onJoining: (orderProcessId: string) => void;
}

/** The bill itself, from the marker to the people. */
export const BillSections = (props: BillSectionsProps) => (
  <Sections {...props} Rolls={RollSection}>
    <ColorSection />
  </Sections>
);

interface SectionsProps extends BillSectionsProps {
  /** The grid of the rolls. */
  readonly Rolls: ComponentType<RollSectionProps>;
  /** Stands below the rolls. */
  readonly after?: ReactNode;
  /** Stands between the sizes and the pieces. */
  readonly children?: ReactNode;
}

/** The sections of every kind of bill; they differ in their rolls and in what is typed about colours. */
export function Sections({ scan, joining, onJoining, Rolls, after, children }: SectionsProps) {
  const { draft } = useBill();
  return (
    <div className={styles.sections}>
      <HeadSection />
      {draft.sizes.length > 0 && (
        <>
          <div className={styles.grids}>
            <SizeSection />
            {children}
            <MatrixSection />
            <PanelSection />
          </div>
          <Rolls
            onScan={scan.scan}
            scanning={scan.scanning}
            flash={scan.flash}
            onFlashed={scan.endFlash}
          />
          {after}
          <FabricBar />
          <PeopleSection joining={joining} onJoining={onJoining} />
        </>
      )}
    </div>
  );
}
