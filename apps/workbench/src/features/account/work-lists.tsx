import {
  answerWorkflowTask,
  deleteTodo,
  listTodos,
  listWorkflowTasks,
  type TodoRow,
  updateTodo,
} from '@garment-mes/sdk/amc';
import { TodoRowFields, WorkflowTaskRowFields } from '@garment-mes/sdk/labels';
import { Tag } from '@garment-mes/ui';
import { msg, t, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { defineList, type Rows } from '#screens/list/list-definition.ts';
import styles from './work.module.css';

const WAITING = 0;
const OPEN = 0;
const DONE = 1 as const;

/** Approvals that wait for me. */
export const approvals = defineList({
  operation: listWorkflowTasks,
  fields: WorkflowTaskRowFields,
  columns: ['bizType', 'title', 'applicantName', 'createDate'],
  order: 'createDate desc',
  liveTopic: 'todo',
  query: { result: WAITING },
  actions: {
    agree: { operation: answerWorkflowTask, label: msg('同意') },
    refuse: { operation: answerWorkflowTask, label: msg('拒绝'), danger: true },
  },
});

/** Approvals that I asked for, and whom they are with. */
export const asked = defineList({
  operation: listWorkflowTasks,
  fields: WorkflowTaskRowFields,
  columns: ['bizType', 'title', 'assigneeName', 'nodeNo', 'result', 'createDate', 'doneDate'],
  order: 'createDate desc',
  liveTopic: 'todo',
  query: { asked: true },
});

/** When a to-do is due, and that it should have been done. */
function Due({ row: { taskEndDate } }: { readonly row: TodoRow }) {
  const t = useText();
  const { now } = useWorkbench();
  const late = Date.parse(`${taskEndDate.replace(' ', 'T')}Z`) < now();
  return (
    <span className={late ? `${styles.due} ${styles.late}` : styles.due}>
      {taskEndDate}
      {late && <Tag tone="bad">{t('已逾期')}</Tag>}
    </span>
  );
}

const remove = {
  operation: deleteTodo,
  label: msg('删除'),
  ok: msg('删除成功'),
  danger: true,
  confirm: () => t('确定删除该待办？'),
  query: ([{ id }]: Rows<TodoRow>) => ({ id }),
} as const;

/** What is still to be done, the most urgent first. */
export const openTodos = defineList({
  operation: listTodos,
  fields: TodoRowFields,
  columns: [
    'tips',
    { field: 'taskEndDate', Cell: Due, beside: () => t('已逾期') },
    'sourceType',
    'createDate',
  ],
  quickFilters: ['taskEndDate'],
  order: 'taskEndDate asc',
  liveTopic: 'todo',
  query: { status: OPEN },
  actions: {
    finish: {
      operation: updateTodo,
      label: msg('完成'),
      ok: msg('待办已完成'),
      body: ([{ id, version }]) => ({ id, status: DONE, version }),
    },
    remove,
  },
});

/** What was done. */
export const doneTodos = defineList({
  operation: listTodos,
  fields: TodoRowFields,
  columns: ['tips', 'taskEndDate', 'sourceType', 'status', 'createDate'],
  order: 'taskEndDate desc',
  liveTopic: 'todo',
  query: { status: DONE },
  actions: { remove },
});
