// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useReasons } from './reasons.tsx';

function Reasons() {
  return <>{useReasons().length}</>;
}

test('the reasons of the company are asked for in its order, in the words of the service', async () => {
  const { calls } = renderScreen(Reasons);
  await waitFor(() =>
    expect(calls).toMatchObject([
      {
        operation: 'listDictItems',
        query: { typeCode: 'noWorkReason', order: 'sort_num asc' },
      },
    ]),
  );
});
