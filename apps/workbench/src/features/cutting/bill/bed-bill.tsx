import { isBedOpen } from '@garment-mes/domain/cutting-bed';
import type { CuttingBed, ResolvedCode, SubmittedCuttingBed } from '@garment-mes/sdk/mes2';
import { AfterDelay, Alert, Button, ErrorState, Skeleton, type TabItem } from '@garment-mes/ui';
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
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
import { useKeptDraft } from './draft/use-kept-draft.ts';
import { refusedCell } from './figures/refused-cell.ts';
import { BillHead } from './head/bill-head.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { BundlesDialog } from './questions/bundles-dialog.tsx';
import { MixedShades } from './questions/mixed-shades.tsx';
import { ReplacedPanels } from './questions/replaced-panels.tsx';
import { StaleDialog } from './questions/stale-dialog.tsx';
import { SubmitDialog } from './questions/submit-dialog.tsx';
import { useScan } from './rolls/use-scan.ts';
import { BillSections, type BillSectionsProps } from './sections/bill-sections.tsx';
import { BillTabs } from './tabs/bill-tabs.tsx';
import { useBillActions } from './use-bill-actions.ts';
import { useBillFaults } from './use-bill-faults.ts';
import { useShortcuts } from './use-shortcuts.ts';

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

function Editor({
  bedId,
  onCreated,
  onNext,
  headActions,
  openActions,
  Sections = BillSections,
  extraTabs,
  bill,
}: BedBillProps & { readonly bill: BillDraft }) {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const { bed, draft, choices, figures, change, dirty } = bill;
  const readOnly = bed !== undefined && !isBedOpen(bed);
  const faults = useBillFaults(draft, figures);
  const kept = useKeptDraft(
    bedId,
    bill,
    !readOnly && (bedId === undefined || choices !== undefined),
  );
  const actions = useBillActions(bill, {
    onCreated: (created) => onCreated?.(created),
    onSaved: () => {
      kept.forget();
      faults.reset();
    },
    onRefused: (text) => {
      const cell = refusedCell(text, draft, figures.issues);
      if (cell !== undefined) focus(cell);
    },
  });
  const [tab, setTab] = useState('bill');
  const [asking, setAsking] = useState(false);
  const [submitted, setSubmitted] = useState<SubmittedCuttingBed>();
  const [chosen, setChosen] = useState<string>();
  const joining = chosen ?? choices?.processes[0]?.orderProcessId ?? '';
  useTabTitle(bed && t('床次 {bed}', { bed: `${bed.bedLabel} ${bed.orderNo}` }));

  // While one's own save is under way its echo may come first.
  const isOvertaken =
    bill.isOvertaken && !readOnly && actions.pending === undefined && actions.stale === undefined;

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const typing = useMemo(
    () => ({ change, readOnly, draftNow: () => latest.current }),
    [change, readOnly],
  );
  const shown: Bill = {
    ...{ bed, draft, choices, figures, readOnly, change },
    clashes: bill.clashes,
    faultOf: faults.faultOf,
  };
  const { now: focus, soon } = useCellFocus(root);
  const scan = useScan(shown, join, soon);

  function join(employee: NonNullable<ResolvedCode['employee']>) {
    const process = choices?.processes.find(({ orderProcessId }) => orderProcessId === joining);
    if (process === undefined) return;
    const { orderProcessId, role } = process;
    change({
      type: 'person.added',
      key: `${orderProcessId}.${employee.id}`,
      orderProcessId,
      role,
      employee,
    });
  }

  /** Whether nothing speaks against saving; otherwise the cursor goes to the first thing that does. */
  function isSavable(): boolean {
    const [first] = faults.attempt();
    if (first === undefined) return true;
    soon(first.cell);
    return false;
  }
  const save = () => void (isSavable() && actions.save());
  const ask = () => {
    if (!isSavable()) return;
    actions.forgetRefusal();
    setAsking(true);
  };

  useShortcuts(!readOnly && tab === 'bill', { save, submit: ask, scan: () => focus('scan') });

  async function submit(reason: string | undefined) {
    const answer = await actions.submit(reason);
    if (answer === undefined) return;
    setAsking(false);
    setSubmitted(answer);
  }

  const notices = (kept.offered !== undefined || isOvertaken) && (
    <>
      {kept.offered && (
        <Alert
          tone="info"
          className={styles.offer}
          actions={
            <>
              <Button size="small" onClick={kept.forget}>
                {t('丢弃')}
              </Button>
              <Button size="small" variant="primary" onClick={kept.restore}>
                {t('恢复')}
              </Button>
            </>
          }
        >
          {t('恢复 {time} 未保存的床单？', { time: clockOf(kept.offered.at) })}
        </Alert>
      )}
      {isOvertaken && (
        <Alert
          tone="warn"
          className={styles.offer}
          actions={
            <Button size="small" onClick={() => actions.compare(t('床单已被别人修改'))}>
              {t('对比')}
            </Button>
          }
        >
          {t('床单已被别人修改')}
        </Alert>
      )}
    </>
  );
  const isNew = bed === undefined;
  // It reads the bill itself: the tabs around it need no redrawing while it is typed.
  const sections = useMemo(
    () => (
      <div className={styles.scroll}>
        {notices}
        {isNew && <MixedShades />}
        <ReplacedPanels />
        <Sections scan={scan} joining={joining} onJoining={setChosen} />
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
              ownTabs={extraTabs}
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
          <SubmitDialog
            open={asking && actions.stale === undefined}
            onClose={() => setAsking(false)}
            onSubmit={submit}
            refusal={actions.refusal}
            onCorrect={focus}
          />
          <StaleDialog
            text={actions.stale}
            bill={bill}
            onClose={() => {
              setAsking(false);
              actions.closeStale();
            }}
          />
          <BundlesDialog
            submitted={submitted}
            onClose={() => setSubmitted(undefined)}
            onBundles={() => {
              setSubmitted(undefined);
              setTab('bundles');
            }}
            onNext={() => {
              setSubmitted(undefined);
              onNext();
            }}
          />
        </div>
      </BillContext>
    </TypingContext>
  );
}

/** Hours and minutes of the company's clock. */
const clockOf = (at: number): string => new Date(at).toISOString().slice(11, 16);
