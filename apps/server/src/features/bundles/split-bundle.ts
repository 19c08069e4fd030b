import {
  BundleProcessStatus,
  type BundleStatus,
  bundleLabel,
  makeBarcode,
  requireBundleFree,
  requireSplit,
  splitDone,
  splitPlySpans,
} from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { statusAt } from '@garment-mes/domain/scans';
import { bundleMoves, deliveryMoves, moved } from '@garment-mes/domain/states';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { cardOfBundle } from '../../records/cards/card-bindings.sql.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { childrenOf, takeBarcodeSerials } from './bundle.sql.ts';
import { bundleKind } from './bundle-kind.ts';
import { bundleRow } from './bundle-row.ts';
import * as rows from './split-bundle.sql.ts';

type Split = BodyOf<'splitBundle'>;
type Result = DataOf<'splitBundle'>;
const MOST_PARTS = 6;

/** 0–3 → 8: the children take over what is done; scans and their money stay with the mother (H11). */
export async function splitBundle(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: Split,
): Promise<Result> {
  const known = await claimRequest<Result>(tx, actor, body.requestId, body);
  if (known) return known;
  const mother = await claimRecord<rows.MotherBundle>(tx, actor, bundleKind, body);
  await requireSplittable(tx, actor, mother);
  const nums = body.nums.map(({ num }) => num);
  requireSplit(mother.num, nums);
  if (nums.length > MOST_PARTS)
    throw new DomainError('out-of-range', { field: '份数', min: 2, max: MOST_PARTS });
  const children = await makeChildren(tx, actor, mother, nums);
  for (const process of await rows.motherProcesses(tx, actor, mother.id)) {
    const done = partsDone(process, nums, body);
    for (const [at, child] of children.entries()) {
      await rows.copyProcess(
        tx,
        actor,
        process.id,
        child,
        partOf(process, nums[at] ?? 0, done[at] ?? 0),
      );
    }
  }
  await rows.finishSplit(tx, actor, mother, children, nums, body.reason);
  await services.audit(tx, {
    bizType: 'bundle',
    bizId: mother.id,
    action: 'split',
    from: mother.status,
    to: 8,
    reason: body.reason,
  });
  await services.publish(tx, { topic: 'bundle', keys: [mother.id, ...children] });
  const result: Result = {
    parent: await bundleRow(services, tx, actor, mother.id),
    children: await inTurn(children, (id) => bundleRow(services, tx, actor, id)),
  };
  await keepAnswer(tx, actor, body.requestId, result);
  return result;
}

/** @throws {DomainError} where state, card or open rework forbid a split */
async function requireSplittable(
  tx: Tx,
  actor: Actor,
  mother: rows.MotherBundle,
): Promise<BundleStatus> {
  const bundleNo = bundleLabel(mother.bundleNo, mother.splitSeq);
  const children = (await childrenOf(tx, actor, mother.id)).map((child) =>
    bundleLabel(child.bundleNo, child.splitSeq),
  );
  requireBundleFree({ ...mother, bundleNo, children });
  const cardNo = (await cardOfBundle(tx, actor.companyId, mother.id))?.cardNo;
  if (cardNo) throw new DomainError('bundle-card-bound', { cardNo, bundleNo });
  const sent = await rows.openDelivery(tx, actor, mother.id);
  if (sent) {
    const status = deliveryMoves.names[sent.status];
    throw new DomainError('bundle-in-delivery', { bundleNo, deliveryNo: sent.deliveryNo, status });
  }
  if (await rows.openRework(tx, actor, mother.id)) {
    throw new DomainError('bundle-rework-open', { bundleNo });
  }
  return moved(bundleMoves, 'split', { no: bundleNo, status: mother.status });
}

async function makeChildren(
  tx: Tx,
  actor: Actor,
  mother: rows.MotherBundle,
  nums: readonly number[],
): Promise<string[]> {
  const last = await rows.lastSplitSeq(tx, actor, mother.rootBundleId ?? mother.id);
  const serials = await takeBarcodeSerials(tx, actor, nums.length);
  if (!serials) throw new DomainError('record-missing', { what: '公司' });
  const spans = splitPlySpans(mother, nums);
  return inTurn(nums, async (num, at) => {
    const barcode = makeBarcode(serials.companyCode, BigInt(serials.first) + BigInt(at));
    const { plyFrom, plyTo } = spans[at] ?? mother;
    const child = { splitSeq: last + at + 1, barcode, num, plyFrom, plyTo };
    const made = await rows.insertChild(tx, actor, mother.id, child);
    if (!made) throw new Error('an insert returned no row');
    return made.id;
  });
}

/** How the done garments of an operation fall to the children: as said, else filled child by child. */
function partsDone(
  { orderProcessId, doneNum }: rows.MotherProcess,
  nums: readonly number[],
  { done }: Split,
): number[] {
  const said = done?.find((each) => each.orderProcessId === orderProcessId);
  if (!said) return splitDone(doneNum, nums);
  const parts = said.nums.map(({ num }) => num);
  const sum = parts.reduce((total, part) => total + part, 0);
  const fits = parts.length === nums.length && parts.every((part, at) => part <= (nums[at] ?? 0));
  if (sum !== doneNum || !fits) throw new DomainError('split-sum', { sum, num: doneNum });
  return parts;
}

const CLOSED: readonly BundleProcessStatus[] = [
  BundleProcessStatus.skipped,
  BundleProcessStatus.outsourced,
];

const partOf = ({ status }: rows.MotherProcess, num: number, doneNum: number) => ({
  num,
  doneNum,
  status: CLOSED.includes(status) ? status : statusAt(doneNum, num),
});

async function inTurn<In, Out>(
  list: readonly In[],
  work: (each: In, at: number) => Promise<Out>,
): Promise<Out[]> {
  const done: Out[] = [];
  for (const [at, each] of list.entries()) done.push(await work(each, at));
  return done;
}
