import { canSubmit } from '@garment-mes/domain/cutting-bed';
import { listDepartments } from '@garment-mes/sdk/amc';
import { type CuttingBedRow, createCuttingBed, submitCuttingBed } from '@garment-mes/sdk/mes2';
import { Button, Combobox, type DataColumn, DataTable, IconButton, Menu } from '@garment-mes/ui';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useOperation } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { useActionsColumn } from '#screens/list/actions-column.tsx';
import { listColumns } from '#screens/list/list-columns.tsx';
import { ListToolbar } from '#screens/list/list-toolbar.tsx';
import { sumTexts } from '#screens/list/sum-texts.ts';
import { tableOf } from '#screens/list/table-of.ts';
import { useKnownRows } from '#screens/list/use-known-rows.ts';
import { useListControl, useListQuery } from '#screens/list/use-list.ts';
import { useActions } from '#screens/list/use-list-actions.tsx';
import { BatchSubmit } from './beds/batch-submit.tsx';
import { BedAside } from './beds/bed-aside.tsx';
import styles from './beds/cutting-beds.module.css';
import { cuttingBeds } from './beds/cutting-beds.ts';
import { FromPlan } from './beds/from-plan.tsx';
import { VoidDialog } from './beds/void-dialog.tsx';
import { SheetDialogs } from './sheets/sheet-dialogs.tsx';
import { usePrintSheets } from './sheets/use-print-sheets.ts';

/** Departments that cut. */
const CUTTING_GROUP = 4;

const rowId = ({ id }: CuttingBedRow): string => id;

/** All beds of all orders, the leader's working list. */
export default function CuttingBedList() {
  const t = useText();
  const { can } = useWorkbench();
  const [tableId, setTableId] = useTabState('tableId', '');
  const list = useMemo(
    () => ({ ...cuttingBeds, query: tableId === '' ? {} : { tableId } }),
    [tableId],
  );
  const control = useListControl(list);
  const answer = useListQuery(list, control);
  const { page, chips } = answer;
  const table = tableOf(control, answer);
  const chosen = useKnownRows(table.rows, rowId).of(control.selected);
  const [voiding, setVoiding] = useState<CuttingBedRow>();
  const [submitting, setSubmitting] = useState<readonly CuttingBedRow[]>();
  const sheets = usePrintSheets();
  const { show: showSheets } = sheets;
  // Voiding asks for a reason, and papers are looked at first: more than a confirmation takes.
  const { start, dialogs } = useActions<CuttingBedRow>({
    take(name, rows) {
      if (name === 'void') setVoiding(rows[0]);
      else if (name === 'printSheets') showSheets(rows);
      else return false;
      return true;
    },
  });
  const actions = useActionsColumn(cuttingBeds, start);
  const language = currentLanguage();

  const columns = useMemo((): DataColumn<CuttingBedRow>[] => {
    const fields = listColumns(cuttingBeds.fields, cuttingBeds.columns, can);
    return actions ? [...fields, actions] : fields;
  }, [actions, can, language]);

  return (
    <div className={styles.list}>
      <ListToolbar
        list={list}
        control={control}
        chips={chips}
        start={start}
        filters={<TableFilter value={tableId} onChange={setTableId} />}
      >
        {can(createCuttingBed.permissionKey) && <OtherNewBeds />}
      </ListToolbar>
      <DataTable<CuttingBedRow>
        label={t('裁床列表')}
        columns={columns}
        {...table}
        rowId={rowId}
        sums={page.data?.sum && sumTexts(cuttingBeds.fields, page.data.sum)}
        renderDetail={(row) => <BedAside bed={row} />}
        selectedIds={control.selected}
        onSelectedIdsChange={control.setSelected}
        footer={
          <ChosenBeds
            beds={chosen}
            onSubmit={() => setSubmitting(chosen)}
            onPrint={() => showSheets(chosen)}
          />
        }
      />
      {dialogs}
      <SheetDialogs sheets={sheets} />
      <VoidDialog bed={voiding} onClose={() => setVoiding(undefined)} />
      {submitting && (
        <BatchSubmit
          beds={submitting}
          onClose={() => {
            setSubmitting(undefined);
            control.setSelected(new Set());
          }}
        />
      )}
    </div>
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

interface ChosenBedsProps {
  readonly beds: readonly CuttingBedRow[];
  readonly onSubmit: () => void;
  readonly onPrint: () => void;
}

/** What is done with all chosen beds at once. */
function ChosenBeds({ beds, onSubmit, onPrint }: ChosenBedsProps) {
  const t = useText();
  const { can } = useWorkbench();
  return (
    <>
      {can(submitCuttingBed.permissionKey) && (
        <Button
          size="small"
          disabled={beds.length === 0 || !beds.every(canSubmit)}
          onClick={onSubmit}
        >
          {t('批量提交')}
        </Button>
      )}
      <Button size="small" disabled={beds.length === 0} onClick={onPrint}>
        {t('批量打印床单')}
      </Button>
    </>
  );
}
