import type { Bilingual } from '@garment-mes/domain';
import type { Reach, Sql } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';

type Card = DataOf<'getHomeCards'>[number];
export type CardCode = Card['code'];
export type CardLevel = Card['level'];

/** What the figure of a card may ask: who looks, and which factory day it is. */
export interface Looker {
  readonly companyId: string;
  readonly userId: string;
  readonly employeeId: string;
  readonly reach: Reach | undefined;
  readonly today: string;
  readonly now: Date;
}

/** A figure of the home page: where it leads, and the statement with its one row of `value` and perhaps `target`. */
export interface CardFigure {
  /** Screen that has to be in the menu; `undefined` for what is the person's own. */
  readonly screen?: string;
  readonly link: string;
  /** Key of the field that the figure shows, where seeing it is a right of its own. */
  readonly field?: string;
  readonly unit: Bilingual;
  readonly figure: (looker: Looker) => Sql;
  /** How the figure is coloured; a count of what waits is fine at zero and asks for attention above. */
  readonly level?: (value: number, target: number | undefined) => CardLevel;
}

export const PIECES = { zh: '件', en: 'pcs' };
export const ORDERS = { zh: '单', en: 'orders' };
export const ITEMS = { zh: '条', en: 'items' };
export const BUNDLES = { zh: '扎', en: 'bundles' };
export const BEDS = { zh: '床', en: 'beds' };
export const PERCENT = { zh: '%', en: '%' };
export const PEOPLE = { zh: '人', en: 'people' };

/** Nothing is bad about it however large it is. */
export const plain = (): CardLevel => 'ok';
/** Something is wrong as long as there is any. */
export const urgent = (value: number): CardLevel => (value > 0 ? 'bad' : 'ok');
/** Fine from zero up. */
export const notBehind = (value: number): CardLevel => (value < 0 ? 'bad' : 'ok');
/** Fine at the target, a warning down to four fifths of it. */
export const towards = (value: number, target: number | undefined): CardLevel =>
  !target || value >= target ? 'ok' : value >= target * 0.8 ? 'warn' : 'bad';
