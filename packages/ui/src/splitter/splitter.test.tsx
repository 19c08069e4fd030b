// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Splitter, type SplitterProps } from './splitter.tsx';

afterEach(cleanup);

function show(props: Partial<SplitterProps> = {}) {
  const changed = vi.fn();
  render(
    <Splitter
      label="部门"
      first="树"
      second="员工"
      defaultSize={200}
      min={100}
      max={400}
      onSizeChange={changed}
      {...props}
    />,
  );
  const bar = screen.getByRole('separator', { name: '调整部门的大小' });
  return { changed, bar, size: () => bar.getAttribute('aria-valuenow') };
}

describe('<Splitter>', () => {
  describeConformance(<Splitter label="部门" first="树" second="员工" />, {
    role: 'separator',
    name: '调整部门的大小',
    stops: 1,
  });

  test('is moved by the arrow keys within its bounds', async () => {
    const { bar, size, changed } = show();
    bar.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(size()).toBe('216');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(size()).toBe('400');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(size()).toBe('100');
    expect(changed.mock.calls.at(-1)).toEqual([100]);
  });

  test('folds the first panel by Enter and brings it back', async () => {
    const { bar, size } = show();
    bar.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('树').hidden).toBe(true);
    expect(size()).toBe('0');
    await userEvent.keyboard('{Enter}');
    expect(size()).toBe('200');
  });

  test('follows the pointer, and a double click brings it back', () => {
    const { bar, size } = show();
    fireEvent.pointerMove(bar, { clientX: 150, pointerId: 1 });
    expect(size()).toBe('200');
    fireEvent.pointerDown(bar, { button: 0, pointerId: 1 });
    fireEvent.pointerMove(bar, { clientX: 150, pointerId: 1 });
    fireEvent.pointerUp(bar, { pointerId: 1 });
    expect(size()).toBe('150');
    fireEvent.doubleClick(bar);
    expect(size()).toBe('200');
  });

  test('lies across when the panels stand above one another', async () => {
    const { bar, size } = show({ direction: 'column' });
    expect(bar.getAttribute('aria-orientation')).toBe('horizontal');
    bar.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    expect(size()).toBe('216');
  });
});
