// @vitest-environment jsdom
import type { Order, Style } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ColourCard } from './colour-card.tsx';
import { TechniquePaper } from './technique-paper.tsx';

const order = sampleAnswers.getOrder as Order;
const style = sampleAnswers.getStyle as Style;
const draw = (paper: ReactNode) => render(<I18nProvider i18n={i18n}>{paper}</I18nProvider>);

afterEach(cleanup);

test('the sheet of operations says machine, minutes and stitch, and never a rate', () => {
  const [line] = order.processes;
  const operation = { ...line, processId: '5', isEnabled: 1, price: '0.8765' };
  const notes = [{ ...style.processes[0], processId: '5', stitchNote: '五线，12针/3cm' }];
  draw(
    <TechniquePaper
      order={{ ...order, processes: [operation] as Order['processes'] }}
      style={{ ...style, processes: notes as Style['processes'] }}
      foot=""
    />,
  );
  expect(screen.getByText('五线，12针/3cm')).toBeDefined();
  expect(screen.getByText(line?.processName ?? '')).toBeDefined();
  expect(screen.queryByText(/0\.8765/)).toBeNull();
});

test('the colour card paints each material in each colour of the garment', () => {
  const [first, second] = order.colors;
  draw(
    <ColourCard
      order={order}
      rows={[
        {
          ...{ id: '1', partName: '领口', materialId: 'M', materialName: '罗纹' },
          colours: { [first?.colorId ?? '']: 'JET' },
        },
      ]}
      palette={new Map([['JET', { name: '墨黑', hex: '#1a1a1a' }]])}
      foot=""
    />,
  );
  const [, line] = screen.getAllByRole('row');
  const [own, other] = within(line as HTMLElement).getAllByRole('cell');
  expect(own?.textContent).toBe('墨黑');
  expect(own?.querySelector('i')?.style.background).toBe('rgb(26, 26, 26)');
  expect(other?.textContent).toBe('');
  expect(screen.getByText(new RegExp(second?.colorName ?? ''))).toBeDefined();
});
