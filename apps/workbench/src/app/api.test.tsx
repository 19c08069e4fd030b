// @vitest-environment jsdom

import { createDispatchType } from '@garment-mes/sdk/mes2';
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
