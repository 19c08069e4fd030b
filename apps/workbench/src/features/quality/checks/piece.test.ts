import { expect, test } from 'vitest';
import { disposed, finished, NOTHING_TAPPED, opened, passed, tapped, undone } from './piece.ts';
import type { Tally, TappedItem } from './taps.ts';

const tally = (part: Partial<Tally> = {}) => ({ doneNum: 3, lastPiece: 0, ...part }) as Tally;
const skip: TappedItem = { id: '31', severity: 3, defaultDisposition: 1 };
const hole: TappedItem = { id: '32', severity: 1, defaultDisposition: 3 };
const open = () => opened(NOTHING_TAPPED, tally(), 24);

test('a fault takes three taps: open, its tile, done', () => {
  const [held, sent] = tapped(open(), skip);
  expect(sent).toMatchObject([
    { kind: 'fault', fault: { badItemId: '31', pieceNo: 4, disposition: 1 } },
  ]);
  const [next, more] = finished(held);
  expect(more).toEqual([{ kind: 'pieces', outcome: 'reworkNum', by: 1 }]);
  expect(next.piece).toBeUndefined();
});

test('the worst fault says what becomes of the garment, unless the person does', () => {
  const [one] = tapped(open(), hole);
  const [two] = tapped(one, skip);
  expect(finished(two)[1]).toMatchObject([{ outcome: 'scrapNum' }]);
  const [chosen, sent] = disposed(two, 2);
  expect(sent.map((tap) => tap.kind)).toEqual(['noFault', 'fault', 'noFault', 'fault']);
  expect(finished(chosen)[1]).toMatchObject([{ outcome: 'secondNum' }]);
  expect(finished(disposed(one, 4)[0])[1]).toMatchObject([{ outcome: 'passNum' }]);
});

test('a garment without a fault stays in the hand, and no good one is counted meanwhile', () => {
  const held = open();
  expect(finished(held)).toEqual([held, []]);
  expect(passed(held)).toEqual([held, []]);
});

test('the last tap is taken back: a fault, the garment, the one before it', () => {
  const [good, first] = passed(NOTHING_TAPPED);
  expect(first).toEqual([{ kind: 'pieces', outcome: 'passNum', by: 1 }]);
  const [held] = tapped(opened(good, tally(), 24), skip);
  const [done] = finished(held);
  const [back, sent] = undone(done);
  expect([back, sent]).toMatchObject([
    { piece: { no: 4 } },
    [{ kind: 'pieces', outcome: 'reworkNum', by: -1 }],
  ]);
  const [empty, noFault] = undone(back);
  expect(noFault).toMatchObject([{ kind: 'noFault', fault: { badItemId: '31' } }]);
  const [closed] = undone(empty);
  expect(closed.piece).toBeUndefined();
  expect(undone(closed)[1]).toEqual([{ kind: 'pieces', outcome: 'passNum', by: -1 }]);
  expect(undone(NOTHING_TAPPED)).toEqual([NOTHING_TAPPED, []]);
});

test('garments are numbered behind those judged, up to the pieces there are', () => {
  expect(opened(NOTHING_TAPPED, tally({ lastPiece: 9 }), 24).piece?.no).toBe(10);
  expect(opened(NOTHING_TAPPED, tally({ doneNum: 24 }), 24).piece?.no).toBeNull();
});
