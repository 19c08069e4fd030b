import { couponBarcode, makeBarcode } from '@garment-mes/domain/bundles';
import { expect, test } from 'vitest';
import type { Place } from './read-run.ts';
import { createRecogniser, type Run } from './recogniser.ts';
import { normaliseCode } from './typed-key.ts';

interface Typed {
  readonly place: Place;
  readonly handheld?: boolean;
  readonly shortest?: number | undefined;
}

/** What a page is after some typing: what was read, what its field holds, how often it was told to scan again. */
function station({ place, handheld, shortest }: Typed) {
  const recogniser = createRecogniser<{ readonly key: string; readonly isHand: boolean }>({
    placeOf: () => place,
    handheld,
    shortest,
  });
  const codes: string[] = [];
  let field: { readonly key: string; readonly isHand: boolean }[] = [];
  let broken = 0;
  let at = 10_000;

  function finish(run: Run<{ readonly key: string; readonly isHand: boolean }> | undefined) {
    if (run === undefined) return;
    codes.push(...run.reading.codes);
    if (run.reading.isBroken) broken++;
    const taken = new Set(
      run.reading.taken.flatMap(({ from, to }) =>
        run.keys.slice(from, to).map(({ origin }) => origin),
      ),
    );
    field = field.filter((key) => !taken.has(key));
  }

  return {
    codes,
    broken: () => broken,
    field: (isHand?: boolean) =>
      field
        .filter((key) => isHand === undefined || key.isHand === isHand)
        .map(({ key }) => key)
        .join(''),
    /** Keys with the gap in front of each. */
    type(text: string, gap: (index: number) => number, isHand = false, isComposed = false) {
      [...text].forEach((key, index) => {
        at += gap(index);
        const origin = { key, isHand };
        finish(recogniser.type(key, at, origin, { composed: isComposed }));
        field.push(origin);
      });
    },
    suffix(gap = 10) {
      at += gap;
      finish(recogniser.suffix(at));
    },
    /** @param ms over half a second the run is over */
    wait(ms: number) {
      at += ms;
      if (ms > 500) finish(recogniser.fallSilent());
    },
  };
}

const bundle = makeBarcode('CX', 31_337);
const steady = (ms: number) => () => ms;
const pausing =
  (ms: number, ...places: number[]) =>
  (index: number) =>
    places.includes(index) ? ms : 8;

test.each([120, 250, 400])(
  'a pause of %i ms neither splits a code nor leaves a part of it in a figure',
  (ms) => {
    for (let place = 1; place < bundle.length; place++) {
      const page = station({ place: 'figure' });
      page.type(bundle, pausing(ms, place));
      page.suffix();
      expect([page.codes, page.field(), page.broken()]).toEqual([[bundle], '', 0]);
    }
  },
);

test.each([40, 200, 400])('a scanner of %i ms a key is read by the check sign', (ms) => {
  for (const place of ['figure', 'text', 'nowhere'] as const) {
    const page = station({ place });
    page.type(bundle, steady(ms));
    page.suffix(ms);
    expect([page.codes, page.field()]).toEqual([[bundle], '']);
  }
});

test('the number of a roll that was interrupted is no other roll, and no figure', () => {
  for (let place = 1; place < 8; place++) {
    const page = station({ place: 'figure' });
    page.type('R0301123', pausing(250, place));
    page.suffix();
    expect([page.codes, page.field(), page.broken()]).toEqual([[], '', 1]);
  }
});

test.each([120, 250, 400])('a coupon is read though its scanner paused for %i ms', (ms) => {
  const coupon = couponBarcode(bundle, 16);
  for (let place = 1; place < coupon.length; place++) {
    const page = station({ place: 'figure' });
    page.type(coupon, pausing(ms, place));
    page.suffix();
    // Behind a pause the last figure may be a hand's: this is coupon 16, or coupon 1 and a six.
    const isClear = place < coupon.length - 1;
    expect([page.codes, page.field(), page.broken()]).toEqual(
      isClear ? [[coupon], '', 0] : [[], '', 1],
    );
  }
});

test('a dash and a figure that a hand types behind a bundle make no coupon of it', () => {
  for (const ms of [60, 150, 400]) {
    const page = station({ place: 'figure' });
    page.type(bundle, steady(8));
    page.type('-16', (index) => (index === 0 ? 200 : ms), true);
    page.suffix(ms);
    expect(page.codes).not.toContain(couponBarcode(bundle, 16));
  }
});

