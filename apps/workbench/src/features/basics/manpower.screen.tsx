import { ManpowerInputRowFields } from '@garment-mes/sdk/labels';
import {
  confirmManpowerInput,
  createManpowerInput,
  listManpowerInputs,
  reopenManpowerInput,
} from '@garment-mes/sdk/mes2';
import { RadioGroup } from '@garment-mes/ui';
import { msg, t, useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { SheetPage } from './manpower/sheet-page.tsx';

const inputs = defineList({
  operation: listManpowerInputs,
  fields: ManpowerInputRowFields,
  label: ({ deptName, workDate }) => `${deptName} ${workDate}`,
  order: 'workDate desc',
  liveTopic: 'manpower',
  begin: (today) => ({ days: { workDate: { from: today, to: today } } }),
  quickFilters: ['workDate', { param: 'deptId', label: msg('产线'), reference: 'departments' }],
  actions: {
    confirm: {
      ...{ operation: confirmManpowerInput, label: msg('确认'), on: 'rows', primary: true },
      when: ({ isConfirmed }) => !isConfirmed,
      confirm: () => t('确认后效率按此人数计算，修改须主任解锁。'),
      body: (rows) => ({ ids: rows.map(({ id }) => id) }),
    },
    reopen: {
      ...{ operation: reopenManpowerInput, label: msg('解锁') },
      when: ({ isConfirmed }) => isConfirmed,
      confirm: ([{ deptName, workDate }]) =>
        t('解锁 {deptName} {workDate}？', { deptName, workDate }),
      body: ([{ id }]) => ({ ids: [id] }),
    },
  },
});

/** Each morning: how many people a line has, who is lent, and the minutes that efficiency is divided by. */
export default function Manpower() {
  const { can } = useWorkbench();
  const [view, show] = useTabState('manpower:view', 'sheet');
  if (!can(createManpowerInput.permissionKey)) return <ListScreen list={inputs} />;
  const lead = <Views view={view} onShow={show} />;
  return view === 'sheet' ? <SheetPage lead={lead} /> : <ListScreen list={inputs} lead={lead} />;
}

function Views(props: { readonly view: string; readonly onShow: (view: string) => void }) {
  const t = useText();
  return (
    <RadioGroup
      variant="segments"
      aria-label={t('视图')}
      value={props.view}
      onValueChange={props.onShow}
      options={[
        { value: 'sheet', label: t('填报') },
        { value: 'list', label: t('记录') },
      ]}
    />
  );
}
