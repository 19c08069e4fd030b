import type { Basics } from '../basics.ts';
import type { CataloguedDefect } from '../defect-catalogue.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { Member, Staff } from '../people/people.ts';
import type { CompanyProfile } from '../profiles.ts';
import { seededIds } from '../seeded-ids.ts';
import type { LineOrder } from './line/line-plan.ts';
import type { Sheets } from './sheets/sheets.ts';
import type { TableClocks } from './table-clock.ts';
import type { WorkDay } from './work-days.ts';

/** One operation of an order as the floor reports it. */
export interface Step {
  readonly id: string;
  readonly processId: string;
  readonly seqNo: number;
  readonly section: number;
  /** Ten-thousandths. */
  readonly sam: number;
  readonly price: number;
  readonly isCheckpoint: number;
  readonly isOutput: number;
  readonly isTicket: number;
  /** What all rows of `mes2.bundle_process` and of `mes2.scan` say about it, as their sheets have it. */
  readonly inProcesses: string;
  readonly inScans: string;
}

/** Ids of an order's rows that were written before its history is. */
export interface OrderKeys {
  readonly shipmentId: string;
  readonly steps: readonly Step[];
  /** Operations paid to the team of a bed, with their price in ten-thousandths, by code. */
  readonly bedSteps: ReadonlyMap<string, { readonly id: string; readonly price: number }>;
}

/** Everything the lines of one company share while their history is written. */
export interface HistoryCompany {
  readonly profile: CompanyProfile;
  readonly staff: Staff;
  readonly basics: Basics;
  readonly calendar: DemoCalendar;
  readonly days: readonly WorkDay[];
  readonly sheets: Sheets;
  readonly defects: readonly CataloguedDefect[];
  readonly warehouses: {
    readonly finished: string;
    readonly seconds: string;
    readonly panels: string;
  };
  readonly efficiencySetId: string;
  readonly splitRuleId: string;
  readonly inspectors: readonly Member[];
  readonly mechanics: readonly Member[];
  readonly problemSets: readonly ProblemSet[];
  readonly machinesOf: (
    lineId: string,
  ) => readonly { readonly id: string; readonly stationNo: string }[];
  readonly keysOf: (order: LineOrder) => OrderKeys;
  /** Serial of the next barcode. */
  barcode: bigint;
  /** When the tables were free. */
  readonly tables: TableClocks;
  /** Last number of each kind of paper, by its prefix. */
  readonly numbers: Map<string, number>;
}

export interface ProblemSet {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly responseMin: number;
  readonly resolveMin: number;
  readonly reason: string;
  readonly weight: number;
}

/** The next number of a kind of paper: `QC261121-00001`. */
export function nextNumber(
  { numbers }: HistoryCompany,
  prefix: string,
  date: string,
  width = 4,
): string {
  const head = `${prefix}${date.slice(2, 4)}${date.slice(5, 7)}${date.slice(8, 10)}-`;
  const serial = (numbers.get(head) ?? 0) + 1;
  numbers.set(head, serial);
  return head + String(serial).padStart(width, '0');
}

/** Ids of one kind of row of one line; a line writes fewer than a million of each. */
export const lineIds = (
  { profile }: HistoryCompany,
  line: number,
  entity: string,
): (() => string) => seededIds(profile.code, `history ${entity} of line ${line}`);

/** Moment in the company's zone, as COPY reads it. */
export const moment = (date: string, clock: string): string => `${date} ${clock}+08`;
