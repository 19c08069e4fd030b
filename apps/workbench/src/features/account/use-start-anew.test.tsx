// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { useStartAnew } from './use-start-anew.ts';

const went = vi.hoisted(() => vi.fn());
vi.mock('./start-anew.ts', () => ({ startAnew: went }));

test('a page is loaded below the path a host gives to the workbench', () => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Router hrefs={(path) => `/portal/mes${path}`}>{children}</Router>
  );
  const { result } = renderHook(useStartAnew, { wrapper });
  result.current('/accountDelete');
  expect(went).toHaveBeenCalledExactlyOnceWith('/portal/mes/accountDelete');
});
