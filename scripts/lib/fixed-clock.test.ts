import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from './process.ts';

const said = (CLOCK: string) => {
  const script = `
    const { fixClock } = await import('./scripts/lib/fixed-clock.ts');
    fixClock();
    fixClock();`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, CLOCK, CLOCK_SAID: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
};

test('the clock is said once, with how to repeat it', () => {
  expect(said('sunday')).toBe('clock: 2026-07-19T06:00:00.000Z, again with CLOCK=sunday\n');
  expect(said('machine')).toBe('clock: the time of this machine, again with CLOCK=machine\n');
  expect(() => said('noon')).toThrow('Command failed');
});

test('without a CLOCK it is the middle of a shift, whatever the commit and the time zone', () => {
  expect(said('')).toBe('clock: 2026-04-15T02:30:00.000Z, again with CLOCK=in-shift\n');
});
