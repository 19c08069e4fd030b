import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, QueryOf } from '../../generated/operations.ts';
import type { Language, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bundleRow } from '../bundles/public.ts';
import {
  bundleProcessColumns,
  bundleProcessRows,
  findTarget,
  rowWithoutMoney,
  scanRow,
  scansOfBundles,
  seesMoney,
} from '../scans/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import * as rows from './trace.sql.ts';
import { eventsOf } from './trace-events.sql.ts';
import { visibleTo } from './visible-to.ts';

type Trace = DataOf<'getBundleTrace'>;

/** The life of one bundle, or of one piece of it, from its rolls to its last scan. */
export async function bundleTrace(
  services: Services,
  tx: Tx,
  actor: Actor,
  query: QueryOf<'getBundleTrace'>,
  language: Language,
): Promise<Trace> {
  const { id } = await target(tx, actor, query ?? {});
  const bundle = await rows.tracedBundle(tx, actor, id);
  if (!bundle) throw new DomainError('record-missing', { what: '扎号' });
  const ids = (await rows.lineage(tx, actor, id)).map((each) => each.id);
  const visible = visibleTo(tx.reach, actor.can('FIELD^orderProcess.price'));
  const { dayCutoff } = await floorSettings(tx, actor);
  const rolls = await rows.rollsUnder(tx, actor, pieceOf(bundle, query?.pieceNo));
  return {
    bundle: await bundleRow(services, tx, actor, id),
    imageUrl: (await rows.styleImage(tx, actor, id))?.imageUrl ?? null,
    events: (await eventsOf(tx, actor, { id, ids }, { language, dayCutoff })).map(visible.event),
    rolls: rolls.map((roll) => visible.roll(roll, bundle)),
    processes: await processesWithScans(services, tx, actor, { id, ids }, language),
    defects: (await rows.defectsOf(tx, actor, ids)).map(visible.defect),
    family: await rows.familyOf(tx, actor, bundle.rootBundleId ?? id),
  };
}

async function target(
  tx: Tx,
  actor: Actor,
  { barcode, orderNo, bundleNo }: NonNullable<QueryOf<'getBundleTrace'>>,
): Promise<{ id: string }> {
  if (barcode) return { id: (await ownTarget(tx, actor, barcode)).bundleId };
  if (!orderNo || bundleNo === undefined) throw new DomainError('required', { field: '条码' });
  const found = await rows.bundleByNo(tx, actor, orderNo.trim().toUpperCase(), bundleNo);
  if (!found) throw new DomainError('record-missing', { what: '扎号' });
  return { id: found.bundleId };
}

/** A code of another company answers as one that nobody knows: the page gives no hint of others. */
const ownTarget = (tx: Tx, actor: Actor, barcode: string) =>
  findTarget(tx, actor, { barcode }).catch((error: unknown) => {
    const isForeign = error instanceof DomainError && error.code === 'barcode-foreign';
    throw isForeign ? new DomainError('barcode-unknown', {}) : error;
  });

/** Piece k of a bundle is the k-th ply from its first. @throws {DomainError} `out-of-range` */
function pieceOf(bundle: rows.TracedBundle, pieceNo: number | undefined): rows.TracedBundle {
  if (pieceNo === undefined) return bundle;
  const plies = bundle.plyTo - bundle.plyFrom + 1;
  if (pieceNo < 1 || pieceNo > plies) {
    throw new DomainError('out-of-range', { field: '件序', min: 1, max: plies });
  }
  const ply = bundle.plyFrom + pieceNo - 1;
  return { ...bundle, plyFrom: ply, plyTo: ply };
}

/** Operations of the bundle, each with the scans of it and of the bundles it was split from. */
async function processesWithScans(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, ids }: { readonly id: string; readonly ids: readonly string[] },
  language: Language,
): Promise<Trace['processes']> {
  const settings = await floorSettings(tx, actor);
  const { list } = await services.list.page(tx, {
    operation: 'listBundleProcesses',
    beyondReach: true,
    from: bundleProcessRows(actor.companyId, { bundleId: id }),
    columns: bundleProcessColumns(settings.scanSequence, today(actor, settings), language),
    query: { pageSize: 500 },
    can: actor.can,
    defaultOrder: sql`p.seq_no`,
  });
  const visible = visibleTo(tx.reach, false);
  const scans = (await scansOfBundles(tx, actor, ids)).map((scan) => {
    const row = scanRow(actor, scan, settings);
    return visible.scan(seesMoney(actor, scan.employeeId) ? row : rowWithoutMoney(row), scan);
  });
  return list.map((process) => ({
    process,
    scans: scans.filter(({ orderProcessId }) => orderProcessId === process.orderProcessId),
  }));
}
