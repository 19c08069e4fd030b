import { ident, type Sql, sql, type Tx } from '../../database/engine.ts';
import { readFunctions } from '../../database/functions.ts';

/** One fact of the catalogue: a column of a table with all that is said of it, a policy, a row. */
export interface Fact {
  /** What it is about: a table, a function, a schema. */
  readonly object: string;
  readonly part: string;
  readonly text: string;
}

/** Functions that each start brings to their files: no migration is their home. */
const OF_FILES = readFunctions().map(({ name }) => name);
const REGISTER = 'public.schema_migration';

/**
 * All that makes one database differ from another besides what people wrote into it: everything in schemas of its
 * own, the rights on it, the role of requests, and the rows there are. The owner is called `owner`. What only says
 * which PostgreSQL it is stays out: names of NOT NULL, which a column has or has not, names that a partition
 * gives what it has of its table, and the right to maintain.
 */
export async function readCatalogue(tx: Tx): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const part of [ofRelations, ofColumns, ofRules, ofFunctions, ofTheRest])
    facts.push(...(await part(tx)));
  return [...facts, ...(await rows(tx))];
}

/** Names of roles in a text, the owner as `owner`. */
const byOwner = (names: Sql): Sql =>
  sql`regexp_replace(${names}, '\\m' || current_user || '\\M', 'owner', 'g')`;

const ofRelations = (tx: Tx): Promise<Fact[]> =>
  tx.all<Fact>(sql`
    with relation as (
      select c.*, n.nspname || '.' || c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^(pg_|information_schema)' and n.nspname || '.' || c.relname <> ${REGISTER})
    select name as object, 'table' as part, concat_ws(' ', relkind, relpersistence, relreplident, am.amname,
      'row security', relrowsecurity, relforcerowsecurity, reloptions::text,
      replace(${byOwner(sql`relacl::text`)}, 'arwdDxtm/', 'arwdDxt/'), pg_get_partkeydef(c.oid), pg_get_expr(relpartbound, c.oid),
      (select string_agg(inhparent::regclass::text, ',') from pg_inherits where inhrelid = c.oid),
      'owner', relowner = current_user::regrole) as text
    from relation c left join pg_am am on am.oid = c.relam where relkind in ('r', 'p', 'v', 'm', 'f', 'S', 'c')
    union all
    select name, 'view', pg_get_viewdef(oid) from relation where relkind in ('v', 'm')
    union all
    select name, 'sequence', concat_ws(' ', s.data_type, s.start_value, s.min_value, s.max_value, s.increment_by, s.cycle,
      s.cache_size, s.last_value, (select string_agg(refobjid::regclass::text, ',') from pg_depend d
        where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')))
    from relation c join pg_sequences s on s.schemaname || '.' || s.sequencename = c.name
    union all
    select r.name, 'index', concat_ws(' ', pg_get_indexdef(i.indexrelid), i.indisprimary, i.indisvalid, i.indisready,
      i.indisclustered, i.indisreplident, i.indimmediate, x.reloptions::text)
    from relation r join pg_index i on i.indrelid = r.oid join pg_class x on x.oid = i.indexrelid
    union all
    select r.name, 'statistics', concat_ws(' ', pg_get_statisticsobjdef(s.oid), nullif(s.stxstattarget, -1))
    from pg_statistic_ext s join relation r on r.oid = s.stxrelid`);

const ofColumns = (tx: Tx): Promise<Fact[]> =>
  tx.all<Fact>(sql`
    select n.nspname || '.' || c.relname as object, 'column' as part, concat_ws(' ', lpad(a.attnum::text, 3), a.attname,
      format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
      'default ' || pg_get_expr(d.adbin, d.adrelid), nullif(a.attgenerated, ''), nullif(a.attidentity, ''),
      'collate ' || nullif(a.attcollation, t.typcollation)::regcollation::text, 'storage ' || a.attstorage::text,
      nullif(a.attcompression, ''), 'target ' || nullif(a.attstattarget, -1), a.attoptions::text,
      ${byOwner(sql`a.attacl::text`)}, case when not a.attislocal then 'inherited' end) as text
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v', 'm', 'f', 'c')
    join pg_namespace n on n.oid = c.relnamespace join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped and n.nspname !~ '^(pg_|information_schema)'
      and n.nspname || '.' || c.relname <> ${REGISTER}`);

