import { isBedOpen } from '@garment-mes/domain/cutting-bed';
import type { CuttingBed } from '@garment-mes/sdk/mes2';
import { AfterDelay, ErrorState, Skeleton, type TabItem } from '@garment-mes/ui';
import { type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabTitle } from '#app/tab/tab-scope.tsx';
import styles from './bill.module.css';
import { type Bill, BillContext, TypingContext } from './bill-context.ts';
import { BillFoot } from './bill-foot.tsx';
import { moveOnEnter } from './cells/cell-keys.ts';
import { useCellFocus } from './cells/use-cell-focus.ts';
import type { BedDraft } from './draft/draft.ts';
import { type BillDraft, useBillDraft } from './draft/use-bill-draft.ts';
import { BillHead } from './head/bill-head.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { BillNotices } from './questions/bill-notices.tsx';
import { BillQuestions } from './questions/bill-questions.tsx';
import { MixedShades } from './questions/mixed-shades.tsx';
import { ReplacedPanels } from './questions/replaced-panels.tsx';
import { useScan } from './rolls/use-scan.ts';
import { BillSections, type BillSectionsProps } from './sections/bill-sections.tsx';
import { BillTabs } from './tabs/bill-tabs.tsx';
import { useBillFaults } from './use-bill-faults.ts';
import { useBillSteps } from './use-bill-steps.ts';
import { useJoining } from './use-joining.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTypingValue } from './use-typing-value.ts';

interface BedBillProps {
  /** `undefined` for a new bed. */
  readonly bedId: string | undefined;
  /** What a new bill starts from: a copied bed, or the bed whose panels are replaced. */
  readonly start?: BedDraft | undefined;
  /** The start was typed on another page, and is saved nowhere. */
  readonly handed?: boolean;
  readonly onCreated?: (bed: CuttingBed) => void;
  /** After submitting: on to the next bed. */
  readonly onNext: () => void;
  /** Buttons for a bed that is handed on. */
  readonly headActions?: (bed: CuttingBed) => ReactNode;
  /** Buttons for a bed that is still typed. */
  readonly openActions?: (bed: CuttingBed) => ReactNode;
  /** Draws the bill itself; the plain bed with its grid of colours when left out. */
  readonly Sections?: ComponentType<BillSectionsProps>;
  /** Further tabs between the bill and its bundles. */
  readonly extraTabs?: (bed: CuttingBed) => readonly TabItem[];
}

/** One bed bill: typed until it is submitted, a permanent file afterwards. */
export function BedBill(props: BedBillProps) {
  const bill = useBillDraft(props.bedId, props.start, props.handed);
  // Saved for the first time it is the same page: cursor and dialogs stay where they are.
  const [wasNew] = useState(props.bedId === undefined);
  if (bill.failure !== undefined && (bill.bed === undefined || bill.choices === undefined))
    return <ErrorState onRetry={bill.retry}>{failureText(bill.failure)}</ErrorState>;
  if (props.bedId !== undefined && (bill.bed === undefined || bill.choices === undefined))
    return (
      <AfterDelay>
        <Skeleton lines={12} />
      </AfterDelay>
    );
  return <Editor key={wasNew ? 'new' : props.bedId} {...props} bill={bill} />;
}

function Editor(props: BedBillProps & { readonly bill: BillDraft }) {
  const { bedId, bill, headActions, openActions, Sections = BillSections } = props;
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const { bed, draft, choices, figures, change, dirty } = bill;
  const readOnly = bed !== undefined && !isBedOpen(bed);
  const faults = useBillFaults(draft, figures);
  const { now: focus, soon } = useCellFocus(root);
  const steps = useBillSteps({
    ...{ bedId, bill, faults, readOnly, focus, soon },
    onCreated: props.onCreated,
  });
  const { kept, actions, isOvertaken } = steps;
  const [tab, setTab] = useState('bill');
  useTabTitle(bed && t('床次 {bed}', { bed: `${bed.bedLabel} ${bed.orderNo}` }));

  const typing = useTypingValue(draft, change, readOnly);
  const shown: Bill = {
    ...{ bed, draft, choices, figures, readOnly, change },
    clashes: bill.clashes,
    faultOf: faults.faultOf,
  };
  const { joining, setJoining, join } = useJoining(choices, change);
  const [scan, scanQuestion] = useScan(shown, join, soon);

  const { save, ask } = steps;
  useShortcuts(!readOnly && tab === 'bill', { save, submit: ask, scan: () => focus('scan') });

  const notices = (kept.offered !== undefined || isOvertaken) && (
    <BillNotices
      kept={kept}
      isOvertaken={isOvertaken}
      onCompare={() => actions.compare(t('床单已被别人修改'))}
    />
  );
  const isNew = bed === undefined;
  // It reads the bill itself: the tabs around it need no redrawing while it is typed.
  const sections = useMemo(
    () => (
      <div className={styles.scroll}>
        {notices}
        {isNew && <MixedShades />}
        <ReplacedPanels />
        <Sections scan={scan} joining={joining} onJoining={setJoining} />
      </div>
    ),
    [notices, isNew, Sections, scan, joining],
  );

  return (
    <TypingContext value={typing}>
      <BillContext value={shown}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter goes from cell to cell. */}
        <div ref={root} className={styles.page} onKeyDown={readOnly ? undefined : moveOnEnter}>
          <BillHead
            actions={
              bed && (readOnly ? headActions?.(bed) : dirty ? undefined : openActions?.(bed))
            }
          />
          {bed === undefined ? (
            sections
          ) : (
            <BillTabs
              bed={bed}
              bill={sections}
              ownTabs={props.extraTabs}
              value={tab}
              onValueChange={setTab}
            />
          )}
          {!readOnly && tab === 'bill' && (
            <BillFoot
              actions={actions}
              tools={bed && <PrintSheet bed={bed} />}
              dirty={dirty}
              faults={faults.shown}
              blocked={faults.blocked}
              onSave={save}
              onSubmit={ask}
              onJump={focus}
            />
          )}
          {scanQuestion}
          <BillQuestions
            bill={bill}
            actions={actions}
            asking={steps.asking}
            onClose={steps.stopAsking}
            onCorrect={focus}
            onBundles={() => setTab('bundles')}
            onNext={props.onNext}
          />
        </div>
      </BillContext>
    </TypingContext>
  );
}
