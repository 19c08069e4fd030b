import { createTodo, listTodos, updateTodo } from '@garment-mes/sdk/amc';
import {
  Badge,
  Button,
  DateInput,
  EmptyState,
  Field,
  IconButton,
  Popover,
  Textarea,
  toast,
} from '@garment-mes/ui';
import { Circle, ListTodo } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { isOver, toMinute, until } from '#screens/fields/time-text.ts';
import styles from './popup.module.css';

const OPEN = 0;
const DONE = 1;

/** My open to-dos under their icon, with the quick form. */
export function ToDos() {
  const t = useText();
  const { now } = useWorkbench();
  const query = { pageNum: 1, pageSize: 50, status: OPEN } as const;
  const { data } = useOperation(listTodos, { query }, { live: 'todo' });
  const finish = useAction(updateTodo, { ok: t('待办已完成') });
  const [adding, setAdding] = useState(false);
  const todos = data?.list ?? [];
  const count = data?.total ?? 0;

  return (
    <Popover
      align="end"
      aria-label={t('待办')}
      className={styles.popup ?? ''}
      trigger={
        <IconButton
          label={count === 0 ? t('待办') : t('待办，{count} 项未完成', { count })}
          tip="bottom"
          icon={
            <Badge count={count}>
              <ListTodo size={18} />
            </Badge>
          }
        />
      }
    >
      <h2 className={styles.title}>{t('待办')}</h2>
      {todos.length === 0 ? (
        <EmptyState />
      ) : (
        <ul className={styles.rows}>
          {todos.map(({ id, tips, taskEndDate, version }) => (
            <li key={id} className={styles.row}>
              <IconButton
                label={t('完成')}
                size="small"
                tip="none"
                icon={<Circle />}
                disabled={finish.pending}
                onClick={() =>
                  void finish.run({ body: { id, status: DONE, version } }).catch(() => undefined)
                }
              />
              <span className={styles.words}>
                <span className={styles.what}>{tips}</span>
                <span className={styles.who} data-late={isOver(taskEndDate, now()) || undefined}>
                  <time dateTime={taskEndDate} title={toMinute(taskEndDate)}>
                    {t('截止 {time}', { time: until(taskEndDate, now()) })}
                  </time>
                  {isOver(taskEndDate, now()) && <span>{t('已逾期')}</span>}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {adding ? (
        <ToDoForm onDone={() => setAdding(false)} />
      ) : (
        <footer className={styles.foot}>
          <Button variant="plain" size="small" onClick={() => setAdding(true)}>
            {t('添加待办')}
          </Button>
        </footer>
      )}
    </Popover>
  );
}

function ToDoForm({ onDone }: { readonly onDone: () => void }) {
  const t = useText();
  const [tips, setTips] = useState('');
  const [due, setDue] = useState('');
  const add = useAction(createTodo, { ok: t('添加成功'), onDone });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (tips.trim() === '') return toast.error(t('请输入待办内容'));
    if (due === '') return toast.error(t('请选择结束时间'));
    void add.run({ body: { tips: tips.trim(), taskEndDate: due } }).catch(() => undefined);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={t('待办内容')} required>
        <Textarea value={tips} onValueChange={setTips} rows={2} maxLength={500} />
      </Field>
      <Field label={t('结束时间')} required>
        <DateInput withTime value={due} onValueChange={setDue} />
      </Field>
      <Button type="submit" variant="primary" pending={add.pending}>
        {t('添加')}
      </Button>
    </form>
  );
}
