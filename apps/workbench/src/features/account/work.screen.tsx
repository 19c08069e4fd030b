import { listTodos, updateTodo } from '@garment-mes/sdk/amc';
import { TodoRowFields } from '@garment-mes/sdk/labels';
import { msg } from '#kit/i18n.ts';
import { defineList } from '#kit/list-definition.ts';
import { ListScreen } from '#kit/list-screen.tsx';

const OPEN = 0;
const DONE = 1 as const;

const todos = defineList({
  operation: listTodos,
  fields: TodoRowFields,
  columns: [{ field: 'tips', width: 420 }, 'taskEndDate', 'sourceType', 'status', 'createDate'],
  quickFilters: ['status', 'taskEndDate'],
  order: 'taskEndDate asc',
  liveTopic: 'todo',
  rowActions: [
    {
      operation: updateTodo,
      label: msg('完成'),
      ok: msg('待办已完成'),
      when: ({ status }) => status === OPEN,
      body: ({ id, version }) => ({ id, status: DONE, version }),
    },
  ],
});

export default function Work() {
  return <ListScreen list={todos} />;
}
