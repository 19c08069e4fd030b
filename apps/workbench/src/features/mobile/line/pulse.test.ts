import type { SewingLineLive } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { expect, test } from 'vitest';
import { pulseOf } from './pulse.ts';

const at = (time: string) => Date.parse(`2024-03-20T${time}Z`);
const live = (part: Partial<SewingLineLive>): SewingLineLive => ({
  ...(sampleAnswers.getSewingLineLive as SewingLineLive),
  asOf: '2024-03-20 14:00:00',
  taktSec: '21.75',
  warnPct: '115.00',
  alarmPct: '130.00',
  beatSec: '21.70',
  silentSec: 10,
  ...part,
});

test('colours the beat by the takt', () => {
  const pulse = (beatSec: string) => pulseOf(live({ beatSec }), at('14:00:01'), 0);
  expect(['21.75', '22.90', '25.50', '28.30'].map(pulse)).toEqual([
    'green',
    'yellow',
    'orange',
    'red',
  ]);
});

test('turns red when the silence lasts longer than three takts, and not when something was counted here', () => {
  expect(pulseOf(live({}), at('14:00:50'), 0)).toBe('green');
  expect(pulseOf(live({}), at('14:00:56'), 0)).toBe('red');
  expect(pulseOf(live({}), at('14:00:56'), 24)).toBe('green');
});

test('has no pulse without a takt', () => {
  expect(pulseOf(live({ taktSec: '0' }), at('14:00:01'), 0)).toBeUndefined();
});

test('a line with limits of its own is slow where they say so', () => {
  const own = live({ beatSec: '24.00', warnPct: '105.00', alarmPct: '110.00' });
  expect(pulseOf(own, at('14:00:01'), 0)).toBe('red');
});
