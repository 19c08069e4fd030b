import { listDepartments } from '@garment-mes/sdk/amc';
import { type CuttingBedRow, createCuttingBed } from '@garment-mes/sdk/mes2';
import { Button, Combobox, IconButton, Menu } from '@garment-mes/ui';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { BedAside } from './beds/bed-aside.tsx';
import styles from './beds/cutting-beds.module.css';
import { cuttingBeds } from './beds/cutting-beds.ts';
import { FromPlan } from './beds/from-plan.tsx';
import { VoidDialog } from './beds/void-dialog.tsx';
import { sheetsPath } from './sheets/sheets-path.ts';

/** Departments that cut. */
const CUTTING_GROUP = 4;

/** All beds of all orders, the leader's working list. */
export default function CuttingBedList() {
  const { can } = useWorkbench();
  const [tableId, setTableId] = useTabState('tableId', '');
  const list = useMemo(
    () => ({ ...cuttingBeds, query: tableId === '' ? {} : { tableId } }),
    [tableId],
  );
  const [voiding, setVoiding] = useState<CuttingBedRow>();
  const [, navigate] = useLocation();

  // Voiding asks for a reason, and papers of several beds stand on one page: more than an action of a row takes.
  function take(name: string, rows: readonly CuttingBedRow[]): boolean {
    if (name === 'void') setVoiding(rows[0]);
    else if (name === 'printAll') navigate(sheetsPath(rows));
    else return false;
    return true;
  }

  return (
    <>
      <ListScreen
        list={list}
        aside={(row) => <BedAside bed={row} />}
        filters={<TableFilter value={tableId} onChange={setTableId} />}
        toolbar={can(createCuttingBed.permissionKey) && <OtherNewBeds />}
        onAction={take}
      />
      <VoidDialog bed={voiding} onClose={() => setVoiding(undefined)} />
    </>
  );
}

/** Narrows the beds to those of one cutting table. */
function TableFilter(props: { readonly value: string; readonly onChange: (id: string) => void }) {
  const t = useText();
  const tables = useOperation(listDepartments, { query: { deptType: CUTTING_GROUP } });
  return (
    <Combobox
      className={styles.table}
      aria-label={t('裁床台')}
      placeholder={t('裁床台')}
      value={props.value}
      onValueChange={props.onChange}
      options={(tables.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** New beds that are not typed from nothing: by shade, or out of a cut plan. */
function OtherNewBeds() {
  const t = useText();
  const [, navigate] = useLocation();
  const [planning, setPlanning] = useState(false);
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton label={t('其他新增')} icon={<ChevronDown />} />}
        items={[
          {
            id: 'shade',
            label: t('细颜色'),
            onSelect: () => navigate(href('/mes/reduceBed/addReduceBedBillXYS')),
          },
        ]}
      />
      <Button onClick={() => setPlanning(true)}>{t('按裁剪方案生成')}</Button>
      {planning && <FromPlan onClose={() => setPlanning(false)} />}
    </>
  );
}
