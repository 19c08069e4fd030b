import { DomainError } from '../../domain-error.ts';
import { moved, stateTable } from '../state-table.ts';

export const ClothStatus = {
  arrived: 0,
  inspected: 1,
  released: 2,
  usedUp: 3,
  returned: 9,
} as const;
export type ClothStatus = (typeof ClothStatus)[keyof typeof ClothStatus];

export const InspectResult = { pending: 0, passed: 1, conceded: 2, rejected: 3 } as const;
export type InspectResult = (typeof InspectResult)[keyof typeof InspectResult];

/** A receipt of fabric from its arrival to its last metre. */
export const clothMoves = stateTable({
  what: { zh: '布号', en: 'Fabric lot' },
  names: {
    0: { zh: '已到货', en: 'arrived' },
    1: { zh: '已检验', en: 'inspected' },
    2: { zh: '已放行', en: 'released' },
    3: { zh: '已用完', en: 'used up' },
    9: { zh: '已退货', en: 'returned' },
  },
  moves: {
    judge: {
      from: [ClothStatus.arrived, ClothStatus.inspected],
      to: ClothStatus.inspected,
      verb: { zh: '判定', en: 'judge it' },
    },
    release: {
      from: [ClothStatus.inspected],
      to: ClothStatus.released,
      verb: { zh: '放行', en: 'release it' },
    },
    useUp: {
      from: [ClothStatus.released],
      to: ClothStatus.usedUp,
      verb: { zh: '用完', en: 'use it up' },
    },
    return: {
      from: [ClothStatus.arrived, ClothStatus.inspected, ClothStatus.released],
      to: ClothStatus.returned,
      verb: { zh: '退货', en: 'return it' },
    },
  },
});

export interface ReleasableCloth {
  readonly no: string;
  readonly status: ClothStatus;
  readonly inspectResult: InspectResult;
  /** Hours the fabric has to lie; what is asked for in the sentence. */
  readonly relaxHours: number;
  /** Minutes until it has lain long enough; zero or below when it has. */
  readonly relaxMinutesLeft: number;
}

/**
 * 1 → 2: judged fit, and relaxed.
 *
 * @throws {DomainError} `wrong-state`, `cloth-rejected` or `cloth-relaxing`
 */
export function releaseCloth(cloth: ReleasableCloth): ClothStatus {
  const { no: cNo, inspectResult, relaxHours, relaxMinutesLeft } = cloth;
  const status = moved(clothMoves, 'release', cloth);
  if (inspectResult === InspectResult.rejected) throw new DomainError('cloth-rejected', { cNo });
  if (relaxMinutesLeft > 0) {
    const left = Math.ceil(relaxMinutesLeft / 6) / 10;
    throw new DomainError('cloth-relaxing', { cNo, hours: relaxHours, left });
  }
  return status;
}
