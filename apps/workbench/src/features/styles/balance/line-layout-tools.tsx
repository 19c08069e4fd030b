import { listLines, saveLineLayout } from '@garment-mes/sdk/mes2';
import { Alert, Button, Combobox, Field } from '@garment-mes/ui';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { LeftOut } from '#screens/list/left-out.tsx';
import styles from './balance.module.css';
import { type Places, placesOf, stationsOf } from './places.ts';

/** Kinds of lines that sew: at machines, and at hangers. */
const SEWING: ReadonlySet<number> = new Set([2, 5]);
const ALL = { pageNum: 1, pageSize: 500 } as const;

interface LineLayoutToolsProps {
  readonly styleId: string;
  readonly places: Places;
  /** Operations are typed that the service does not know yet. */
  readonly unsaved: boolean;
  readonly onPlaces: (places: Places) => void;
}

/** Keeps who sews what as the layout of a line, and reads it back. */
export function LineLayoutTools({ styleId, places, unsaved, onPlaces }: LineLayoutToolsProps) {
  const t = useText();
  const { can } = useWorkbench();
  const [lineId, setLineId] = useTabState('layoutLine', '');
  const { data } = useOperation(listLines, { query: ALL });
  const lines = data?.list ?? [];
  const save = useAction(saveLineLayout, { inline: true, ok: t('保存成功') });
  const sewing = lines.filter(({ lineType }) => SEWING.has(lineType));
  const line = sewing.find(({ id }) => id === lineId);
  const layout = line?.layout ?? undefined;
  const most = line?.stationNum ?? undefined;
  const tooMany = most !== undefined && places.length > most;

  return (
    <div className={styles.tools}>
      <LeftOut total={data?.total ?? 0} shown={lines.length} />
      <Field label={t('产线')}>
        <Combobox
          className={styles.line}
          placeholder={t('请选择产线')}
          value={lineId}
          onValueChange={(id) => {
            save.reset();
            setLineId(id);
          }}
          options={sewing.map(({ id, deptName, stationNum }) => ({
            value: id,
            label: deptName,
            ...(stationNum === null ? {} : { note: t('{count} 个工位', { count: stationNum }) }),
          }))}
        />
      </Field>
      <Button
        disabled={layout?.styleId !== styleId}
        onClick={() => layout && onPlaces(placesOf(layout))}
      >
        {t('读取布局')}
      </Button>
      {can(saveLineLayout.permissionKey) && (
        <Button
          pending={save.pending}
          disabled={line === undefined || tooMany || unsaved}
          onClick={() => {
            if (line === undefined) return;
            const { id, version } = line;
            const body = { id, version, styleId, stations: stationsOf(places) };
            // A refusal stands below.
            void save.run({ body }).catch(() => undefined);
          }}
        >
          {t('保存为布局')}
        </Button>
      )}
      {unsaved && <span className={styles.note}>{t('先保存工序，再保存布局')}</span>}
      {layout !== undefined && layout.styleId !== styleId && (
        <span className={styles.note}>
          {t('现有布局为 {style}，保存后替换', { style: layout.styleNo })}
        </span>
      )}
      {tooMany && <Alert tone="warn">{t('工位超出产线工位数{max}', { max: most })}</Alert>}
      {save.error && <Alert tone="bad">{failureText(save.error)}</Alert>}
    </div>
  );
}
