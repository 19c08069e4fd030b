import {
  type CheckCell,
  type CheckRecord,
  type CheckRecordRow,
  type DefectItemRow,
  getAqlPlan,
  getOrder,
  type MeasureReading,
  updateCheckRecord,
} from '@garment-mes/sdk/mes2';
import { Skeleton, Tabs } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import type { List } from '#screens/list/list-definition.ts';
import { useCheckContext } from '../checks/check-context.ts';
import { FoundFaults, OpenedCheck } from '../checks/check-page.tsx';
import { CheckPictures, Counters, Faults } from '../checks/counters.tsx';
import { TapPage } from '../checks/tap-page.tsx';
import { measureFaults, type Tally } from '../checks/taps.ts';
import { type Taps, useTaps } from '../checks/use-taps.ts';
import { Conclusion, SamplingState } from './conclusion.tsx';
import styles from './inspections.module.css';
import { Measures } from './measures.tsx';
import { PlanBar } from './plan-bar.tsx';
import { SampleCells } from './sample-cells.tsx';
import { SeverityCounters } from './severity-counters.tsx';

interface InspectionPageProps {
  readonly id: string;
  readonly list: List<CheckRecordRow>;
  readonly onAction: (name: string, rows: readonly CheckRecordRow[]) => boolean;
  readonly onClose: () => void;
}

/** One lot: its plan, its faults against what refuses it, what it measures, and its result. */
export function InspectionPage(props: InspectionPageProps) {
  const taps = useTaps(props.id);
  return (
    <OpenedCheck taps={taps} {...props}>
      {(check) => taps.tally && <Lot check={check} taps={taps} tally={taps.tally} />}
    </OpenedCheck>
  );
}

interface LotProps {
  readonly check: CheckRecord;
  readonly taps: Taps;
  readonly tally: Tally;
}

function Lot({ check, taps, tally }: LotProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { record } = check;
  const { orderId, shipmentId, lotNum } = record;
  const isTyped = record.status === 0 && can(updateCheckRecord.permissionKey);
  const [tab, setTab] = useTabState('inspection-tab', isTyped ? 'faults' : 'conclusion');
  const { data: context } = useCheckContext(record);
  const { data: order } = useOperation(getOrder, { query: { id: orderId } });
  // Of an open lot alone: an accepted one leaves nothing to plan.
  const { data: plan } = useOperation(
    getAqlPlan,
    { query: { orderId, lotNum: lotNum ?? 0, ...(shipmentId ? { shipmentId } : {}) } },
    { enabled: record.status === 0 },
  );
  const side = (
    <>
      <SeverityCounters lot={record} found={tally} />
      <Counters tally={tally} round={record.round} />
      {isTyped && <CheckPictures {...{ taps, tally }} />}
    </>
  );
  const measured = context?.badItems.find(({ code }) => code === OUT_OF_TOLERANCE);
  return (
    <>
      {plan && <PlanBar plan={plan} />}
      <Tabs
        label={t('内容')}
        className={styles.tabs ?? ''}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            ...{ value: 'plan', label: t('方案') },
            content: (
              <div className={styles.tab}>
                <SampleCells
                  cells={tally.cells}
                  onChange={
                    isTyped ? (cells) => taps.type({ cells, checkNum: sumOf(cells) }) : undefined
                  }
                />
                {order && <SamplingState order={order} />}
              </div>
            ),
          },
          {
            ...{ value: 'faults', label: t('抽检'), count: tally.defectNum },
            content: isTyped ? (
              <TapPage
                {...{ taps, side }}
                most={lotNum ?? 0}
                items={context?.badItems}
                operators={[]}
              >
                <Faults tally={tally} isFinal />
              </TapPage>
            ) : (
              <div className={styles.tab}>
                {side}
                <FoundFaults check={check} />
              </div>
            ),
          },
          {
            ...{ value: 'measures', label: t('尺寸') },
            content: (
              <div className={styles.tab}>
                {order ? (
                  <Measures
                    order={order}
                    readings={tally.measures}
                    readOnly={!isTyped}
                    onChange={(measures) => typeMeasures(taps, tally, measures, measured)}
                  />
                ) : (
                  <Skeleton lines={6} />
                )}
              </div>
            ),
          },
          {
            ...{ value: 'conclusion', label: t('结论') },
            content: <Conclusion {...{ check, tally }} />,
          },
        ]}
      />
    </>
  );
}

/** Garments of the sample. */
const sumOf = (cells: readonly CheckCell[]): number =>
  cells.reduce((sum, { checkNum }) => sum + checkNum, 0);

/** The item of the standard library for a measure that is out of tolerance. */
const OUT_OF_TOLERANCE = 'Q27';

/** Keeps what was measured; a point that is out now is a fault of its garment, one that fits again is none. */
function typeMeasures(
  { tapping, step, type }: Taps,
  tally: Tally,
  measures: MeasureReading[],
  item: DefectItemRow | undefined,
): void {
  type({ measures });
  if (item) step([tapping, measureFaults(tally.measures, measures, item)]);
}
