import { listCategories } from '@garment-mes/sdk/ccm';
import { UpdateLineBodyFields } from '@garment-mes/sdk/labels';
import {
  type LineRow,
  listCalendars,
  listLinePriorityDescriptions,
  updateLine,
} from '@garment-mes/sdk/mes2';
import {
  Alert,
  Button,
  Drawer,
  Field,
  MultiCombobox,
  NumberInput,
  Select,
  Switch,
} from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './sewing.module.css';

interface LineDrawerProps {
  readonly line: LineRow;
  readonly mayChange: boolean;
  readonly onClose: () => void;
}

/** What a line can sew is named by the categories of styles. */
const STYLE_KINDS = { kind: 'style', pageNum: 1, pageSize: 500 } as const;

/** Nine levels are all there can be. */
const ALL_LEVELS = { query: { pageNum: 1, pageSize: 100 } } as const;

const label = (field: string) => fieldLabel(UpdateLineBodyFields, field);

/** What a line is planned with: people, stations, calendar, efficiency, priority. */
export function LineDrawer({ line, mayChange, onClose }: LineDrawerProps) {
  const t = useText();
  const { data: calendars } = useOperation(listCalendars, { query: { pageNum: 1, pageSize: 200 } });
  const { data: categories } = useOperation(listCategories, { query: STYLE_KINDS });
  const { data: levels } = useOperation(listLinePriorityDescriptions, ALL_LEVELS);
  const [value, setValue] = useState(() => typedOf(line));
  const [tried, setTried] = useState(false);
  const save = useAction(updateLine, { inline: true, ok: t('保存成功') });
  const put = (part: Partial<typeof value>) => setValue({ ...value, ...part });
  const noHeads = Number(value.standardHeadcount) > 0 ? undefined : t('人数须大于0');

  async function run() {
    setTried(true);
    if (noHeads !== undefined) return;
    try {
      await save.run({ body: bodyOf(line, value) });
      onClose();
    } catch {
      // The drawer shows the refusal.
    }
  }

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('产线参数 {line}', { line: line.deptName })}
      footer={
        mayChange && (
          <>
            <Button onClick={onClose}>{t('取消')}</Button>
            <Button variant="primary" pending={save.pending} onClick={() => void run()}>
              {t('保存')}
            </Button>
          </>
        )
      }
    >
      {save.error && <Alert tone="bad">{failureText(save.error)}</Alert>}
      <fieldset className={styles.form} disabled={!mayChange}>
        <Field label={label('standardHeadcount')} required error={tried ? noHeads : undefined}>
          <NumberInput
            places={0}
            min="1"
            value={value.standardHeadcount}
            onValueChange={(standardHeadcount) => put({ standardHeadcount })}
          />
        </Field>
        <Field label={label('calendarId')} required>
          <Select
            value={value.calendarId}
            onValueChange={(calendarId) => put({ calendarId })}
            options={(calendars?.list ?? []).map(({ id, name, year }) => ({
              value: id,
              label: `${name} ${year}`,
            }))}
          />
        </Field>
        <Field label={label('defaultEffPct')} required unit="%">
          <NumberInput
            value={value.defaultEffPct}
            onValueChange={(defaultEffPct) => put({ defaultEffPct })}
          />
        </Field>
        <Field label={label('stationNum')}>
          <NumberInput
            places={0}
            value={value.stationNum}
            onValueChange={(stationNum) => put({ stationNum })}
          />
        </Field>
        <Field label={label('skillCategories')}>
          <MultiCombobox
            options={(categories?.list ?? []).map(({ name }) => ({ value: name, label: name }))}
            values={value.skillCategories}
            onValuesChange={(skillCategories) => put({ skillCategories })}
          />
        </Field>
        <Field label={label('priorityDescriptionId')}>
          <Select
            clearable
            value={value.priorityDescriptionId}
            onValueChange={(priorityDescriptionId) => put({ priorityDescriptionId })}
            options={(levels?.list ?? []).map(({ id, level, name }) => ({
              value: id,
              label: `${level} ${name}`,
            }))}
          />
        </Field>
        <Field label={label('hangerSystem')}>
          <Switch
            checked={value.hangerSystem === 1}
            onCheckedChange={(on) => put({ hangerSystem: on ? 1 : 0 })}
          />
        </Field>
      </fieldset>
    </Drawer>
  );
}

/** A line as it is typed on. */
const typedOf = (line: LineRow) => ({
  standardHeadcount: String(line.standardHeadcount),
  stationNum: line.stationNum === null ? '' : String(line.stationNum),
  calendarId: line.calendarId,
  defaultEffPct: line.defaultEffPct,
  skillCategories: line.skillCategories as readonly string[],
  hangerSystem: line.hangerSystem,
  priorityDescriptionId: line.priorityDescriptionId ?? '',
});

/** A line as it is saved. */
const bodyOf = ({ id, version }: LineRow, value: ReturnType<typeof typedOf>) => ({
  id,
  version,
  standardHeadcount: Number(value.standardHeadcount),
  stationNum: value.stationNum === '' ? null : Number(value.stationNum),
  calendarId: value.calendarId,
  defaultEffPct: value.defaultEffPct,
  skillCategories: [...value.skillCategories],
  hangerSystem: value.hangerSystem,
  priorityDescriptionId: value.priorityDescriptionId === '' ? null : value.priorityDescriptionId,
});
