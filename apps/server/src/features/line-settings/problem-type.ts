import { type Sql, sql } from '../../database/engine.ts';
import { liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { resource } from '../../resources/resource.ts';
import { requireChildless, requirePlace } from '../../resources/tree.sql.ts';

const TABLE = 'mes2.problem_type';

/** Ids of a type and of all types below it, as a list in brackets. */
export const typesWithin = (companyId: string, id: string): Sql => sql`(
  with recursive below as (
    select t.id from mes2.problem_type t where t.company_id = ${companyId} and t.id = ${id}
    union
    select t.id from below b join mes2.problem_type t
      on t.company_id = ${companyId} and t.parent_id = b.id and t.del_flag <> '2')
  select id from below)`;

/** A node of the tree under which problems of a line are found. */
export const problemType = resource({
  operations: {
    list: 'listProblemTypes',
    create: 'createProblemType',
    update: 'updateProblemType',
    remove: 'deleteProblemType',
  },
  what: { zh: '问题类型', en: 'Problem type' },
  table: TABLE,
  label: 'name',
  topic: 'dict',
  state: 'none',
  keys: [codeKey('problem_type')],
  references: { parentId: { table: TABLE, what: { zh: '上级', en: 'Parent' } } },
  pinyin: { name: sql`r.pinyin` },
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    problemNum: sql`(
      select count(*)::int from mes2.line_problem_set s
      where s.company_id = r.company_id and s.problem_type_id = r.id and s.del_flag <> '2')`,
    parentId: sql`r.parent_id`,
    isLeaf: sql`not exists (
      select 1 from mes2.problem_type c
      where c.company_id = r.company_id and c.parent_id = r.id and c.del_flag <> '2')`,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from mes2.problem_type r where ${liveRows(companyId)}`,
  order: sql`r.sort, r.code`,
  check: ({ tx, call, body, before }) =>
    requirePlace(
      tx,
      call,
      { table: TABLE, ownChild: 'parent-own-child' },
      body.parentId,
      before?.id,
    ),
  checkRemoval: (tx, call, before) => requireChildless(tx, call, TABLE, before.id),
});
