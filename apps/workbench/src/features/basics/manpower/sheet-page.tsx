import { listDepartments } from '@garment-mes/sdk/amc';
import {
  confirmManpowerInput,
  createManpowerInput,
  listManpowerInputs,
  listShifts,
  type ManpowerInputRow,
  prefillManpowerInput,
} from '@garment-mes/sdk/mes2';
import {
  Button,
  DateInput,
  EmptyState,
  ErrorState,
  Select,
  Skeleton,
  Switch,
  useConfirm,
} from '@garment-mes/ui';
import { type ReactNode, useMemo } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { NoLine } from '#garment/no-line.tsx';
import { RecordPanel } from '#screens/record/record-form.tsx';
import { DepartmentControl } from '#screens/references/department-control.tsx';
import styles from './manpower.module.css';
import { type SheetAsked, sheetOf, sheetRecord } from './sheet.ts';

/** Lines of the company read at once. */
const LINES = 500;
const SEWING = 5;

/** The lines of a day and shift, typed one below the other and saved as one. */
export function SheetPage({ lead }: { readonly lead: ReactNode }) {
  const t = useText();
  const { today } = useWorkbench();
  const [asked, ask] = useTabState<SheetAsked>('sheet', {
    ...{ workDate: today(), shiftId: '', deptId: '', isUnfilled: false },
  });
  const shifts = useOperation(listShifts, { query: { pageNum: 1, pageSize: 100 } });
  const rows = shifts.data?.list ?? [];
  const usual = (rows.find(({ isDefault }) => isDefault === 1) ?? rows[0])?.id ?? '';
  const shiftId = asked.shiftId || usual;
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        {lead}
        <DateInput
          className={styles.choice ?? ''}
          aria-label={t('工作日')}
          value={asked.workDate}
          onValueChange={(day) => day !== '' && ask({ ...asked, workDate: day })}
        />
        <Select
          className={styles.choice ?? ''}
          aria-label={t('班次')}
          value={shiftId}
          onValueChange={(id) => ask({ ...asked, shiftId: id })}
          options={rows.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DepartmentControl
          className={styles.choice ?? ''}
          label={t('产线')}
          deptType={SEWING}
          value={asked.deptId}
          onChange={(deptId) => ask({ ...asked, deptId })}
        />
        <Switch
          checked={asked.isUnfilled}
          onCheckedChange={(isUnfilled) => ask({ ...asked, isUnfilled })}
        >
          {t('未填')}
        </Switch>
        <Confirm asked={{ ...asked, shiftId }} />
      </div>
      {shifts.error && (
        <ErrorState onRetry={() => void shifts.refetch()}>{failureText(shifts.error)}</ErrorState>
      )}
      {shiftId !== '' && <Typed asked={{ ...asked, shiftId }} />}
    </div>
  );
}

const useSheetRows = ({ workDate, shiftId, deptId }: SheetAsked) => {
  const of = { workDate, shiftId, ...(deptId && { deptId }) };
  const query = { ...of, pageNum: 1, pageSize: LINES };
  return {
    of,
    stored: useOperation(
      listManpowerInputs,
      { query },
      { live: 'manpower', enabled: shiftId !== '' },
    ),
    proposed: useOperation(
      prefillManpowerInput,
      { query: of },
      { live: 'manpower', enabled: shiftId !== '' },
    ),
    query,
  };
};

function Typed({ asked }: { readonly asked: SheetAsked }) {
  const t = useText();
  const { client } = useWorkbench();
  const { of, query, stored, proposed } = useSheetRows(asked);
  const departments = useOperation(listDepartments, { query: { deptType: SEWING } });
  const record = useMemo(
    () => sheetRecord((departments.data ?? []).map(({ id, name }) => ({ value: id, label: name }))),
    [departments.data],
  );
  const failed = stored.error ?? proposed.error;
  if (failed)
    return <ErrorState onRetry={() => void stored.refetch()}>{failureText(failed)}</ErrorState>;
  if (!stored.data || !proposed.data || !departments.data) return <Skeleton lines={8} />;
  const sheet = sheetOf(asked, stored.data.list, proposed.data);
  if (sheet.rows.length === 0)
    return asked.isUnfilled ? <EmptyState>{t('各产线都已填报')}</EmptyState> : <NoLine />;
  return (
    <RecordPanel
      key={sheet.id}
      record={record}
      row={sheet as never}
      readAgain={async () => {
        const [page, blanks] = await Promise.all([
          listManpowerInputs(client, { query }),
          prefillManpowerInput(client, { query: of }),
        ]);
        const now = sheetOf(asked, page.list, blanks);
        return { values: record.valuesOf(now as never), version: now.version };
      }}
    />
  );
}

/** Confirms what lines have filled in of the day: efficiency counts it from then on. */
function Confirm({ asked }: { readonly asked: SheetAsked }) {
  const t = useText();
  const { can } = useWorkbench();
  const { ask, dialog } = useConfirm();
  const { stored } = useSheetRows(asked);
  const { run, pending } = useAction(confirmManpowerInput, {
    ok: ({ fails }) => (fails.length > 0 ? null : t('操作成功')),
    inline: true,
  });
  const open = (stored.data?.list ?? []).filter(
    ({ isConfirmed }: ManpowerInputRow) => !isConfirmed,
  );
  if (!can(confirmManpowerInput.permissionKey) || !can(createManpowerInput.permissionKey))
    return null;
  return (
    <>
      <Button
        pending={pending}
        disabled={open.length === 0}
        onClick={() =>
          ask({
            title: t('确认后效率按此人数计算，修改须主任解锁。'),
            text: open.map(({ deptName }) => deptName).join(t('、')),
            confirmLabel: t('确认'),
            onConfirm: async () => {
              const { fails } = await run({ body: { ids: open.map(({ id }) => id) } });
              if (fails.length > 0) throw new Error(fails.map(({ text }) => text).join(t('；')));
            },
          })
        }
      >
        {t('确认')}
      </Button>
      {dialog}
    </>
  );
}
