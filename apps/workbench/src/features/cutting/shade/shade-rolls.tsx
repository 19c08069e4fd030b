import { shadeDifficulty } from '@garment-mes/domain/cutting-bed';
import { NO_FIGURE } from '@garment-mes/domain/formats';
import { Alert, Button, useSortable, VisuallyHidden } from '@garment-mes/ui';
import { Fragment } from 'react';
import { useText } from '#app/i18n.ts';
import { useSettled } from '#app/use-settled.ts';
import styles from '../bill/bill.module.css';
import { type Bill, useBill } from '../bill/bill-context.ts';
import { blocksTooMany, groupedKeys, rollBlocks } from '../bill/draft/shade-blocks.ts';
import { cellName } from '../bill/figures/bill-issues.ts';
import type { RollFigures } from '../bill/figures/roll-figures.ts';
import grid from '../bill/grid.module.css';
import { useSplitRules } from '../bill/head/use-split-rules.ts';
import { RollHeads } from '../bill/rolls/roll-heads.tsx';
import { TYPED_CELLS } from '../bill/rolls/roll-line.tsx';
import type { RollSectionProps } from '../bill/rolls/roll-section-props.ts';
import { ScanTools } from '../bill/rolls/scan-tools.tsx';
import { useLinesInView } from '../bill/rolls/use-lines-in-view.ts';
import { Section } from '../bill/sections/section.tsx';
import { partedShades } from './planned-bundles.ts';
import own from './shade.module.css';
import { ShadeRollLine } from './shade-roll-line.tsx';
import { UnspreadStrip } from './unspread-strip.tsx';
import { useBlockName } from './use-block-name.ts';
import { useShadeFaults } from './use-shade-faults.ts';

const BEFORE = [
  'rollNo',
  'colorName',
  'dyeLot',
  'shade',
  'remainLen',
  'issuedLen',
  'plies',
] as const;
const AFTER = [
  'spliceLen',
  'spliceNum',
  'defectLen',
  'remnantLen',
  'returnLen',
  'diffLen',
] as const;
const WIDTH = BEFORE.length + AFTER.length + 3;

/** Rolls that nobody sees are redrawn once nothing was typed for so long. */
const PAUSE_MS = 250;

const figuresByRoll = ({ figures }: Bill): ReadonlyMap<string, RollFigures> =>
  new Map(figures.rolls.map((roll) => [roll.key, roll]));

