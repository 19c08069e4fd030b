import { render } from '@testing-library/react';
import { cloneElement, createRef, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { axeViolations } from './axe.ts';

interface Passed {
  ref?: React.Ref<HTMLElement>;
  className?: string;
  'data-passed'?: string;
}

/**
 * What every part promises: the ref and unknown props reach its element, a class name is added to
 * its own, and assistive technology finds nothing wrong with it.
 * @param part the part with the least it needs, its name included
 * @param options `ref: false` for parts that are drawn as more than one element
 */
export function describeConformance(
  part: ReactElement<Passed>,
  { ref: takesRef = true }: { ref?: boolean } = {},
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

  test('breaks no accessibility rule', async () => {
    const { container } = show(part);
    expect(await axeViolations(container)).toEqual([]);
  });
}
