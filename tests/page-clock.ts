import { runStart } from '../apps/server/src/testing/run-clock.ts';

// A page without a browser starts at the moment of the run and runs on from there; its timers are those
// of the machine. Tests without a page ask for no business time: what they measure are lives of tokens and pauses.
const start = runStart();
/** The machine's clock, of a process in which an earlier file has had its own. */
const MACHINE = Symbol.for('garment.tests.machine-clock');
if (start && typeof document !== 'undefined') {
  const kept: typeof globalThis & { [MACHINE]?: DateConstructor } = globalThis;
  kept[MACHINE] ??= Date;
  const machine = kept[MACHINE];
  const ahead = start.getTime() - machine.now();
  const now = () => machine.now() + ahead;
  globalThis.Date = new Proxy(machine, {
    construct: (target, values, made) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, made),
    apply: () => new machine(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
