import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { reportingCards } from '../../records/cards/report-card-out-of-use.ts';
import { floorSettings, today } from '../settings/public.ts';
import { handOverScan } from './hand-over-scan.ts';
import { appPreload } from './handheld/app-preload.ts';
import {
  bundleProcessColumns,
  bundleProcessRows,
  bundleProcessSearchAs,
} from './handheld/bundle-process-list.sql.ts';
import { myDay } from './handheld/my-day.ts';
import { resolveCode } from './handheld/resolve-code.ts';
import { recordBatch } from './intake/record-batch.ts';
import { ScanGroups } from './intake/scan-groups.ts';
import { reverseScan } from './reverse-scan.ts';
import { seesMoney, withoutMoney } from './scan-answer.ts';

export const scans: Feature<
  | 'resolveScanCode'
  | 'listBundleProcesses'
  | 'recordScan'
  | 'recordScans'
  | 'reverseScan'
  | 'handOverScan'
  | 'getMyDay'
  | 'getAppPreload'
> = (services) => {
  const groups = new ScanGroups(services);
  return {
    resolveScanCode: (call) =>
      reportingCards(services, call, () =>
        services.engine.tenant(call.scope, (tx) => resolveCode(services, tx, call)),
      ),

    listBundleProcesses: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const { companyId, query = {}, can } = call;
        const settings = await floorSettings(tx, call);
        return services.list.page(tx, {
          operation: 'listBundleProcesses',
          long: call.long,
          last: true,
          from: bundleProcessRows(companyId, query),
          columns: bundleProcessColumns(
            settings.scanSequence,
            today(call, settings),
            call.language,
          ),
          searchAs: bundleProcessSearchAs,
          query,
          can,
          // Everybody with the ticket of a bundle may see what is to be done on it.
          ...(query.bundleId ? { beyondReach: true as const } : {}),
          defaultOrder: sql`b.order_id, b.bundle_no, b.split_seq, p.seq_no`,
        });
      }),

    recordScan: async (call) => {
      const answer = await reportingCards(services, call, () =>
        groups.record({ actor: call, request: call.body }),
      );
      return seesMoney(call, answer.scan.employeeId) ? answer : withoutMoney(answer);
    },

    recordScans: (call) => recordBatch(services, call),

    reverseScan: async (call) => {
      const answer = await services.engine.tenant(call.scope, (tx) =>
        reverseScan(services, tx, call, call.body),
      );
      return seesMoney(call, answer.scan.employeeId) ? answer : withoutMoney(answer);
    },

    handOverScan: (call) =>
      services.engine.tenant(call.scope, (tx) => handOverScan(services, tx, call, call.body)),

    getMyDay: (call) => services.engine.tenant(call.scope, (tx) => myDay(tx, call)),

    getAppPreload: (call) => services.engine.tenant(call.scope, (tx) => appPreload(tx, call)),
  };
};
