import { bundleLabel } from '@garment-mes/domain/bundles';
import { minutesBetween } from '@garment-mes/domain/time';
import { type FloorSettings, floorSettingsOf } from '../../settings/public.ts';
import type { PayTerms } from '../../wages/public.ts';
import type { ScannedBundle } from '../scan-target.sql.ts';
import type { AcceptedScan } from './decide-scan.ts';
import {
  type AskedScan,
  type LockedCard,
  type LockedForScans,
  type LockedProcess,
  type LockedTarget,
  type LockedWorker,
  rowsOf,
} from './lock-scans.sql.ts';

/** The locked records, as decisions need them; reports of one transaction are counted onto it one after another. */
export interface Floor {
  readonly company: { readonly code: string; readonly shortName: string };
  readonly settings: FloorSettings;
  target(requestId: string): LockedTarget | undefined;
  /** The card that was read, where it has been declared lost or scrapped. */
  cardOutOfUse(read: string | null): LockedCard | undefined;
  bundle(id: string): ScannedBundle | undefined;
  /** Operations of a bundle in their order. */
  processes(bundleId: string): readonly LockedProcess[];
  children(bundleId: string): readonly string[];
  terms(orderId: string, day: string): PayTerms | undefined;
  /** Whether the wage that a report goes into is locked while its period is open. */
  isSettled(
    work: { readonly employeeId: string; readonly lineDeptId: string; readonly payScope: number },
    day: string,
  ): boolean;
  worker(id: string): LockedWorker | undefined;
  machine(id: string): { readonly machineNo: string; readonly status: number } | undefined;
  price(orderProcessId: string, day: string): string | undefined;
  /** Whether who books a report leads the person it is of. */
  leads(requestId: string): boolean;
  /** Seconds since the person's report before; undefined without one that day. */
  pace(asked: AskedScan): number | undefined;
  /** Counts an accepted report, so that the next one finds it. */
  keep(asked: AskedScan, accepted: Pick<AcceptedScan, 'bundle' | 'process'>): void;
}

export const settingsOf = ({ settings }: LockedForScans<unknown>): FloorSettings =>
  floorSettingsOf(new Map(Object.entries(settings ?? {})));

/** How an operation pays whose amount a line shares. */
const GROUP_PAY = 3;

const byId = <Row extends { readonly id: string }>(rows: readonly Row[] | null) =>
  new Map((rows ?? []).map((row) => [row.id, row]));

/** @param asked the reports it was locked for, in their order */
export function floorOf(locked: LockedForScans<unknown>, asked: readonly AskedScan[]): Floor {
  const place = new Map(asked.map(({ requestId }, at) => [requestId, at]));
  const targets = rowsOf(locked.targets);
  const bundles = byId(rowsOf(locked.bundles));
  const processes = Map.groupBy(rowsOf(locked.processes), ({ bundleId }) => bundleId);
  const reported = new Map<string, readonly string[]>();
  const orders = byId(locked.orders);
  const workers = byId(locked.workers);
  const machines = byId(locked.machines);
  const periods = new Map((locked.periods ?? []).map((row) => [row.day, row]));
  const prices = new Map(
    (locked.prices ?? []).map((row) => [`${row.orderProcessId}/${row.day}`, row.price]),
  );
  return {
    company: locked.company,
    settings: settingsOf(locked),
    target: (requestId) => targets[place.get(requestId) ?? -1],
    cardOutOfUse: (read) => locked.cardsOutOfUse?.find((card) => card.read === read),
    bundle: (id) => bundles.get(id),
    processes: (bundleId) => processes.get(bundleId) ?? [],
    children: (bundleId) =>
      (locked.children ?? [])
        .filter(({ parentId }) => parentId === bundleId)
        .map(({ bundleNo, splitSeq }) => bundleLabel(bundleNo, splitSeq)),
    terms(orderId, day) {
      const order = orders.get(orderId);
      const period = periods.get(day);
      return (
        order && {
          orderNo: order.orderNo,
          orderStatus: order.status,
          wageLocked: order.wageLocked === 1,
          periodNo: period?.periodNo,
          periodLocked: (period?.status ?? 0) >= 2,
        }
      );
    },
    isSettled: ({ employeeId, lineDeptId, payScope }, day) =>
      payScope === GROUP_PAY
        ? (locked.settledGroups ?? []).some(
            (each) => each.lineDeptId === lineDeptId && each.day === day,
          )
        : (locked.settled ?? []).some((each) => each.employeeId === employeeId && each.day === day),
    worker: (id) => workers.get(id),
    machine: (id) => machines.get(id),
    price: (orderProcessId, day) => prices.get(`${orderProcessId}/${day}`),
    leads: (requestId) => locked.leads?.[place.get(requestId) ?? -1] ?? false,
    pace({ requestId, employeeId, day, eventTime }) {
      const kept = (reported.get(`${employeeId}/${day}`) ?? [])
        .filter((before) => before <= eventTime)
        .map((before) => minutesBetween(before, eventTime) * 60);
      const stored = locked.paces?.[place.get(requestId) ?? -1] ?? Number.POSITIVE_INFINITY;
      const least = Math.min(stored, ...kept);
      return Number.isFinite(least) ? least : undefined;
    },
    keep({ employeeId, day, eventTime }, { bundle, process }) {
      bundles.set(bundle.id, bundle);
      processes.set(
        bundle.id,
        (processes.get(bundle.id) ?? []).map((each) => (each.id === process.id ? process : each)),
      );
      const person = `${employeeId}/${day}`;
      reported.set(person, [...(reported.get(person) ?? []), eventTime]);
    },
  };
}
