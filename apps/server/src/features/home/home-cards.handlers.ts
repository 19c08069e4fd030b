import { decimalText } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { grantedMenuIds } from '../../access/rights.sql.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call, Feature, Language, Services } from '../../operations.ts';
import type { Channel } from '../../push/channel.ts';
import { clockText } from '../../records/clock-text.ts';
import { floorSettings, today } from '../settings/public.ts';
import { cardsOfJobs } from './cards-of-jobs.ts';
import { cuttingCards } from './cutting-cards.ts';
import { efficiencyCards } from './efficiency-cards.ts';
import { fabricCards } from './fabric-cards.ts';
import type { CardCode, CardFigure, CardLevel, FigureRow, Looker, Unit } from './home-card.ts';
import { lineCards } from './line-cards.ts';
import { orderCards } from './order-cards.ts';
import { peopleCards } from './people-cards.ts';

type Cards = DataOf<'getHomeCards'>;

const MOST_CARDS = 12;
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
};

/** The figures of a person's working day, each within what the person may open and reaches. */
export const homeCards =
  (channel: () => Channel): Feature<'getHomeCards'> =>
  (services) => ({
    async getHomeCards(call) {
      const { employee, companyId, user, scope, now } = call;
      if (!employee) return [];
      const { wanted, screens, settings } = await services.engine.tenant(
        scope,
        async (tx) => ({
          wanted: await wantedCodes(tx, call, employee.id),
          screens: await screensOf(tx, companyId, employee.id),
          settings: await floorSettings(tx, call),
        }),
        { readOnly: true },
      );
      const looker: Looker = {
        companyId,
        userId: user.id,
        employeeId: employee.id,
        reach: scope.reach,
        today: today(call, settings),
        dayCutoff: settings.dayCutoff,
        now,
        clock: clockText(now, scope.timeZone),
        online: channel().people(),
      };
      const cards: Cards = [];
      for (const code of wanted) {
        const card = Object.hasOwn(cardFigures, code) ? cardFigures[code] : undefined;
        if (!card || (card.screen !== undefined && !screens.has(card.screen))) continue;
        if (card.key !== undefined && !call.can(card.key)) continue;
        if (cards.length === MOST_CARDS && !call.query?.codes) break;
        const figure = await figureOf(services, call, card, looker);
        const unit = unitText(card.unit, figure.value, call.language);
        cards.push({
          code,
          ...figure,
          unit: figure.value === NOTHING ? null : unit,
          delta: null,
          asOf: looker.clock,
          link: card.link,
        });
      }
      return cards;
    },
  });

const unitText = ({ zh, en, one = en }: Unit, value: string | null, language: Language): string =>
  language === 'en' ? (value === '1' ? one : en) : zh;

interface Figure {
  readonly value: string | null;
  readonly target: string | null;
  readonly level: CardLevel;
}

/** A card that fails leaves the others alone: it has a transaction and a time of its own. */
async function figureOf(
  { engine }: Services,
  { scope }: Call<'getHomeCards'>,
  card: CardFigure,
  looker: Looker,
): Promise<Figure> {
  const { level = (value) => (value > 0 ? 'warn' : 'ok') } = card;
  const row = await engine
    .tenant(
      scope,
      (tx) =>
        'figure' in card ? tx.one<FigureRow>(card.figure(looker)) : card.workOut(tx, looker),
      { readOnly: true, statementMs: CARD_MS },
    )
    .catch(() => undefined);
  if (row === undefined) return { value: null, target: null, level: 'ok' };
  const target = row.target ?? null;
  if (row.value === null) return { value: NOTHING, target, level: 'ok' };
  const { value, due = target } = row;
  return {
    value: card.places === undefined ? value : decimalText(value, card.places),
    target,
    level: level(Number(value), due === null ? undefined : Number(due)),
  };
}

/** The codes asked for, else those the person saved, else those of the jobs, the first job's first. */
async function wantedCodes(
  tx: Tx,
  { query, user, companyId }: Call<'getHomeCards'>,
  employeeId: string,
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
  const jobs = await tx.all<{ code: string }>(sql`
    select j.code from amc.user_job u
    join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.del_flag = '0'
    where u.company_id = ${companyId} and u.employee_id = ${employeeId} order by j.sort, j.code`);
  return [
    ...new Set(
      jobs.flatMap(({ code }) =>
        Object.hasOwn(cardsOfJobs, code) ? (cardsOfJobs[code] ?? []) : [],
      ),
    ),
  ];
}

async function screensOf(
  tx: Tx,
  companyId: string,
  employeeId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx.all<{ url: string }>(sql`
    select url from amc.menu where menu_type = 1 and url is not null
      and id in ${grantedMenuIds(companyId, employeeId)}`);
  return new Set(rows.map(({ url }) => url));
}
