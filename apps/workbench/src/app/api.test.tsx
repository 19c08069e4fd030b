// @vitest-environment jsdom

import { createDispatchType, createProblemLog } from '@garment-mes/sdk/mes2';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useAction } from './api.tsx';

afterEach(cleanup);

let run: ReturnType<typeof useAction<typeof createDispatchType>>['run'];
function Page() {
  ({ run } = useAction(createDispatchType));
  return <p>page</p>;
}
const bodyOf = (code: string) => ({
  body: { code, name: '绣花', section: 3, isOutsource: 0 } as const,
});

test('the same request while the first one runs is that one; another, and a later one, are sent', async () => {
  const { writes } = renderScreen(Page);
  await screen.findByText('page');
  const [first, again] = [run(bodyOf('A')), run(bodyOf('A'))];
  expect(again).toBe(first);
  await Promise.all([first, run(bodyOf('B'))]);
  expect(writes().map(({ body }) => (body as { code: string }).code)).toEqual(['A', 'B']);
  await run(bodyOf('A'));
  expect(writes()).toHaveLength(3);
});

let report: ReturnType<typeof useAction<typeof createProblemLog>>['run'];
function Terminal() {
  ({ run: report } = useAction(createProblemLog));
  return <p>terminal</p>;
}
const called = (requestId: string, problemSetId: string) => ({
  body: { requestId, lineDeptId: '3', problemSetId, orderId: null },
});

test('what is pressed twice is one request, whatever ids the presses made for it', async () => {
  const { writes } = renderScreen(Terminal);
  await screen.findByText('terminal');
  const [first, again] = [report(called('a', '7')), report(called('b', '7'))];
  expect(again).toBe(first);
  await Promise.all([first, report(called('c', '8'))]);
  expect(writes().map(({ body }) => (body as { requestId: string }).requestId)).toEqual(['a', 'c']);
});
