import { t } from '#app/i18n.ts';
import type { Control } from './setting-list.ts';
import { readBonus, readGroups, readSteps, readVoice } from './setting-records.ts';

/** The value behind the JSON text of a setting; the text itself where it is none. */
export function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether two values of a setting are the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A value of a setting in words, as the default and the log show it. */
export function valueText(control: Control | undefined, value: unknown): string {
  if (value === null || value === undefined) return t('无');
  switch (control?.kind) {
    case 'switch':
      return value === 1 ? t('开') : t('关');
    case 'choice':
      return t(control.choices[String(value)] ?? String(value));
    case 'numbers':
      return Array.isArray(value) ? value.join(' / ') : String(value);
    case 'grades':
      return Object.entries(value as Readonly<Record<string, readonly unknown[]>>)
        .map(([grade, limits]) => `${grade} ${limits.join('/')}`)
        .join(' · ');
    case 'dated':
      return (value as readonly (readonly unknown[])[])
        .map(([from, amount]) => t('{from} 起 {amount}', { from, amount }))
        .join(t('、'));
    case 'jobs':
      return Array.isArray(value) && value.length > 0 ? value.join(t('、')) : t('无');
    case 'bonus': {
      const { on, rates, cap } = readBonus(value);
      if (on !== 1) return t('关');
      const money = `${rates.cutting} / ${rates.sewing} / ${rates.finishing}`;
      return cap === '' ? money : `${money} ≤ ${cap}`;
    }
    case 'voice': {
      const { on, volume, quiet } = readVoice(value);
      if (on !== 1) return t('关');
      return quiet === '' ? String(volume) : `${volume} · ${spansText(quiet)}`;
    }
    case 'groups':
      return readGroups(value)
        .map(([name, codes]) => `${name} ${codes.join(' ')}`)
        .join(t('、'));
    case 'steps': {
      const steps = readSteps(value);
      return steps
        .map(
          ([most, factor], at) =>
            `${most === null ? `>${steps[at - 1]?.[0] ?? 0}` : `≤${most}`} ${factor}`,
        )
        .join(' · ');
    }
    case 'spans':
      return spansText(String(value));
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
}

const spansText = (spans: string): string => spans.replaceAll('-', '–').replaceAll(',', ' · ');
