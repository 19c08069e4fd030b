import { decimalText } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { addDays } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call, Feature, Language, Services } from '../../operations.ts';
import type { Channel } from '../../push/channel.ts';
import { cuttingCards } from './cutting-cards.ts';
import { efficiencyCards } from './efficiency-cards.ts';
import { fabricCards } from './fabric-cards.ts';
import {
  type CardCode,
  type CardFigure,
  type CardLevel,
  type FigureRow,
  type Looker,
  narrowed,
  type Unit,
} from './home-card.ts';
import type { HomeOfJob } from './home-of-jobs.ts';
import { lineCards } from './line-cards.ts';
import { lookerOf } from './looker.ts';
import { orderCards } from './order-cards.ts';
import { peopleCards } from './people-cards.ts';
import { qualityCards } from './quality-cards.ts';
import { wageCards } from './wage-cards.ts';

type Cards = DataOf<'getHomeCards'>;

/** Figures of a page that is seen at a glance. */
const MOST_CARDS = 6;
const MOST_CODES = 60;
const CARD_MS = 2_000;
/** A figure that cannot be said yet, as a share of nothing; one that could not be read is `null`. */
const NOTHING = '–';

/** Every figure there is; the others wait for the screen they lead to. */
export const cardFigures: { readonly [Code in CardCode]?: CardFigure } = {
  ...orderCards,
  ...cuttingCards,
  ...fabricCards,
  ...lineCards,
  ...peopleCards,
  ...efficiencyCards,
  ...qualityCards,
  ...wageCards,
};

/** The figures of a person's working day, each within what the person may open and reaches. */
export const homeCards =
  (channel: () => Channel): Feature<'getHomeCards'> =>
  (services) => ({
    async getHomeCards(call) {
      const { employee, scope } = call;
      if (!employee) return [];
      const { looker, screens, wanted } = await services.engine.tenant(
        scope,
        async (tx) => {
          const found = await lookerOf(tx, call, employee.id, channel().people());
          return { ...found, wanted: await wantedCodes(tx, call, found.homes) };
        },
        { readOnly: true },
      );
      const cards: Cards = [];
      for (const code of wanted) {
        const card = Object.hasOwn(cardFigures, code) ? cardFigures[code] : undefined;
        if (!card || (card.screen !== undefined && !screens.has(card.screen))) continue;
        if (card.key !== undefined && !call.can(card.key)) continue;
        if (cards.length === MOST_CARDS && !call.query?.codes) break;
        const figure = await figureOf(services, call, card, looker);
        cards.push({
          code,
          ...figure,
          unit: figure.value === NOTHING ? null : unitText(card.unit, figure.value, call.language),
          delta: await dayBefore(services, call, card, looker),
          asOf: looker.clock,
          link: card.link === null ? null : narrowed(card.link, card.asks, looker),
        });
      }
      return cards;
    },
  });

/** The figure of a day as it was the day before, in words. */
async function dayBefore(
  services: Services,
  call: Call<'getHomeCards'>,
  card: CardFigure,
  looker: Looker,
): Promise<string | null> {
  if (!card.ofDay) return null;
  const { value } = await figureOf(services, call, card, {
    ...looker,
    today: addDays(looker.today, -1),
  });
  if (value === null || value === NOTHING) return null;
  return call.language === 'en' ? `yesterday ${value}` : `昨日 ${value}`;
}

const unitText = ({ zh, en, one = en }: Unit, value: string | null, language: Language): string =>
  language === 'en' ? (value === '1' ? one : en) : zh;

interface Figure {
  readonly value: string | null;
  readonly target: string | null;
  readonly level: CardLevel | null;
}

/** A card that fails leaves the others alone: it has a transaction and a time of its own. */
async function figureOf(
  { engine }: Services,
  { scope }: Call<'getHomeCards'>,
  card: CardFigure,
  looker: Looker,
): Promise<Figure> {
  const { level } = card;
  const row = await engine
    .tenant(
      scope,
      (tx) =>
        'figure' in card ? tx.one<FigureRow>(card.figure(looker)) : card.workOut(tx, looker),
      { readOnly: true, statementMs: CARD_MS },
    )
    .catch(() => undefined);
  if (row === undefined) return { value: null, target: null, level: null };
  const target = row.target ?? null;
  if (row.value === null) return { value: NOTHING, target, level: null };
  const { value, due = target } = row;
  return {
    value: card.places === undefined ? value : decimalText(value, card.places),
    target,
    level: level?.(Number(value), due === null ? undefined : Number(due)) ?? null,
  };
}

/** The codes asked for, else those the person saved, else those of the jobs, the first job's first. */
async function wantedCodes(
  tx: Tx,
  { query, user, companyId }: Call<'getHomeCards'>,
  homes: readonly HomeOfJob[],
): Promise<CardCode[]> {
  if (query?.codes) {
    const codes = [...new Set(query.codes.split(','))];
    if (codes.length > MOST_CODES)
      throw new DomainError('invalid-value', { field: { zh: '卡片', en: 'The cards' } });
    return codes as CardCode[];
  }
  const saved = await tx.one<{ codes: CardCode[] }>(sql`
    select codes from amc.home_layout where company_id = ${companyId} and user_id = ${user.id}`);
  if (saved) return saved.codes;
  return [...new Set(homes.flatMap(({ cards }) => cards))];
}
