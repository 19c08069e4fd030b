import { ProblemLogRowFields } from '@garment-mes/sdk/labels';
import {
  createWorkedHours,
  listProblemLogs,
  listWorkedHours,
  type ProblemLogRow,
  type WorkedHoursRow,
} from '@garment-mes/sdk/mes2';
import { Checkbox, ConfirmDialog, DateInput, EmptyState, Field, Select } from '@garment-mes/ui';
import { useRef, useState } from 'react';
import { useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { OpenedProps } from '#screens/list/list-definition.ts';
import { listQuery, noSearch } from '#screens/list/list-state.ts';
import { DepartmentControl } from '#screens/references/department-control.tsx';
import { useReasons } from './reasons.tsx';
import styles from './stopped-dialog.module.css';

const MOST = 100;
const SEWING_LINE = 5;
const NOT_SEWING = 2;

/** Closed problems of a line and day that stopped it and whose minutes nobody noted yet. */
function useStopped(deptId: string, workDate: string) {
  const enabled = deptId !== '' && workDate !== '';
  const table = { sort: undefined, filters: { status: ['3'] }, page: 1, pageSize: MOST };
  const day = { from: `${workDate} 00:00:00`, to: `${workDate} 23:59:59` };
  const asked = listQuery(ProblemLogRowFields, table, { ...noSearch, ranges: { reportDate: day } });
  const problems = useOperation(
    listProblemLogs,
    { query: { ...asked, lineDeptId: deptId } },
    { enabled },
  );
  const noted = useOperation(
    listWorkedHours,
    { query: { deptId, pageSize: 500, order: 'work_date desc' } },
    { enabled },
  );
  const known = new Set(noted.data?.list.map(({ problemNo }) => problemNo));
  const rows = (problems.data?.list ?? []).filter(
    ({ logNo, stopMin }) => Number(stopMin) > 0 && !known.has(logNo),
  );
  return { rows, isReady: enabled && problems.isSuccess && noted.isSuccess };
}

/** Notes the minutes that problems stopped a line, with the heads they stopped. */
export function StoppedDialog({ close }: OpenedProps<WorkedHoursRow>) {
  const t = useText();
  const { today } = useWorkbench();
  const [workDate, setWorkDate] = useState(today);
  const [deptId, setDeptId] = useState('');
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const requests = useRef(new Map<string, string>());
  const reasons = useReasons();
  const { rows, isReady } = useStopped(deptId, workDate);
  const { run } = useAction(createWorkedHours, { inline: true });
  const ticked = rows.filter(({ id }) => chosen.has(id));
  /** The type of a problem has the word of its reason; another one is chosen. */
  const reasonOf = ({ problemTypeName }: ProblemLogRow): string =>
    reason || (reasons.find(({ label }) => label === problemTypeName)?.value ?? '');

  async function note() {
    for (const row of ticked) {
      const requestId = requests.current.get(row.id) ?? newRequestId();
      requests.current.set(row.id, requestId);
      await run({
        body: {
          ...{ requestId, workDate, deptId, kind: NOT_SEWING, reasonCode: reasonOf(row) },
          ...{ minutes: row.stopMin, orderId: row.orderId, problemLogId: row.id },
        },
      });
    }
  }
  return (
    <ConfirmDialog
      open
      size={560}
      onOpenChange={(open) => !open && close()}
      title={t('从停线问题带入')}
      confirmLabel={t('生成')}
      confirmDisabled={ticked.length === 0 || ticked.some((row) => reasonOf(row) === '')}
      onConfirm={note}
    >
      <div className={styles.asked}>
        <Field label={t('工作日')} required>
          <DateInput value={workDate} onValueChange={setWorkDate} />
        </Field>
        <Field label={t('产线')} required>
          <DepartmentControl value={deptId} onChange={setDeptId} deptType={SEWING_LINE} />
        </Field>
        <Field label={t('原因')} hint={t('空着按问题类型')}>
          <Select value={reason} clearable options={reasons} onValueChange={setReason} />
        </Field>
      </div>
      {isReady && rows.length === 0 && <EmptyState title={t('没有待记工时的停线问题')} />}
      {rows.map(({ id, logNo, problemName, stopMin, peopleNum }) => (
        <Checkbox
          key={id}
          checked={chosen.has(id)}
          onCheckedChange={(on) =>
            setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((each) => each !== id)))
          }
        >
          {t('{no} {name}：停{minutes}分，{count}人', {
            ...{ no: logNo, name: problemName, minutes: Number(stopMin), count: peopleNum },
          })}
        </Checkbox>
      ))}
    </ConfirmDialog>
  );
}
