import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { moments } from '../../apps/server/src/testing/moments.ts';
import { momentOfCommit } from './fixed-clock.ts';
import { ROOT } from './process.ts';

const commitOf = (at: number) => at.toString(16).padStart(40, '0').slice(-8).padEnd(40, '0');

test('commits take turns over all moments, and one commit has one moment', () => {
  const names = Object.keys(moments);
  const taken = names.map((_, at) => momentOfCommit(commitOf(at)));
  expect(taken).toEqual(names);
  expect(momentOfCommit('ffffffff0123')).toBe(momentOfCommit('ffffffff9876'));
});

test('a checkout without a commit goes by the middle of a shift', () => {
  expect(momentOfCommit(undefined)).toBe('in-shift');
});

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
  expect(said('')).toMatch(/^clock: .*, again with CLOCK=[a-z-]+\n$/);
  expect(() => said('noon')).toThrow('Command failed');
});
