import { stateTable } from './state-table.ts';

export const DieStatus = {
  available: 0,
  occupied: 1,
  inUse: 2,
  maintenance: 3,
  scrapped: 4,
} as const;
export type DieStatus = (typeof DieStatus)[keyof typeof DieStatus];

/** A cutting die. */
export const dieMoves = stateTable({
  what: { zh: '刀模', en: 'Die' },
  names: {
    0: { zh: '可用', en: 'available' },
    1: { zh: '已占用', en: 'occupied' },
    2: { zh: '使用中', en: 'in use' },
    3: { zh: '保养中', en: 'in maintenance' },
    4: { zh: '已报废', en: 'scrapped' },
  },
  moves: {
    occupy: {
      from: [DieStatus.available],
      to: DieStatus.occupied,
      verb: { zh: '占用', en: 'occupy it' },
    },
    release: {
      from: [DieStatus.occupied],
      to: DieStatus.available,
      verb: { zh: '释放', en: 'release it' },
    },
    use: { from: [DieStatus.occupied], to: DieStatus.inUse, verb: { zh: '使用', en: 'use it' } },
    finish: {
      from: [DieStatus.inUse],
      to: DieStatus.available,
      verb: { zh: '用完', en: 'hand it back' },
    },
    maintain: {
      from: [DieStatus.available],
      to: DieStatus.maintenance,
      verb: { zh: '保养', en: 'maintain it' },
    },
    maintained: {
      from: [DieStatus.maintenance],
      to: DieStatus.available,
      verb: { zh: '结束保养', en: 'end its maintenance' },
    },
    scrap: {
      from: [DieStatus.available, DieStatus.maintenance],
      to: DieStatus.scrapped,
      verb: { zh: '报废', en: 'scrap it' },
    },
  },
});
