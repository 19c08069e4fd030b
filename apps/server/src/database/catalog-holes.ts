import { ident, sql, type Tx } from './engine.ts';

/** What requests may read although it belongs to no company: who people are, and what there is to open. */
const SHARED = [
  'amc.app_user',
  'amc.application',
  'amc.company',
  'amc.menu',
  'amc.platform_config',
];

/** The one function that does more than its caller may: it draws an id. */
const DEFINERS = ['public.next_id'];

/** Ways past row security that are no tables: views, functions and rights that were given too freely. */
export async function catalogHoles(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ complaint: string }>(sql`
    with object as (
      select c.oid, c.relkind, c.reloptions, n.nspname || '.' || c.relname as name,
        exists (select 1 from pg_attribute a
          where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped) as of_company
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f')
        and n.nspname in ('amc', 'mmc', 'ccm', 'mes2', 'platform', 'public'))
    select name || ' is a view that looks with the rights of its owner' as complaint from object
    where relkind = 'v' and has_any_column_privilege('garment_app', oid, 'select')
      and not coalesce(reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']
    union all
    select name || ' keeps rows of all companies in one view' from object
    where relkind = 'm' and has_any_column_privilege('garment_app', oid, 'select')
    union all
    select name || ' belongs to no company and may be read' from object
    where relkind in ('r', 'p', 'f') and not of_company and name <> all(${SHARED}::text[])
      and has_any_column_privilege('garment_app', oid, 'select')
    union all
    select name || ' belongs to no company and may be written' from object
    where relkind in ('r', 'p', 'f') and not of_company and (
      has_any_column_privilege('garment_app', oid, 'insert, update')
      or has_table_privilege('garment_app', oid, 'delete, truncate'))
    union all
    select n.nspname || '.' || p.proname || ' runs with the rights of its owner' from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')
      and has_function_privilege('garment_app', p.oid, 'execute')
      and (n.nspname || '.' || p.proname <> all(${DEFINERS}::text[])
        or not coalesce(p.proconfig::text, '') like '%search_path=pg_catalog%')
    union all
    select 'the role garment_app belongs to ' || r.rolname from pg_auth_members m
    join pg_roles r on r.oid = m.roleid where m.member = 'garment_app'::regrole
    union all
    select 'the role garment_app is given rights to what does not exist yet' from pg_default_acl d
    where d.defaclacl::text like '%garment_app=%'
    order by 1`);
  return rows.map(({ complaint }) => complaint);
}

/**
 * Tables and views that show the application role rows while no company is set: every one of them has to
 * look empty.
 */
export async function shownWithoutCompany(tx: Tx): Promise<string[]> {
  const readable = await tx.all<{ name: string }>(sql`
    select n.nspname || '.' || c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where c.relkind in ('r', 'p', 'v') and n.nspname in ('amc', 'mmc', 'ccm', 'mes2', 'platform')
      and has_table_privilege('garment_app', c.oid, 'select') order by 1`);
  await tx.run(sql`set local role garment_app`);
  const shown: string[] = [];
  for (const { name } of readable) {
    if (await tx.one(sql`select 1 from ${ident(name)} limit 1`)) shown.push(name);
  }
  return shown;
}
