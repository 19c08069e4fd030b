// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useForgottenAnswers } from './use-forgotten-answers.ts';

function Reader({ name }: { readonly name: string }) {
  return useQuery({ queryKey: [name], queryFn: () => name, initialData: name }).data;
}

function Bench({ open }: { readonly open: readonly string[] }) {
  useForgottenAnswers(open.length > 0);
  return ['header', ...open].map((name) => <Reader key={name} name={name} />);
}

test('what closed pages have read is kept until the last one is closed', () => {
  const queries = new QueryClient();
  const shown = (open: readonly string[]) => (
    <QueryClientProvider client={queries}>
      <Bench open={open} />
    </QueryClientProvider>
  );
  const held = () =>
    queries
      .getQueryCache()
      .findAll()
      .map(({ queryKey }) => queryKey[0]);
  const { rerender } = render(shown(['orders', 'beds']));
  rerender(shown(['orders']));
  expect(held()).toEqual(['header', 'orders', 'beds']);
  rerender(shown([]));
  expect(held()).toEqual(['header']);
  rerender(shown(['beds']));
  expect(held()).toEqual(['header', 'beds']);
});
