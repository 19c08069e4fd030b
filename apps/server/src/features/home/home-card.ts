import type { Bilingual } from '@garment-mes/domain/refusals';
import type { Reach, Sql, Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { PageUrl, PlainUrl } from '../../menu/pages.ts';
import type { FloorSettings } from '../settings/public.ts';

type Card = DataOf<'getHomeCards'>[number];
export type CardCode = Card['code'];
export type CardLevel = NonNullable<Card['level']>;

/** What the figure of a card may ask: who looks, and which factory day it is. */
export interface Looker {
  readonly companyId: string;
  readonly userId: string;
  readonly employeeId: string;
  readonly reach: Reach | undefined;
  readonly today: string;
  /** Times at which factory days begin. */
  readonly dayCutoff: FloorSettings['dayCutoff'];
  readonly now: Date;
  /** The clock of the company, `2024-03-20 09:42:00`. */
  readonly clock: string;
  /** Accounts with a page or a screen that is connected now. */
  readonly online: readonly string[];
}

/** The one row of a figure, unrounded; `null` where there is nothing to say yet. */
export interface FigureRow {
  readonly value: string | null;
  readonly target?: string | null;
  /** What the figure is coloured by where that is not its target: what is asked for until now. */
  readonly due?: string;
}

/** A figure of the home page and where it leads. */
export type CardFigure = Place & (Stated | WorkedOut);

interface Stated {
  /** The statement with its one row. */
  readonly figure: (looker: Looker) => Sql;
}

interface WorkedOut {
  /** What a formula makes of several rows. */
  readonly workOut: (tx: Tx, looker: Looker) => Promise<FigureRow>;
}

/** What a figure counts; `one` is the English word beside a single one where that differs. */
export interface Unit extends Bilingual {
  readonly one?: string;
}

/** What an address asks a list for, such as its quick filters: `{ status: '0,1' }`. */
export type Asks =
  | Readonly<Record<string, string>>
  | ((looker: Looker) => Readonly<Record<string, string>>);

/** The address of a list, narrowed. */
export function narrowed(link: string, asks: Asks | undefined, looker: Looker): string {
  const query = typeof asks === 'function' ? asks(looker) : asks;
  return query ? `${link}?${new URLSearchParams(query)}` : link;
}

interface Place {
  /** Screen that has to be in the menu; `undefined` for what is the person's own. */
  readonly screen?: PageUrl;
  /** `null` for what is opened from the header. */
  readonly link: PlainUrl | `${PlainUrl}?${string}` | null;
  /** What the link narrows the list to, so that its total is the figure. */
  readonly asks?: Asks;
  /** A figure of a day, said beside that of the day before. */
  readonly ofDay?: boolean;
  /** Right that is needed besides: of the field that the figure shows, or of the button behind it. */
  readonly key?: string;
  readonly unit: Unit;
  /** Decimals it is written with, once it has been graded; those it has where left out. */
  readonly places?: number;
  /** The limit the figure is judged by; one without is neither good nor bad. */
  readonly level?: (value: number, target: number | undefined) => CardLevel;
}

export const PIECES = { zh: '件', en: 'pcs' };
export const ORDERS = { zh: '单', en: 'orders', one: 'order' };
export const ITEMS = { zh: '条', en: 'items', one: 'item' };
export const BUNDLES = { zh: '扎', en: 'bundles', one: 'bundle' };
export const BEDS = { zh: '床', en: 'beds', one: 'bed' };
export const PERCENT = { zh: '%', en: '%' };
export const PEOPLE = { zh: '人', en: 'people', one: 'person' };

/** Something is wrong as long as there is any. */
export const urgent = (value: number): CardLevel => (value > 0 ? 'bad' : 'ok');
/** Fine from zero up. */
export const notBehind = (value: number): CardLevel => (value < 0 ? 'bad' : 'ok');
/** Fine at the target, a warning down to four fifths of it. */
export const towards = (value: number, target: number | undefined): CardLevel =>
  !target || value >= target ? 'ok' : value >= target * 0.8 ? 'warn' : 'bad';
