import { DomainError } from '@garment-mes/domain/refusals';
import type { Feature } from '../../operations.ts';
import { readRecord } from '../../resources/read-records.ts';
import { requireVersion } from '../../resources/require-version.ts';
import { lockRecord } from '../../resources/stored-record.sql.ts';
import { requirePlace } from '../../resources/tree.sql.ts';
import { requireReference } from '../../resources/uses/references.sql.ts';
import { workingsOf } from '../../resources/workings.ts';
import { hangEntry, placeEntry, usesOfEntry } from '../basics/public.ts';
import { importTreeDicts } from './import-tree-dicts.ts';
import { TREE, treeDict } from './tree-dict.ts';

const PARENT = { table: TREE, what: { zh: '上级', en: 'Parent' } };

/** What tree dictionaries do besides being records: entries move and show their usage. */
export const treeDicts: Feature<'moveTreeDict' | 'importTreeDicts' | 'getTreeDictUsage'> = (
  services,
) => {
  const workings = workingsOf(services, treeDict);
  return {
    moveTreeDict: (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const { companyId, body } = call;
        const { id, version, sort } = body;
        const parentId = body.parentId ?? null;
        const before = await requireVersion(tx, treeDict, call, id, version);
        if (parentId !== null) await requireReference(tx, PARENT, companyId, parentId);
        await requirePlace(tx, call, { table: TREE, kind: String(before.kind) }, parentId, id);
        await hangEntry(tx, companyId, id, parentId);
        await placeEntry(tx, id, sort);
        await services.audit(tx, { bizType: 'category', bizId: id, action: 'move' });
        await services.publish(tx, { topic: 'dict', keys: [id] });
        return readRecord(workings, tx, call, id);
      }),

    importTreeDicts: (call) =>
      services.engine.tenant(call.scope, (tx) => importTreeDicts(services, tx, call)),

    getTreeDictUsage: ({ scope, companyId, query }) =>
      services.engine.tenant(scope, async (tx) => {
        const entry = await lockRecord(tx, TREE, companyId, query.id);
        if (!entry) throw new DomainError('record-missing', { what: treeDict.what });
        return usesOfEntry(tx, companyId, query.id);
      }),
  };
};
