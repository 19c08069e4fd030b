import type { Sheets } from './sheets.ts';

export type Stage = 'cut' | 'deliver' | 'sew' | 'qcPass' | 'in' | 'out' | 'scrap' | 'second';

export interface Cell {
  readonly colorId: string;
  readonly sizeId: string;
}

/** Progress of one order by colour, size, stage and day. */
export interface StageBook {
  add(colorId: string, sizeId: string, stage: Stage, date: string, num: number): void;
  /** Sum over the days. */
  total(colorId: string, sizeId: string, stage: Stage): number;
  cells(): readonly Cell[];
  write(sheets: Sheets, companyId: string, orderId: string): void;
}

export function stageBook(): StageBook {
  const days = new Map<string, number>();
  const totals = new Map<string, number>();
  const cells = new Map<string, Cell>();
  return {
    add(colorId, sizeId, stage, date, num) {
      if (num === 0) return;
      const cell = `${colorId}|${sizeId}`;
      if (!cells.has(cell)) cells.set(cell, { colorId, sizeId });
      const day = `${cell}|${stage}|${date}`;
      days.set(day, (days.get(day) ?? 0) + num);
      const total = `${cell}|${stage}`;
      totals.set(total, (totals.get(total) ?? 0) + num);
    },
    total: (colorId, sizeId, stage) => totals.get(`${colorId}|${sizeId}|${stage}`) ?? 0,
    cells: () => [...cells.values()],
    write(sheets, companyId, orderId) {
      for (const [key, num] of days) {
        const [colorId, sizeId, stage, date] = key.split('|');
        sheets.stageDay.add(companyId, orderId, colorId, sizeId, stage, date, num);
      }
    },
  };
}
