import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { changedAt } from '../../records/claim-record.sql.ts';
import { readRecords } from '../../resources/read-records.ts';
import { refusing } from '../../resources/refuse-database-error.ts';
import { workingsOf } from '../../resources/workings.ts';
import { addStandardDefects } from './add-standard-defects.sql.ts';
import { badItem } from './bad-item.ts';
import { defectCategory } from './defect-category.ts';
import { importDefects, requireWholeOrder } from './import-defects.ts';

const NOBODY = '0';

/** What the library does besides being records: it is filled at once, imported and put in order. */
export const defectLibrary: Feature<'sortDefectCategories' | 'importBadItems' | 'initBadItems'> = (
  services,
) => {
  const { engine, audit, publish } = services;
  const categories = workingsOf(services, defectCategory);
  const items = workingsOf(services, badItem);
  return {
    sortDefectCategories: (call) =>
      engine.tenant(call.scope, async (tx) => {
        const { companyId } = call;
        const { ids, before } = call.body;
        const live = await lockedOrder(tx, companyId);
        if (before && live.join() !== before.join())
          throw new DomainError('changed-meanwhile', await lastOrder(tx, companyId));
        requireWholeOrder(ids, live);
        await tx.run(sql`
          update mes2.defect_category c set sort = s.place, update_date = app_now(),
            update_by = current_person()
          from unnest(${ids}::bigint[]) with ordinality s (id, place)
          where c.company_id = ${companyId} and c.id = s.id and c.sort <> s.place`);
        await audit(tx, { bizType: 'defect_category', bizId: NOBODY, action: 'sort' });
        await publish(tx, { topic: 'dict', keys: ids });
        return readRecords(categories, tx, call, ids);
      }),

    importBadItems: (call) =>
      refusing(items.resource, 'createBadItem', () =>
        engine.tenant(call.scope, async (tx) => {
          const result = await importDefects(tx, call);
          await audit(tx, { bizType: 'bad_item', bizId: NOBODY, action: 'import' });
          await publish(tx, { topic: 'dict', keys: [] });
          return result;
        }),
      ),

    initBadItems: ({ scope, companyId, body }) =>
      engine.tenant(scope, async (tx) => {
        const okNum = await addStandardDefects(tx, companyId, body.sections ?? undefined);
        if (okNum > 0) await audit(tx, { bizType: 'bad_item', bizId: NOBODY, action: 'init' });
        await publish(tx, { topic: 'dict', keys: [] });
        return { okNum, errors: [] };
      }),
  };
};

/** Ids of the categories as they stand, locked; all of them in one order, so that two who sort wait for each other. */
async function lockedOrder(tx: Tx, companyId: string): Promise<readonly string[]> {
  await tx.run(sql`
    select 1 from mes2.defect_category where company_id = ${companyId} order by id for update`);
  const live = await tx.all<{ id: string }>(sql`
    select id from mes2.defect_category
    where company_id = ${companyId} and del_flag <> '2' order by sort, code`);
  return live.map(({ id }) => id);
}

/** Who added, deleted or moved a category last, and when. */
async function lastOrder(tx: Tx, companyId: string) {
  const last = await tx.one<{ name: string; time: string }>(sql`
    select coalesce(u.name, '系统') as name, ${changedAt(sql`r.update_date`)} as time
    from mes2.defect_category r left join amc.app_user u on u.id = r.update_by
    where r.company_id = ${companyId} order by r.update_date desc, r.id desc limit 1`);
  const what = { zh: '疵点大类的顺序', en: 'Order of defect categories' };
  return { what, name: '', time: '', ...last };
}