/** The rolls in spreading order, cut into blocks of one colour and shade as they come. */
export function ShadeRolls({ onScan, scanning, flash, onFlashed }: RollSectionProps) {
  const t = useText();
  const bill = useBill();
  const { bed, draft, choices, faultOf, change, readOnly } = bill;
  const settled = useSettled(bill, PAUSE_MS);
  const { body, isInView } = useLinesInView(draft.rolls.map(({ key }) => key).join());
  const sorting = useSortable({
    list: body,
    ids: draft.rolls.map(({ key }) => key),
    onSort: (keys) => change({ type: 'rolls.sorted', keys }),
  });
  const blocks = rollBlocks({
    rolls: sorting.order.flatMap((key) => draft.rolls.find((roll) => roll.key === key) ?? []),
  });
  const surplus = blocksTooMany(blocks);
  const faults = useShadeFaults(blocks);
  const plies = blocks.reduce((sum, block) => sum + block.plies, 0);
  // A bed that is handed on keeps the factor it was handed on with.
  const factor = readOnly
    ? (bed?.shadeDifficulty ?? undefined)
    : shadeDifficulty(draft.rolls.length, plies, choices && difficultySteps(choices));
  const shownNow = figuresByRoll(bill);
  const shownBefore = figuresByRoll(settled);
  const colorOf = (id: string) => draft.colors.find(({ colorId }) => colorId === id);
  const { rule } = useSplitRules(draft);
  const parted = readOnly ? [] : partedShades(blocks, draft.sizes, rule);

  return (
    <Section
      name="rolls"
      title={t('布卷')}
      note={<Spread rolls={draft.rolls.length} plies={plies} factor={factor?.toString()} />}
      fault={faultOf('rolls')}
      tools={
        readOnly ? undefined : (
          <>
            <MergeBlocks
              from={blocks.length}
              surplus={surplus}
              bundles={parted.reduce((sum, { extra }) => sum + (extra ?? 0), 0)}
            />
            <ScanTools onScan={onScan} scanning={scanning} />
          </>
        )
      }
    >
      <div className={styles.alerts}>
        <PartedShades parted={parted} />
        <UnspreadStrip />
      </div>
      {draft.rolls.length === 0 ? (
        <div className={styles.empty}>{t('扫布卷条码即加一行；铺布顺序即行顺序')}</div>
      ) : (
        <div
          className={styles.across}
          onScroll={({ currentTarget }) =>
            currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0)
          }
        >
          <table className={`${grid.table} ${own.rolls}`}>
            <Heads />
            <tbody ref={body}>
              {blocks.map((block) => (
                <Fragment key={block.key}>
                  <BlockHead block={block} fault={faults.get(block.key)} />
                  {block.rolls.map((line) => {
                    const isStill = shownBefore.has(line.key) && !isInView(line.key);
                    const shown = isStill ? settled : bill;
                    return (
                      <ShadeRollLine
                        key={line.key}
                        line={line}
                        roll={(isStill ? shownBefore : shownNow).get(line.key)}
                        colorName={colorOf(line.colorId)?.colorName ?? ''}
                        hex={colorOf(line.colorId)?.hex ?? ''}
                        faults={TYPED_CELLS.map((cell) =>
                          shown.faultOf(cellName('rolls', line.key, cell)),
                        )}
                        clashes={bill.clashes.includes(line.key)}
                        flash={flash === line.key}
                        onFlashed={onFlashed}
                        dragged={sorting.dragged === line.key}
                        handle={sorting.handle}
                      />
                    );
                  })}
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}

/** The company's steps of difficulty as the rule takes them; the last one has no end. */
const difficultySteps = ({ difficultySteps: steps }: NonNullable<Bill['choices']>) =>
  steps.map(({ upTo, factor }) => ({ upTo: upTo ?? undefined, factor }));

/** How much is spread, and how difficult its shades make it. */
function Spread(props: {
  readonly rolls: number;
  readonly plies: number;
  readonly factor: string | undefined;
}) {
  const { rolls, plies, factor } = props;
  const t = useText();
  return (
    <>
      <span>{t('{rolls} 卷 · {plies} 层', { rolls, plies })}</span>
      {factor !== undefined && <span> {t('难度系数 {factor}', { factor })}</span>}
    </>
  );
}

/** Brings the blocks of one colour and shade together. */
function MergeBlocks(props: {
  /** Blocks there are, and how many of them would go. */
  readonly from: number;
  readonly surplus: number;
  /** Bundles that would be saved. */
  readonly bundles: number;
}) {
  const { from, surplus, bundles } = props;
  const t = useText();
  const { draft, change } = useBill();
  return (
    <Button
      size="small"
      disabled={surplus === 0}
      onClick={() => change({ type: 'rolls.sorted', keys: groupedKeys(draft) })}
    >
      {surplus === 0
        ? t('按段归并')
        : t('按段归并：由{from}块并为{to}块，少{bundles}扎', {
            from,
            to: from - surplus,
            bundles,
          })}
    </Button>
  );
}

/** Shades that are spread in more than one block, and what that costs. */
function PartedShades({ parted }: { readonly parted: ReturnType<typeof partedShades> }) {
  const t = useText();
  const nameOf = useBlockName();
  return parted.map(({ colorId, shade, blocks: count, extra }) => (
    <Alert key={`${colorId}/${shade}`} tone="warn">
      {extra === undefined
        ? t('{name}分成{blocks}块', { name: nameOf({ colorId, shade }), blocks: count })
        : t('{name}分成{blocks}块，将多出{bundles}扎', {
            name: nameOf({ colorId, shade }),
            blocks: count,
            bundles: extra,
          })}
    </Alert>
  ));
}

function Heads() {
  const t = useText();
  return (
    <thead>
      <tr>
        <th>
          <VisuallyHidden>{t('顺序')}</VisuallyHidden>
        </th>
        <RollHeads fields={BEFORE} />
        <th className={grid.figure}>{t('起止层')}</th>
        <RollHeads fields={AFTER} />
        <th>
          <VisuallyHidden>{t('操作')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

interface BlockHeadProps {
  readonly block: ReturnType<typeof rollBlocks>[number];
  readonly fault: string | undefined;
}

/** Colour, shade and plies of a block, over its rolls. */
function BlockHead({ block, fault }: BlockHeadProps) {
  const t = useText();
  const nameOf = useBlockName();
  return (
    <tr className={own.block}>
      <th colSpan={WIDTH} scope="rowgroup">
        <span>
          {nameOf(block)} {block.dyeLots.join('/')}
          {' · '}
          {t('{rolls}卷 · {plies}层', {
            rolls: block.rolls.length,
            plies: block.plies,
          })}
          {' · '}
          {block.plies > 0 ? `${block.plyFrom}–${block.plyTo}` : NO_FIGURE}
          {fault !== undefined && <span className={grid.fault}> {fault}</span>}
        </span>
      </th>
    </tr>
  );
}
