import { type Bilingual, DomainError, refusalText } from '@garment-mes/domain/refusals';
import type { Tx } from '../../../database/engine.ts';
import type { Language } from '../../../operations.ts';
import { differences, type LockFigures, type LockScope, lockFigures } from './lock-figures.sql.ts';

/** One rule of the locking: what is wrong with it, or what is said when it is kept. */
export interface LockRule {
  readonly code: string;
  readonly count: number;
  readonly fine: Bilingual;
  /** Refuses the locking; undefined where the rule is kept or only informs. */
  readonly refusal: DomainError | undefined;
  /** Said where it only informs. */
  readonly note?: Bilingual;
}

export interface LockTest {
  readonly rules: readonly LockRule[];
  readonly figures: LockFigures;
}

/** Tests every rule of the locking of a period or of departments: the page asks it, and the locking itself. */
export async function testLock(tx: Tx, scope: LockScope): Promise<LockTest> {
  const differing = await differences(tx, scope);
  const figures = await lockFigures(tx, scope);
  const [first] = differing;
  const unless = (count: number, refusal: (count: number) => DomainError) =>
    count > 0 ? refusal(count) : undefined;
  const { suspects, pendingAdjusts, objections, unauditedPrices, uncounted } = figures;
  return {
    figures,
    rules: [
      {
        code: 'difference',
        count: differing.length,
        fine: { zh: '计件与扫描相符', en: 'Pieces paid are those reported' },
        refusal:
          first &&
          new DomainError('wage-unreconciled', {
            ...first,
            diff: Math.abs(first.paid - first.scanned),
          }),
      },
      {
        code: 'suspect',
        count: suspects,
        fine: { zh: '没有未审的可疑扫描', en: 'No suspect scan waits for review' },
        refusal: unless(suspects, (count) => new DomainError('wage-suspects-open', { count })),
      },
      {
        code: 'adjust',
        count: pendingAdjusts,
        fine: { zh: '没有待审批调整', en: 'No adjustment waits for approval' },
        refusal: unless(
          pendingAdjusts,
          (count) => new DomainError('wage-adjust-pending', { count }),
        ),
      },
      {
        code: 'objection',
        count: objections,
        fine: { zh: '没有未处理异议', en: 'No objection is open' },
        refusal: unless(objections, (count) => new DomainError('wage-objection-open', { count })),
      },
      {
        code: 'price',
        count: unauditedPrices,
        fine: { zh: '工价都已审核', en: 'Every price is audited' },
        refusal: unless(
          unauditedPrices,
          (count) => new DomainError('wage-prices-unaudited', { count }),
        ),
      },
      {
        code: 'uncounted',
        count: uncounted,
        fine: { zh: '调整和工时都已计入', en: 'Adjustments and hours are counted' },
        refusal: unless(uncounted, (count) => new DomainError('wage-uncounted', { count })),
      },
      ...informing(figures),
    ],
  };
}

const informing = ({ belowFloor, unconfirmed }: LockFigures): LockRule[] => [
  {
    code: 'floor',
    count: belowFloor,
    fine: { zh: '没有人低于保底', en: 'Nobody is below the floor' },
    refusal: undefined,
    note: {
      zh: `${belowFloor}人低于保底，已补足`,
      en: `Topped up to the floor: ${belowFloor}`,
    },
  },
  {
    code: 'unconfirmed',
    count: unconfirmed,
    fine: { zh: '全部已确认', en: 'Everybody has confirmed' },
    refusal: undefined,
    note: { zh: `${unconfirmed}人未确认`, en: `Not confirmed: ${unconfirmed}` },
  },
];

/** A rule as the page shows it. */
export function shownRule({ code, count, fine, refusal, note }: LockRule, language: Language) {
  const said = (count > 0 && note) || fine;
  return {
    code,
    text: refusal ? refusalText(refusal, language) : language === 'en' ? said.en : said.zh,
    isOk: refusal === undefined,
    count,
    link: code,
  };
}