const ofRules = (tx: Tx): Promise<Fact[]> =>
  tx.all<Fact>(sql`
    with relation as (
      select c.oid, n.nspname || '.' || c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^(pg_|information_schema)' and n.nspname || '.' || c.relname <> ${REGISTER})
    select r.name as object, 'constraint' as part, concat_ws(' ',
      case when k.conparentid = 0 then k.conname end, pg_get_constraintdef(k.oid), k.contype,
      k.condeferrable, k.condeferred, k.convalidated, k.conislocal, k.coninhcount, k.connoinherit) as text
    from pg_constraint k join relation r on r.oid = k.conrelid
    where k.contype not in ('t', 'n')
      and not exists (select 1 from pg_class p where p.oid = k.confrelid and p.relispartition)
    union all
    select r.name, 'trigger', pg_get_triggerdef(g.oid) || ' ' || g.tgenabled::text
    from pg_trigger g join relation r on r.oid = g.tgrelid where not g.tgisinternal
    union all
    select r.name, 'rule', pg_get_ruledef(w.oid)
    from pg_rewrite w join relation r on r.oid = w.ev_class where w.rulename <> '_RETURN'
    union all
    select r.name, 'policy', concat_ws(' ', p.polname, p.polcmd, p.polpermissive, (select string_agg(
        case when o = 0 then 'public' else o::regrole::text end, ',') from unnest(p.polroles) o),
      pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
    from pg_policy p join relation r on r.oid = p.polrelid`);

const ofFunctions = (tx: Tx): Promise<Fact[]> =>
  tx.all<Fact>(sql`
    select n.nspname || '.' || p.proname as object, 'function' as part, concat_ws(' ',
      case when p.prokind = 'a' then p.oid::regprocedure::text else pg_get_functiondef(p.oid) end,
      ${byOwner(sql`p.proacl::text`)}, 'owner', p.proowner = current_user::regrole) as text
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname !~ '^(pg_|information_schema)' and n.nspname || '.' || p.proname <> all(${OF_FILES}::text[])
    union all
    select 'pg_catalog.textlike', 'function', 'leakproof ' || proleakproof from pg_proc
    where oid = 'pg_catalog.textlike(text, text)'::regprocedure
    union all
    select n.nspname || '.' || t.typname, 'type', concat_ws(' ', t.typtype, t.typnotnull, t.typdefault,
      format_type(t.typbasetype, t.typtypmod), (select string_agg(e.enumlabel, ',' order by e.enumsortorder)
        from pg_enum e where e.enumtypid = t.oid), ${byOwner(sql`t.typacl::text`)})
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where n.nspname !~ '^(pg_|information_schema)' and t.typtype not in ('b', 'c')`);

/** What belongs to no table: schemas, the role, rights given beforehand, comments, whatever else was ever created. */
const ofTheRest = (tx: Tx): Promise<Fact[]> =>
  tx.all<Fact>(sql`
    select 'schema ' || nspname as object, 'schema' as part, concat_ws(' ', ${byOwner(sql`nspacl::text`)},
      'owner', nspowner = current_user::regrole) as text
    from pg_namespace where nspname !~ '^(pg_|information_schema)'
    union all
    select 'role garment_app', 'role', concat_ws(' ', rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin,
      rolreplication, rolbypassrls, rolconnlimit, rolconfig::text) from pg_roles where rolname = 'garment_app'
    union all
    select 'role garment_app', 'member', ${byOwner(sql`roleid::regrole::text`)} || ' '
      || ${byOwner(sql`member::regrole::text`)} from pg_auth_members
    where 'garment_app'::regrole in (roleid, member) and current_user::regrole in (roleid, member)
    union all
    select 'rights given beforehand', 'rights', concat_ws(' ', defaclnamespace::regnamespace, defaclobjtype,
      ${byOwner(sql`defaclacl::text`)}) from pg_default_acl
    union all
    select 'extension ' || extname, 'extension', extnamespace::regnamespace::text from pg_extension
    union all
    select 'comment', 'comment', pg_describe_object(classoid, objoid, objsubid) || ': ' || description
    from pg_description where objoid >= 16384 and not (classoid = 'pg_proc'::regclass and objoid in (
      select p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname || '.' || p.proname = any(${OF_FILES}::text[])))
    union all
    select 'other', 'other', pg_describe_object(class, oid, 0) from (
      select 'pg_cast'::regclass as class, oid from pg_cast
      union all select 'pg_operator'::regclass, oid from pg_operator
      union all select 'pg_opclass'::regclass, oid from pg_opclass
      union all select 'pg_collation'::regclass, oid from pg_collation
      union all select 'pg_language'::regclass, oid from pg_language
      union all select 'pg_event_trigger'::regclass, oid from pg_event_trigger
      union all select 'pg_publication'::regclass, oid from pg_publication
      union all select 'pg_foreign_server'::regclass, oid from pg_foreign_server
      union all select 'pg_ts_config'::regclass, oid from pg_ts_config) made where oid >= 16384`);

/** Every row of every table. */
async function rows(tx: Tx): Promise<Fact[]> {
  const tables = await tx.all<{ name: string }>(sql`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema)'
      and n.nspname || '.' || c.relname <> ${REGISTER} order by 1`);
  const facts: Fact[] = [];
  for (const { name } of tables) {
    const found = await tx.all<{ text: string }>(
      sql`select to_jsonb(t)::text as text from ${ident(name)} t`,
    );
    facts.push(...found.map(({ text }) => ({ object: name, part: 'row', text })));
  }
  return facts;
}