test('what an input method took keeps no slow code behind it in a figure', () => {
  const page = station({ place: 'figure' });
  page.type('120', steady(150), true, true);
  page.type('R1403381', steady(90));
  page.suffix(300);
  expect([page.codes, page.field(), page.broken()]).toEqual([[], '', 1]);
});

test('codes without an end and back to back are each read', () => {
  const other = makeBarcode('CX', 31_338);
  const page = station({ place: 'nowhere', handheld: true });
  page.type(bundle + other + couponBarcode(other, 7), steady(8));
  page.wait(700);
  expect(page.codes).toEqual([bundle, other, couponBarcode(other, 7)]);
});

test('a figure typed by hand right before and behind a code stays', () => {
  const page = station({ place: 'figure' });
  page.type('12', steady(150), true);
  page.wait(150);
  page.type(bundle, steady(8));
  page.wait(150);
  page.type('5', steady(150), true);
  page.suffix(150);
  expect([page.codes, page.field()]).toEqual([[bundle], '125']);
});

test.each(['5.200', '1200', '125000', '100234', '0.5', '1w20'])(
  'a hand that types %s loses no key',
  (text) => {
    for (const ms of [60, 110, 400]) {
      const page = station({ place: 'figure' });
      page.type(text, steady(ms), true);
      page.suffix(ms);
      expect([page.codes, page.field(), page.broken()]).toEqual([[], text, 0]);
    }
  },
);

test('the key for three zeros is a hand', () => {
  const page = station({ place: 'figure' });
  page.type('125', steady(120), true);
  page.type('000', (index) => (index === 0 ? 150 : 2), true);
  page.suffix(200);
  expect([page.codes, page.field()]).toEqual([[], '125000']);
});

test('what an input method took part of is no code', () => {
  const page = station({ place: 'figure' });
  page.type('BCX', steady(8), false, true);
  page.type('00000014', steady(8));
  page.suffix();
  expect([page.codes, page.field(), page.broken()]).toEqual([[], '', 1]);
});

test('the rest of a scan that broke off is no badge', () => {
  const page = station({ place: 'nowhere', handheld: true, shortest: 4 });
  page.type('BCX00000000', steady(8));
  page.wait(700);
  page.type('0014', steady(8));
  page.suffix();
  expect([page.codes, page.broken()]).toEqual([[], 2]);
  page.wait(2_000);
  page.type('0014', steady(8));
  page.suffix();
  expect(page.codes).toEqual(['0014']);
});

test.each([
  [`]C1${bundle}`, bundle],
  [`]C1\u001d${bundle}`, bundle],
  [`*${bundle}*`, bundle],
  [']d2R0301123', 'R0301123'],
  ['*R0301123*', 'R0301123'],
])('what a scanner writes around %j is no part of the code, and stays nowhere', (typed, code) => {
  for (const place of ['figure', 'text', 'nowhere'] as const) {
    const page = station({ place, handheld: place === 'nowhere' });
    page.type(typed, steady(8));
    page.suffix();
    expect([page.codes, page.field(), page.broken()]).toEqual([[code], '', 0]);
  }
});

test('codes back to back, each behind the identifier of its symbols, are each read behind a figure', () => {
  const other = makeBarcode('CX', 31_338);
  const page = station({ place: 'figure' });
  page.type('12', steady(150), true);
  page.wait(150);
  page.type(`]C1${bundle}]C1${other}`, steady(8));
  page.suffix();
  expect([page.codes, page.field(), page.broken()]).toEqual([[bundle, other], '12', 0]);
});

test.each([700, 1_000])(
  'a pause of %i ms inside a code leaves what stood in the figure, wherever it is',
  (ms) => {
    for (let place = 1; place < bundle.length; place++) {
      const page = station({ place: 'figure' });
      page.type(bundle.slice(0, place), steady(8));
      page.wait(ms);
      page.type(bundle.slice(place), steady(8));
      page.suffix();
      expect([page.codes, page.field()]).toEqual([[], '']);
      expect(page.broken()).toBeGreaterThan(0);
    }
  },
);

test('folds what an input method or a GS1 scanner makes of a code', () => {
  expect(normaliseCode('ＢＣＸ０1\u001dab ')).toBe('BCX01AB');
});

