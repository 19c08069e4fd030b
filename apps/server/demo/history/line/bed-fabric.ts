import { lotPoints } from '../../beds/lot-points.ts';
import { type HistoryCompany, lineIds, moment } from '../company.ts';
import { metres, scaled } from '../fixed.ts';
import type { LineOrder, PlannedBed } from './line-plan.ts';

/** Millimetres of a roll, about. */
const ROLL = 50_000;
/** Millimetres of each roll that its splice takes. */
export const SPLICE = 240;
/** Per mille of the laid length that stays over. */
const REMNANT = 8;

/** A roll as a bed used it, in millimetres. */
export interface LaidRoll {
  readonly id: string;
  readonly plies: number;
  readonly used: number;
  readonly remnant: number;
  readonly len: number;
  /** Its first ply in the bed. */
  readonly from: number;
}

/** What the fabric of a bed is, beside its rolls. */
export interface BedFabric {
  readonly materialId: string;
  readonly colorId: string;
  readonly dyeLot: string;
  readonly date: string;
}

/** The fabric that one line's beds are laid from: a cloth for each bed, in as many rolls as it takes. */
export class FabricStore {
  readonly #company: HistoryCompany;
  readonly #line: number;
  readonly #clothId: () => string;
  readonly #rollId: () => string;
  /** Serial of the last roll. */
  #serial = 0;

  constructor(company: HistoryCompany, line: number) {
    this.#company = company;
    this.#line = line;
    this.#clothId = lineIds(company, line, 'cloth');
    this.#rollId = lineIds(company, line, 'roll');
  }

  /** Writes cloth and rolls of a bed. */
  issue(order: LineOrder, bed: PlannedBed, fabric: BedFabric): LaidRoll[] {
    const clothId = this.#clothId();
    const rolls = this.#lay(order, bed);
    this.#addCloth(clothId, order, fabric, rolls);
    for (const at of rolls.keys()) this.#addRoll(clothId, order, fabric, rolls, at);
    return rolls;
  }

  #lay({ demo: { style } }: LineOrder, { plies: all }: PlannedBed): LaidRoll[] {
    const perPly = scaled(style.markerLen, 3) + scaled(style.endLossLen, 3);
    const perRoll = Math.max(1, Math.floor(ROLL / perPly));
    return Array.from({ length: Math.ceil(all / perRoll) }, (_, at) => {
      const plies = Math.min(perRoll, all - at * perRoll);
      const used = plies * perPly;
      const remnant = Math.floor((used * REMNANT) / 1000);
      this.#serial += 1;
      const len = used + SPLICE + remnant;
      return { id: this.#rollId(), plies, used, remnant, len, from: at * perRoll + 1 };
    });
  }

  #addCloth(
    clothId: string,
    { demo }: LineOrder,
    { materialId, colorId, dyeLot, date }: BedFabric,
    rolls: readonly LaidRoll[],
  ): void {
    const { sheets, staff } = this.#company;
    const total = rolls.reduce((sum, { len }) => sum + len, 0);
    const line = String(this.#line).padStart(2, '0');
    sheets.cloth.add(
      clothId,
      staff.companyId,
      `C${date.slice(2, 4)}${date.slice(5, 7)}${line}${String(this.#serial).padStart(5, '0')}`,
      materialId,
      colorId,
      '恒源纺织',
      demo.id,
      `["${dyeLot}"]`,
      rolls.length,
      metres(total),
      moment(demo.materialDate, '10:30:00'),
      1,
      lotPoints(
        rolls.map(({ len }, at) => ({
          points: this.#pointsAt(at),
          widthCm: demo.style.fabric.widthCm,
          actualLen: metres(len),
        })),
      ) ?? '0',
      3,
    );
  }

  /** Points found on a roll of the bed that was written last. */
  #pointsAt(at: number): number {
    return 6 + ((this.#serial + at) % 15);
  }

  #addRoll(
    clothId: string,
    { demo }: LineOrder,
    { materialId, colorId, dyeLot, date }: BedFabric,
    rolls: readonly LaidRoll[],
    at: number,
  ): void {
    const { sheets, staff, basics } = this.#company;
    const roll = rolls[at] as LaidRoll;
    const last = this.#serial;
    const { style } = demo;
    sheets.roll.add(
      roll.id,
      staff.companyId,
      `R${this.#line}${date.slice(2, 4)}${String(last - rolls.length + at + 1).padStart(6, '0')}`,
      clothId,
      materialId,
      colorId,
      dyeLot,
      'A',
      metres(Math.round(roll.len * 1.004)),
      metres(roll.len),
      style.fabric.widthCm,
      style.fabric.gsm,
      this.#pointsAt(at),
      basics.fabricWarehouseId,
      `B-${String((last % 12) + 1).padStart(2, '0')}`,
      demo.id,
      metres(roll.used),
      metres(SPLICE),
      metres(roll.remnant),
      '0',
      4,
    );
  }
}
