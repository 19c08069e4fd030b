// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DateInput } from '../date-input/date-input.tsx';
import { UiProvider } from './ui-provider.tsx';

afterEach(cleanup);

const NIGHT = () => '2024-03-20 02:10:00';

test('a calendar marks the running day, which before a cut-off is the day before', async () => {
  const marked = async (today?: () => string) => {
    render(
      <UiProvider now={NIGHT} today={today}>
        <DateInput aria-label="交期" value="" />
      </UiProvider>,
    );
    await userEvent.click(screen.getByRole('button'));
    const [day] = document.querySelectorAll('[aria-current="date"]');
    cleanup();
    return day?.textContent;
  };
  expect(await marked(() => '2024-03-19')).toBe('19');
  expect(await marked()).toBe('20');
});
