import { refusalText } from '@garment-mes/domain/refusals';
import {
  placedSegments,
  type SegmentType,
  type ShiftSegment,
  segmentIssues,
} from '@garment-mes/domain/schedule';
import { ShiftSegmentInputFields } from '@garment-mes/sdk/labels';
import { Field, IconButton, Select, Tag, TimeInput } from '@garment-mes/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { enumOptions } from '#screens/form/form-control.tsx';
import type { ControlProps } from '#screens/form/form-definition.ts';
import { addBehind, isNextDay } from './edges.ts';
import { SegmentRuler } from './segment-ruler.tsx';
import { segmentsOf } from './segment-values.ts';
import { ShiftMinutes } from './shift-minutes.tsx';
import styles from './shifts.module.css';

const label = (name: keyof typeof ShiftSegmentInputFields) =>
  fieldLabel(ShiftSegmentInputFields, name);

/** Segments of a shift: drawn on the ruler, and typed one below the other. */
export function SegmentEditor({ value, onChange }: ControlProps) {
  const t = useText();
  const lines = useRef<HTMLOListElement>(null);
  const segments = segmentsOf(value);
  const placed = placedSegments(segments);
  const issues = segmentIssues(segments, useWorkbench().dayCutoff);
  const faultAt = (at: number, name: string) => {
    const found = issues.find(({ field }) => field === `segments.${at}.${name}`);
    return found && refusalText(found, currentLanguage());
  };
  const set = (at: number, change: Partial<ShiftSegment>) =>
    onChange(segments.map((segment, own) => (own === at ? { ...segment, ...change } : segment)));
  const focusLine = (at: number) =>
    queueMicrotask(() => {
      lines.current?.children[at]?.querySelector('input')?.focus();
    });

  return (
    <div className={styles.editor}>
      <SegmentRuler segments={segments} onChange={onChange} />
      <ShiftMinutes segments={segments} />
      <ol ref={lines} className={styles.lines}>
        {segments.map(({ start, end, type }, at) => (
          <li key={at} aria-label={t('第 {no} 段', { no: at + 1 })}>
            {(['start', 'end'] as const).map((name) => {
              const { from = 0, to = 0 } = placed[at] ?? {};
              const isNext = name === 'start' ? isNextDay(from) : isNextDay(to - 1);
              return (
                <Field key={name} label={label(name)} error={faultAt(at, name)}>
                  <span className={styles.time}>
                    <TimeInput
                      value={name === 'start' ? start : end}
                      onValueChange={(time) => time !== '' && set(at, { [name]: time })}
                    />
                    {isNext && <Tag>{t('次日')}</Tag>}
                  </span>
                </Field>
              );
            })}
            <Field label={label('type')} error={faultAt(at, 'type')}>
              <Select
                value={type}
                options={enumOptions(ShiftSegmentInputFields.type)}
                onValueChange={(next) => set(at, { type: next as SegmentType })}
              />
            </Field>
            <span className={styles.acts}>
              <IconButton
                label={t('在第 {no} 段后插入', { no: at + 1 })}
                icon={<Plus />}
                onClick={() => {
                  onChange(addBehind(segments, at));
                  focusLine(at + 1);
                }}
              />
              <IconButton
                label={t('删除第 {no} 段', { no: at + 1 })}
                icon={<Trash2 />}
                disabled={segments.length === 1}
                onClick={() => {
                  onChange(segments.filter((_, own) => own !== at));
                  focusLine(Math.max(0, at - 1));
                }}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
