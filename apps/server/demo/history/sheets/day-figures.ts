import { tenThousandths } from '../fixed.ts';
import type { Sheets } from './sheets.ts';

/** What one person earned on one day. */
export interface PersonDay {
  scans: number;
  pieces: number;
  amount: number;
  earned: number;
}

interface Output {
  readonly hour: number;
  readonly orderId: string;
  readonly stepId: string;
  num: number;
  earned: number;
}

interface Checked {
  readonly orderId: string;
  readonly type: number;
  check: number;
  pass: number;
  defective: number;
  defects: number;
}

interface Found {
  readonly orderId: string;
  readonly itemId: string;
  num: number;
  pieces: number;
}

const entry = <V>(map: Map<string, V>, key: string, make: () => V): V => {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
};

/** The roll-ups of one line and day, counted while its facts are written. */
export class DayFigures {
  readonly people = new Map<string, PersonDay>();
  readonly #output = new Map<string, Output>();
  readonly #checked = new Map<string, Checked>();
  readonly #found = new Map<string, Found>();

  person(employeeId: string): PersonDay {
    return entry(this.people, employeeId, () => ({ scans: 0, pieces: 0, amount: 0, earned: 0 }));
  }

  output(hour: number, orderId: string, stepId: string, num: number, earned: number): void {
    const line = entry(this.#output, `${hour} ${stepId}`, () => ({
      hour,
      orderId,
      stepId,
      num: 0,
      earned: 0,
    }));
    line.num += num;
    line.earned += earned;
  }

  checked(
    orderId: string,
    type: number,
    check: number,
    pass: number,
    defective: number,
    defects: number,
  ) {
    const day = entry(this.#checked, `${orderId} ${type}`, () => ({
      orderId,
      type,
      check: 0,
      pass: 0,
      defective: 0,
      defects: 0,
    }));
    day.check += check;
    day.pass += pass;
    day.defective += defective;
    day.defects += defects;
  }

  found(orderId: string, itemId: string, num: number, pieces: number): void {
    const day = entry(this.#found, `${orderId} ${itemId}`, () => ({
      orderId,
      itemId,
      num: 0,
      pieces: 0,
    }));
    day.num += num;
    day.pieces += pieces;
  }

  /** Writes all of it; people's days are written with their attendance. */
  write(
    sheets: Sheets,
    { companyId, lineId, date }: { companyId: string; lineId: string; date: string },
  ): { check: number; pass: number; defective: number; defects: number } {
    for (const { hour, orderId, stepId, num, earned } of this.#output.values())
      sheets.lineHour.add(
        companyId,
        lineId,
        date,
        hour,
        orderId,
        stepId,
        num,
        tenThousandths(earned),
      );
    const total = { check: 0, pass: 0, defective: 0, defects: 0 };
    for (const { orderId, type, check, pass, defective, defects } of this.#checked.values()) {
      sheets.checkDay.add(companyId, lineId, date, orderId, type, check, pass, defective, defects);
      if (type !== 3) continue;
      total.check += check;
      total.pass += pass;
      total.defective += defective;
      total.defects += defects;
    }
    for (const { orderId, itemId, num, pieces } of this.#found.values())
      sheets.defectDay.add(companyId, lineId, date, orderId, itemId, num, pieces);
    return total;
  }
}
