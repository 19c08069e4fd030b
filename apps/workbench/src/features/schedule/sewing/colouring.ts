import type { ScheduleBar } from '@garment-mes/sdk/mes2';
import type { Tone } from '@garment-mes/ui';
import { likelyEnd } from './lateness.ts';

/** What the colour of a bar shows. */
export type Colouring = 'order' | 'customer' | 'priority' | 'lateness' | 'style';

export const COLOURINGS = [
  'order',
  'customer',
  'priority',
  'lateness',
  'style',
] as const satisfies readonly Colouring[];

/** Tones that distinguish without signalling a fault. */
const APART = ['accent', 'ok', 'info', 'held', 'neutral'] as const satisfies readonly Tone[];
const PRIORITY = ['neutral', 'warn', 'bad'] as const satisfies readonly Tone[];

/** The same name has the same colour today and tomorrow. */
function toneOfName(name: string): Tone {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973;
  return APART[sum % APART.length] ?? 'accent';
}

/** The colour of an order's priority. */
export const priorityTone = (priority: number): Tone => PRIORITY[priority] ?? 'neutral';

export function toneOf(bar: ScheduleBar, by: Colouring): Tone {
  switch (by) {
    case 'order':
      return toneOfName(bar.orderNo);
    case 'customer':
      return toneOfName(bar.customerName ?? '');
    case 'style':
      return toneOfName(bar.styleNo);
    case 'priority':
      return priorityTone(bar.priority);
    case 'lateness':
      return lateness(bar);
  }
}

/** Red past the delivery, amber past the sewing stage, green otherwise. */
function lateness(bar: ScheduleBar): Tone {
  const { stageEndDate, deliveryDate } = bar;
  const end = likelyEnd(bar).slice(0, 10);
  if (deliveryDate !== null && end > deliveryDate) return 'bad';
  if (stageEndDate !== null && end > stageEndDate) return 'warn';
  return 'ok';
}
