import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, cloneElement, createRef, type ReactElement, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { axeViolations } from './axe.ts';

interface Passed {
  ref?: React.Ref<HTMLElement>;
  className?: string;
  'data-passed'?: string;
}

interface Promised {
  /** What the part is to assistive technology, and how it is called there. */
  role: string;
  name?: string | RegExp;
  /** How often Tab stops in it. */
  stops: number;
  /** `false` for parts that take neither, because they are drawn as more than one element. */
  ref?: boolean;
}

/** Presses Tab until the focus has left, and counts where it was. */
async function tabStops(container: HTMLElement): Promise<number> {
  const seen = new Set<Element>();
  for (;;) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (focused === null || !container.contains(focused) || seen.has(focused)) return seen.size;
    seen.add(focused);
  }
}

/**
 * What every part promises: the ref and unknown props reach its element, a class name is added to
 * its own, it has a role and a name, the keyboard stops where it should, it renders without a
 * complaint and comes back as it was after its tab was hidden, and assistive technology finds nothing
 * wrong with it.
 * @param part the part with the least it needs, its name included
 */
export function describeConformance(
  part: ReactElement<Passed>,
  { role, name, stops, ref: takesRef = true }: Promised,
): void {
  const show = (element: ReactElement) => render(<UiProvider>{element}</UiProvider>);

  if (takesRef)
    test('hands its ref the element that unknown props reach', () => {
      const ref = createRef<HTMLElement>();
      show(cloneElement(part, { ref, 'data-passed': 'yes' }));
      expect(ref.current?.dataset.passed).toBe('yes');
    });

  test('adds a class name to its own', () => {
    const { container } = show(cloneElement(part, { className: 'given' }));
    const classes = container.querySelector('.given')?.classList;
    expect(classes?.length).toBeGreaterThan(1);
  });

  test(`is a ${role}${name === undefined ? '' : ` called ${name}`}`, () => {
    show(part);
    expect(screen.getAllByRole(role, name === undefined ? {} : { name }).length).toBeGreaterThan(0);
  });

  test(`stops the Tab key ${stops} times`, async () => {
    const { container } = show(part);
    expect(await tabStops(container)).toBe(stops);
  });

  test('renders without a complaint and comes back as it was', () => {
    const complaint = vi.spyOn(console, 'error');
    const inTab = (mode: 'visible' | 'hidden') => (
      <StrictMode>
        <Activity mode={mode}>{part}</Activity>
      </StrictMode>
    );
    const { container, rerender } = render(inTab('visible'));
    const before = container.innerHTML;
    rerender(inTab('hidden'));
    rerender(inTab('visible'));
    expect(container.innerHTML.replaceAll(' style=""', '')).toBe(before);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
    cleanup();
  });

  test('breaks no accessibility rule', async () => {
    const { container } = show(part);
    expect(await axeViolations(container)).toEqual([]);
  });
}
