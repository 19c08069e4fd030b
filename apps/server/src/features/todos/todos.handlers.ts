import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { RowOf } from '../../generated/operations.ts';
import type { Feature } from '../../operations.ts';
import { given } from '../../resources/expressions.ts';

type Todo = RowOf<'listTodos'>;

const COLUMNS = {
  id: sql`t.id`,
  tips: sql`t.tips`,
  taskEndDate: sql`t.task_end_date`,
  sourceType: sql`t.source_type`,
  status: sql`t.status`,
  createDate: sql`t.create_date`,
  sourceId: sql`t.source_id`,
  doneDate: sql`t.done_date`,
  version: sql`t.version`,
};

/** What a person still has to do. A to-do is opened once and finished once. */
export const todos: Feature<'listTodos' | 'createTodo' | 'updateTodo' | 'deleteTodo'> = ({
  engine,
  list,
  publish,
}) => ({
  listTodos: ({ query, user, can, companyId, scope }) =>
    engine.tenant(
      scope,
      (tx) =>
        list.page(tx, {
          operation: 'listTodos',
          last: true,
          from: sql`
            from amc.todo t
            where t.company_id = ${companyId} and t.user_id = ${user.id} and t.del_flag = '0'
              ${given(query?.status, (value) => sql`t.status = ${value}::int`)}`,
          columns: COLUMNS,
          query,
          can,
          defaultOrder: sql`t.status, t.task_end_date`,
        }),
      { readOnly: true },
    ),

  createTodo: ({ body, user, scope }) =>
    engine.tenant(scope, async (tx) => {
      const tips = body.tips.trim();
      if (tips === '') throw new DomainError('required', { field: '待办内容' });
      const written = await tx.one<{ id: string }>(sql`
        insert into amc.todo (user_id, tips, task_end_date)
        values (${user.id}, ${tips}, ${body.taskEndDate}::timestamptz) returning id`);
      await publish(tx, { topic: 'todo', keys: written ? [written.id] : [] });
      return todoOf(tx, sql`t.company_id = ${scope.companyId} and t.id = ${written?.id}`);
    }),

  updateTodo: ({ body, user, scope }) =>
    engine.tenant(scope, async (tx) => {
      const mine = sql`t.company_id = ${scope.companyId} and t.id = ${body.id} and t.user_id = ${user.id}`;
      const before = await todoOf(tx, mine, sql`for update`);
      if (body.version !== undefined && body.version !== null && body.version !== before.version)
        throw new DomainError('changed-meanwhile', {
          what: '待办',
          name: user.name,
          time: before.doneDate?.slice(11) ?? '',
        });
      if (before.status === 1 && body.status === 0)
        throw new DomainError('wrong-state', {
          what: '待办',
          no: '',
          state: { zh: '已完成', en: 'done' },
          action: { zh: '重新打开', en: 'reopen' },
        });
      if (before.status === body.status) return before;
      await tx.run(sql`
        update amc.todo t set status = 1, done_date = app_now(), version = version + 1,
          update_by = ${user.id}, update_date = app_now()
        where ${mine}`);
      await publish(tx, { topic: 'todo', keys: [body.id] });
      return todoOf(tx, mine);
    }),

  deleteTodo: ({ query: { id }, user, scope }) =>
    engine.tenant(scope, async (tx) => {
      const mine = sql`t.company_id = ${scope.companyId} and t.id = ${id} and t.user_id = ${user.id}`;
      await todoOf(tx, mine, sql`for update`);
      await tx.run(sql`
        update amc.todo t set del_flag = '2', version = version + 1, update_by = ${user.id}, update_date = app_now()
        where ${mine}`);
      await publish(tx, { topic: 'todo', keys: [id] });
      return true as const;
    }),
});

async function todoOf(tx: Tx, where: Sql, lock: Sql = sql``): Promise<Todo> {
  const found = await tx.one<Todo>(sql`
    select t.id, t.tips, t.task_end_date, t.source_type, t.status, t.create_date, t.source_id, t.done_date,
      t.version
    from amc.todo t where ${where} and t.del_flag = '0' ${lock}`);
  if (!found) throw new DomainError('record-missing', { what: { zh: '待办', en: 'To-do' } });
  return found;
}
