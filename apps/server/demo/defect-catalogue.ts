import type { Tx } from '../src/database/engine.ts';
import { insertRows } from '../src/database/insert-rows.sql.ts';
import { defectCategories } from '../src/new-company/lists/defects.ts';
import { type Defect, defects } from './lists/defects.ts';
import { seededIds } from './seeded-ids.ts';

export interface CataloguedDefect extends Defect {
  readonly id: string;
}

/** Writes categories, types and items of the defect catalogue of one company. */
export async function seedDefects(
  tx: Tx,
  companyCode: string,
  companyId: string,
): Promise<readonly CataloguedDefect[]> {
  const categoryIds = seededIds(companyCode, 'defect category');
  const typeIds = seededIds(companyCode, 'bad type');
  const itemIds = seededIds(companyCode, 'bad item');
  const categories = defectCategories.map(([code, name, section, types], at) => ({
    row: { companyId, id: categoryIds(), code, name, section, sort: at + 1 },
    types,
  }));
  await insertRows(
    tx,
    'mes2.defect_category',
    categories.map(({ row }) => row),
  );
  const types = categories
    .flatMap(({ row, types: names }) => names.map((name) => ({ name, defectCategoryId: row.id })))
    .map((type, at) => ({
      companyId,
      id: typeIds(),
      code: `BT${String(at + 1).padStart(2, '0')}`,
      ...type,
      sort: at + 1,
    }));
  await insertRows(tx, 'mes2.bad_type', types);
  const items = defects.map((defect) => ({ ...defect, id: itemIds() }));
  await insertRows(
    tx,
    'mes2.bad_item',
    items.map(({ id, code, name, nameEn, type, severity, blame }) => ({
      companyId,
      id,
      code,
      name,
      nameEn,
      badTypeId: types.find((each) => each.name === type)?.id,
      severity,
      blame,
      defaultDisposition: severity === 1 ? 3 : 1,
    })),
  );
  return items;
}
