import { TraceEventFields, TraceStageLabels } from '@garment-mes/sdk/labels';
import type { TraceEvent } from '@garment-mes/sdk/mes2';
import { Combobox, EmptyState, FilterChips } from '@garment-mes/ui';
import { labelOf, useText } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import { lifeLines, missingStages, STAGES } from './life.ts';
import styles from './trace.module.css';

/** Which events are asked for; empty for all. */
export interface TimelineFilter {
  readonly stage: string;
  readonly person: string;
}
export const EVERY_EVENT: TimelineFilter = { stage: '', person: '' };

interface TimelineProps {
  readonly events: readonly TraceEvent[];
  /** The bundle is split or void: nothing is still to come. */
  readonly isOver: boolean;
  readonly filter: TimelineFilter;
  readonly onFilter: (filter: TimelineFilter) => void;
}

/** What happened to a bundle, oldest first, and what is still to come. */
export function Timeline({ events, isOver, filter, onFilter }: TimelineProps) {
  const t = useText();
  const { stage, person } = filter;
  const priced = events.some(({ unitPrice }) => unitPrice !== undefined);
  const people = [...new Set(events.flatMap(({ employeeName }) => employeeName ?? []))];
  const shown = events.filter(
    (event) =>
      (stage === '' || String(event.stage) === stage) &&
      (person === '' || event.employeeName === person),
  );
  const fields = [
    'eventDate',
    'stage',
    'title',
    'employeeName',
    'machineNo',
    'num',
    ...(priced ? ['unitPrice'] : []),
    'channel',
    'remark',
  ] as readonly (keyof TraceEvent & keyof typeof TraceEventFields)[];
  const isFigure = (field: string) => field === 'num' || field === 'unitPrice';

  if (events.length === 0) return <EmptyState>{t('还没有事件')}</EmptyState>;
  return (
    <>
      <div className={styles.filters}>
        <FilterChips
          label={fieldLabel(TraceEventFields, 'stage')}
          value={stage}
          onValueChange={(next) => onFilter({ ...filter, stage: next })}
          chips={STAGES.flatMap((each) => {
            const count = events.filter((event) => event.stage === each).length;
            return count === 0
              ? []
              : [{ value: String(each), label: labelOf(TraceStageLabels[each]), count }];
          })}
        />
        <Combobox
          aria-label={fieldLabel(TraceEventFields, 'employeeName')}
          placeholder={fieldLabel(TraceEventFields, 'employeeName')}
          className={styles.order ?? ''}
          clearable
          value={person}
          options={people.map((name) => ({ value: name, label: name }))}
          onValueChange={(next) => onFilter({ ...filter, person: next })}
        />
      </div>
      <table className={styles.timeline} data-print="table">
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field} data-figure={isFigure(field) || undefined}>
                {fieldLabel(TraceEventFields, field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lifeLines(shown).map((line) => {
            if (line.kind === 'day')
              return (
                <tr key={`day ${line.workDate}`} className={styles.day}>
                  <th colSpan={fields.length}>{line.workDate}</th>
                </tr>
              );
            if (line.kind === 'gap')
              return (
                <tr key={`gap ${line.no}`} className={styles.gap}>
                  <td colSpan={fields.length}>{t('停留 {hours} 小时', { hours: line.hours })}</td>
                </tr>
              );
            return (
              <tr key={`event ${line.no}`} data-reversed={(line.event.num ?? 0) < 0 || undefined}>
                {fields.map((field) => (
                  <td key={field} data-figure={isFigure(field) || undefined}>
                    {field === 'eventDate'
                      ? line.event.eventDate.slice(11, 19)
                      : fieldText(field, TraceEventFields[field], line.event[field])}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul className={styles.stubs}>
        {(isOver ? [] : missingStages(events)).map((each) => (
          <li key={each}>
            {t('未{stage}', {
              stage: labelOf(TraceStageLabels[each as keyof typeof TraceStageLabels]),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
