import { type Engine, sql, type Tx } from '../database/engine.ts';
import { type OperationFacts, operations } from '../generated/operations.ts';
import { type ApiDocument, operationsOf } from '../http/operations/documents.ts';
import { fieldRights } from './field-rights.ts';
import { type GroupCode, groups, pages } from './pages.ts';

interface Entry {
  readonly code: string;
  readonly parent: string | null;
  readonly name: string;
  readonly nameEn: string;
  readonly icon: string | null;
  readonly url: string | null;
  readonly method: string | null;
  readonly menuType: 0 | 1 | 2;
  readonly sort: number;
}

/**
 * Brings the menu table in step with this version: groups and pages from their list, buttons from
 * the documents. Entries keep their ids, so that rights given to people stay; entries of neither go.
 */
export function syncMenu(engine: Engine, documents: readonly ApiDocument[]): Promise<void> {
  const entries = [...groupEntries(), ...pages.map(pageEntry), ...buttons(documents), ...fields()];
  return engine.system(async (tx) => {
    const application = await applicationId(tx);
    if (await isInStep(tx, entries)) return;
    await tx.run(sql`
      insert into amc.menu (application_id, code, name, name_en, icon, url, method, menu_type, sort)
      select ${application}::bigint, code, name, "nameEn", icon, url, method, "menuType", sort
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e
        (code text, name text, "nameEn" text, icon text, url text, method text, "menuType" int, sort int)
      on conflict (code) do update set name = excluded.name, name_en = excluded.name_en,
        icon = excluded.icon, url = excluded.url, method = excluded.method,
        menu_type = excluded.menu_type, sort = excluded.sort`);
    await tx.run(sql`
      update amc.menu m set parent_id = p.id
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (code text, parent text)
      left join amc.menu p on p.code = e.parent
      where m.code = e.code and m.parent_id is distinct from p.id`);
    const gone = sql`(select id from amc.menu where code <> all(${entries.map(({ code }) => code)}::text[]))`;
    await tx.run(sql`delete from amc.job_menu where menu_id in ${gone}`);
    await tx.run(sql`delete from amc.user_permission where menu_id in ${gone}`);
    await tx.run(sql`update amc.menu set parent_id = null where parent_id in ${gone}`);
    await tx.run(sql`delete from amc.menu where id in ${gone}`);
  });
}

/** Whether every entry is there as it should be, and no other: most starts find it so and write nothing. */
async function isInStep(tx: Tx, entries: readonly Entry[]): Promise<boolean> {
  const differing = await tx.one(sql`
    select 1 from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e
      (code text, parent text, name text, "nameEn" text, icon text, url text, method text, "menuType" int, sort int)
    full join (
      select m.*, p.code as parent from amc.menu m left join amc.menu p on p.id = m.parent_id) m on m.code = e.code
    where m.code is null or e.code is null or (m.name, m.name_en, m.icon, m.url, m.method, m.menu_type, m.sort, m.parent)
      is distinct from (e.name, e."nameEn", e.icon, e.url, e.method, e."menuType", e.sort, e.parent)
    limit 1`);
  return differing === undefined;
}

async function applicationId(tx: Tx): Promise<string> {
  const row = await tx.one<{ id: string }>(sql`
    insert into amc.application (code, name, name_en, url, sort)
    values ('cutting', '裁床', 'Cutting room', '/', 1)
    on conflict (code) do update set name = excluded.name, name_en = excluded.name_en
    returning id`);
  if (!row) throw new Error('no application was written');
  return row.id;
}

const groupEntries = (): Entry[] =>
  Object.keys(groups)
    .filter((code) => pages.some(({ group }) => group === code))
    .map((code, at) => {
      const { zh, en, icon } = groups[code as GroupCode];
      const none = { parent: null, url: null, method: null };
      return { ...none, code, name: zh, nameEn: en, icon, menuType: 0 as const, sort: at * 1000 };
    });

const pageEntry = ({ url, zh, en, group }: (typeof pages)[number], at: number): Entry => ({
  code: url,
  parent: group,
  name: zh,
  nameEn: en,
  icon: null,
  url,
  method: null,
  menuType: 1,
  sort: at * 10,
});

function buttons(documents: readonly ApiDocument[]): Entry[] {
  const texts = new Map(
    documents.flatMap(operationsOf).map((operation) => [operation.operationId, operation]),
  );
  const facts = Object.entries(operations) as [string, OperationFacts][];
  const own = facts.filter(
    ([id, { permissionKey, method, path }]) =>
      texts.has(id) && permissionKey === `${method}^${path}`,
  );
  return own.map(([id, { method, path }], at) => {
    const text = texts.get(id);
    return {
      code: `${method}^${path}`,
      parent: pageOf(path),
      name: text?.summary ?? id,
      nameEn: String(text?.['x-summary-en'] ?? id),
      icon: null,
      url: path,
      method,
      menuType: 2,
      sort: at,
    };
  });
}

/** The page under which the right to a call hangs: the one with the longest beginning of its path. */
function pageOf(path: string): string | null {
  const beginnings = pages
    .flatMap(({ url, calls = [] }) => calls.map((start) => ({ url, start })))
    .filter(({ start }) => path.startsWith(start));
  const [nearest] = beginnings.toSorted((one, other) => other.start.length - one.start.length);
  return nearest?.url ?? null;
}

const fields = (): Entry[] =>
  Object.entries(fieldRights).map(([code, { zh, en }], at) => {
    const [method = '', url = ''] = code.split('^');
    const none = { parent: null, icon: null };
    return { ...none, code, name: zh, nameEn: en, url, method, menuType: 2, sort: 1000 + at };
  });
