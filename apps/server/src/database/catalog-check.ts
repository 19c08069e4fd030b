import { catalogHoles } from './catalog-holes.ts';
import { type Engine, sql, type Tx } from './engine.ts';

/** Tables with a company that belong to no company's own data. */
const NOT_TENANT = ['public.tenant_row'];

interface TableFacts {
  readonly name: string;
  readonly isEnabled: boolean;
  readonly isForced: boolean;
  readonly companyRequired: boolean;
  readonly keyLeads: boolean;
  readonly policies: number;
  readonly approved: number;
}

const POLICY =
  "(company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::bigint)";

/** What keeps companies apart, as the catalogue has it. */
export interface Isolation {
  /** Tables with rows of companies. */
  readonly tables: number;
  /** Each table, role, view or function that is not as it has to be. */
  readonly complaints: readonly string[];
}

/** Reads the catalogue for what keeps companies apart. */
export const readIsolation = (engine: Engine): Promise<Isolation> =>
  engine.system(async (tx) => {
    const found = await tables(tx);
    return {
      tables: found.length,
      complaints: [
        ...found.flatMap(complaintsOf),
        ...(await roles(tx)),
        ...(await catalogHoles(tx)),
      ],
    };
  });

/**
 * Asks the catalogue before anything is served.
 * @throws naming each table, role, view or function that is not as it has to be
 */
export async function checkCatalog(engine: Engine): Promise<void> {
  const { complaints } = await readIsolation(engine);
  if (complaints.length > 0)
    throw new Error(`companies are not kept apart: ${complaints.join('; ')}`);
}

const tables = (tx: Tx): Promise<TableFacts[]> =>
  tx.all<TableFacts>(sql`
    select n.nspname || '.' || c.relname as name,
      c.relrowsecurity as is_enabled,
      c.relforcerowsecurity as is_forced,
      a.attnotnull as company_required,
      coalesce((
        select bool_and(i.indkey[0] = a.attnum) from pg_index i
        where i.indrelid = c.oid and i.indisunique), false) as key_leads,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid
        and pg_get_expr(p.polqual, p.polrelid) = ${POLICY}
        and pg_get_expr(p.polwithcheck, p.polrelid) = ${POLICY}
        and p.polpermissive and p.polcmd = '*') as approved
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname in ('amc', 'mmc', 'ccm', 'mes2', 'platform', 'public')
      and n.nspname || '.' || c.relname <> all(${NOT_TENANT}::text[])
    order by 1`);

function complaintsOf(table: TableFacts): string[] {
  const { name, isEnabled, isForced, companyRequired, keyLeads, policies, approved } = table;
  return [
    !isEnabled && `${name} has no row security`,
    !isForced && `${name} does not force row security on its owner`,
    !companyRequired && `${name} allows rows without a company`,
    !keyLeads && `${name} has a unique key that does not begin with the company`,
    (policies !== 1 || approved !== 1) && `${name} does not have exactly the approved policy`,
  ].filter((complaint) => complaint !== false);
}

async function roles(tx: Tx): Promise<string[]> {
  const row = await tx.one<{ app: boolean; owned: number; jobs: boolean }>(sql`
    select
      (select not (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb) from pg_roles
        where rolname = 'garment_app') as app,
      (select count(*)::int from pg_class where relowner = 'garment_app'::regrole) as owned,
      (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as jobs`);
  return [
    !row?.app && 'the role garment_app is too powerful or missing',
    (row?.owned ?? 0) > 0 && 'the role garment_app owns tables',
    !row?.jobs && 'the connecting role needs BYPASSRLS: sign-in and jobs read across companies',
  ].filter((complaint) => complaint !== false);
}