/** The same numbers on every machine. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    chance: (share: number) => next() < share,
    one: <Value>(values: readonly Value[]): Value => values[between(0, values.length - 1)] as Value,
  };
}

test('10,000 sequences: only whole codes are read, no figure keeps a burst, no hand loses a key', () => {
  const sum = { whole: 0, read: 0 };
  for (let seed = 1; seed <= 10_000; seed++) walk(seed, sum);
  // What is not read could be read in two ways, and has to be scanned again.
  expect(sum.whole).toBeGreaterThan(4_000);
  expect(sum.read / sum.whole).toBeGreaterThan(0.985);
});

function walk(seed: number, sum: { whole: number; read: number }) {
  const { between, chance, one } = dice(seed);
  const place = one<Place>(['figure', 'figure', 'text', 'nowhere']);
  const handheld = place === 'nowhere' && chance(0.5);
  const page = station({ place, handheld, shortest: handheld ? 4 : undefined });
  const scanned: string[] = [];
  let typed = '';
  let isApart = true;

  function scan() {
    const isChecked = chance(0.6);
    const code = isChecked ? bundleCode() : otherCode();
    const pace = one(['fast', 'interrupted', 'slow'] as const);
    // What an input method took as slowly as from a hand is a hand's.
    const isComposed = pace !== 'slow' && chance(0.05);
    const isEnded = chance(0.75);
    const breaks = Array.from({ length: isChecked ? between(1, 4) : between(1, 2) }, () =>
      between(1, code.length - 1),
    );
    const gap = (index: number) =>
      pace === 'slow'
        ? between(40, 400)
        : pace === 'interrupted' && breaks.includes(index)
          ? between(101, 400)
          : between(2, 15);
    // A slow figure of digits is a hand's to everybody.
    if (place !== 'nowhere' && pace === 'slow' && !isChecked && /^\d+$/.test(code)) return;
    const before = page.codes.length;
    const told = page.broken();
    const wasApart = isApart;
    scanned.push(code);
    page.type(code, gap, false, isComposed);
    if (isEnded) page.suffix(pace === 'slow' ? between(40, 400) : between(2, 15));
    // The number of a roll without an end may be anything together with what follows at once.
    rest(!isEnded && (!isChecked || pace === 'slow'));
    const hasToBeRead =
      wasApart &&
      isApart &&
      !isComposed &&
      isChecked &&
      (isEnded || (place !== 'text' && pace !== 'slow'));
    if (!hasToBeRead) return;
    sum.whole++;
    if (page.codes.slice(before).includes(code)) sum.read++;
    else expect(page.broken(), `seed ${seed}: ${code} refused in silence`).toBeGreaterThan(told);
  }

  function bundleCode() {
    const code = makeBarcode(one(['CX', 'A', 'BB', 'XYZ1']), between(1, 2_000_000_000));
    return chance(0.2) ? couponBarcode(code, between(1, 40)) : code;
  }

  const otherCode = () =>
    one([
      `R${between(1_000, 9_999_999)}`,
      `M${between(100, 999)}`,
      `K${between(1_000, 9_999)}`,
      String(between(100_000, 99_999_999)),
    ]);

  function type() {
    const figure = one(['5', '24', '120', '5.2', '1200', '0.75']);
    const wasTold = page.broken();
    page.type(figure, () => between(45, 400), true, chance(0.1));
    if (chance(0.6)) page.suffix(between(45, 400));
    rest(false);
    // What stood next to a scan that has to be repeated was put back with it, and said.
    if (page.broken() === wasTold) typed += figure;
    else typed = page.field(true);
  }

  function rest(isFar: boolean) {
    isApart = isFar || chance(0.7);
    page.wait(isApart ? between(1_800, 3_000) : between(150, 400));
  }

  const count = between(1, 4);
  for (let step = 0; step < count; step++) {
    const told = page.broken();
    if (handheld || chance(0.6)) scan();
    else type();
    if (page.broken() > told) typed = page.field(true);
  }
  const told = page.broken();
  page.wait(3_000);
  if (page.broken() > told) typed = page.field(true);
  const left = [...scanned];
  for (const code of page.codes) {
    const found = left.indexOf(code);
    expect(found, `seed ${seed}: read ${code} of ${scanned.join(' ')}`).toBeGreaterThanOrEqual(0);
    left.splice(0, found + 1);
  }
  expect(page.field(true), `seed ${seed}: typed by hand`).toBe(typed);
  if (place === 'figure') expect(page.field(false), `seed ${seed}: ${scanned.join(' ')}`).toBe('');
}
