import { ident, sql, type Tx } from '../database/engine.ts';
import { insertRows } from '../database/insert-rows.sql.ts';
import { standardColors } from './lists/colors.ts';
import { defectCategories, standardDefects } from './lists/defects.ts';
import { standardDispatchTypes } from './lists/dispatch-types.ts';
import { machineTypes } from './lists/machine-types.ts';
import { warehouses } from './lists/places.ts';
import { processFlags, standardProcesses } from './lists/processes.ts';
import { categoryTrees, dictionaries, workflows } from './lists/short-lists.ts';
import { standardSizes } from './lists/sizes.ts';
import { units } from './lists/units.ts';
import type { Naming } from './name-in.ts';

/** Writes rows of a table that has codes. @returns their ids by code */
type Insert = (table: string, rows: readonly object[]) => Promise<ReadonlyMap<string, string>>;

/** The lists of a new company: what orders, styles, checks and stores choose from. */
export async function writeBasics(
  tx: Tx,
  companyId: string,
  naming: Naming,
  jobs: ReadonlyMap<string, string>,
): Promise<void> {
  const insert: Insert = async (table, rows) => {
    await insertRows(
      tx,
      table,
      rows.map((row) => ({ companyId, ...row })),
    );
    const written = await tx.all<{ code: string; id: string }>(
      sql`select code, id from ${ident(table)} where company_id = ${companyId}`,
    );
    return new Map(written.map(({ code, id }) => [code, id]));
  };
  await writeMeasures(insert, naming);
  await writeProcesses(insert, naming);
  await writeDefects(insert, naming);
  await writeChoices(insert, naming);
  await writePlaces(insert, naming);
  await insertRows(tx, 'ccm.dict_item', dictItems(companyId, naming));
  await insertRows(tx, 'ccm.workflow', approvals(companyId, naming, jobs));
  await insertRows(tx, 'mes2.bundle_split_rule', [
    { companyId, name: naming.word('均分·最多25件'), scope: 1, mode: 2, maxNum: 25 },
  ]);
}

/** Colours, sizes, units and the base currency. */
async function writeMeasures(insert: Insert, { word, pair }: Naming): Promise<void> {
  await insert(
    'ccm.color',
    standardColors.map((color) => ({ ...color, ...pair(color), family: word(color.family) })),
  );
  const groups = await insert(
    'ccm.size_group',
    standardSizes.map(({ code, name }) => ({ code, name: word(name) })),
  );
  await insert(
    'ccm.size',
    standardSizes.flatMap(({ code, sizes }) =>
      sizes.map((size, at) => ({
        sizeGroupId: groups.get(code),
        code: size,
        name: size,
        sort: at + 1,
      })),
    ),
  );
  await insert(
    'ccm.unit',
    units.map(([code, name, dimension, factorToBase]) => ({
      code,
      name: word(name),
      dimension,
      factorToBase,
    })),
  );
  await insert('ccm.currency', [{ code: 'CNY', name: word('人民币'), symbol: '¥', isBase: 1 }]);
}

/** Machine types, and operations with their minutes; what a piece pays is the company's to decide, and nothing until then. */
async function writeProcesses(insert: Insert, { word, pair }: Naming): Promise<void> {
  const types = await insert(
    'ccm.machine_type',
    machineTypes.map((type) => ({
      code: type.code,
      ...pair(type),
      needles: type.needles ?? null,
      threads: type.threads ?? null,
      stitchClass: type.stitchClass ?? null,
    })),
  );
  const codes = new Map(machineTypes.map(({ name, code }) => [name, code]));
  const typeOf = (name: string) => types.get(codes.get(name) ?? '') ?? null;
  await insert(
    'ccm.process',
    standardProcesses.map(({ machine, partCode, ...process }) => ({
      ...process,
      ...pair(process),
      price: '0',
      partCode: partCode === undefined ? null : word(partCode),
      machineTypeId: machine === undefined ? null : typeOf(machine),
      ...processFlags(process.code),
    })),
  );
}

/** The defect catalogue from its categories down. */
async function writeDefects(insert: Insert, { word, pair }: Naming): Promise<void> {
  const categories = await insert(
    'mes2.defect_category',
    defectCategories.map(([code, name, section], at) => ({
      code,
      name: word(name),
      section,
      sort: at + 1,
    })),
  );
  const types = defectCategories
    .flatMap(([code, , , names]) => names.map((name) => ({ name, category: code })))
    .map(({ name, category }, at) => ({
      code: `BT${String(at + 1).padStart(2, '0')}`,
      name,
      category,
      sort: at + 1,
    }));
  const typeIds = await insert(
    'mes2.bad_type',
    types.map(({ category, ...type }) => ({
      ...type,
      name: word(type.name),
      defectCategoryId: categories.get(category),
    })),
  );
  const codeOf = new Map(types.map(({ name, code }) => [name, code]));
  await insert(
    'mes2.bad_item',
    standardDefects.map(({ type, ...defect }) => ({
      ...defect,
      ...pair(defect),
      badTypeId: typeIds.get(codeOf.get(type) ?? ''),
      defaultDisposition: defect.severity === 1 ? 3 : 1,
    })),
  );
}

/** Dictionaries, categories and the ways work is given out. */
async function writeChoices(insert: Insert, { word }: Naming): Promise<void> {
  await insert(
    'ccm.dict_type',
    dictionaries.map(([code, name]) => ({ code, name: word(name) })),
  );
  const roots = await insert(
    'ccm.category',
    categoryTrees.map(([kind, code, name], sort) => ({ kind, code, name: word(name), sort })),
  );
  await insert(
    'ccm.category',
    categoryTrees.flatMap(([kind, code, , below]) =>
      below.map((name, at) => ({
        kind,
        parentId: roots.get(code),
        code: `${code}-${at + 1}`,
        name: word(name),
        sort: at,
      })),
    ),
  );
  await insert(
    'mes2.dispatch_type',
    standardDispatchTypes.map(([code, name, section, isOutsource]) => ({
      code,
      name: word(name),
      section,
      isOutsource,
    })),
  );
}

/** A factory and its warehouses. */
async function writePlaces(insert: Insert, { word }: Naming): Promise<void> {
  const factories = await insert('ccm.factory', [
    { code: 'F1', name: word('一厂'), factoryType: 1 },
  ]);
  await insert(
    'ccm.warehouse',
    warehouses.map(([code, name, warehouseType]) => ({
      code,
      name: word(name),
      warehouseType,
      factoryId: factories.get('F1'),
      keeperIds: [],
    })),
  );
}

const dictItems = (companyId: string, { word }: Naming) =>
  dictionaries.flatMap(([typeCode, , names]) =>
    names.map((name, at) => ({
      companyId,
      typeCode,
      itemCode: String(at + 1).padStart(2, '0'),
      name: word(name),
      sort: at + 1,
    })),
  );

const approvals = (companyId: string, { word }: Naming, jobs: ReadonlyMap<string, string>) =>
  workflows.map(([bizType, name, job, isEnabled]) => ({
    companyId,
    bizType,
    name: word(name),
    nodes: [{ nodeNo: 1, jobId: jobs.get(job), isAll: false }],
    isEnabled,
  }));
