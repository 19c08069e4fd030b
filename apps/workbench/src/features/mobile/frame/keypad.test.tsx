// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { Keypad } from './keypad.tsx';

afterEach(cleanup);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const given = { title: 'B0012', onCancel: () => undefined };

test('the number offered is replaced by the first digit, and none above the most goes', async () => {
  const onNumber = vi.fn();
  renderScreen(() => <Keypad {...given} most={24} onNumber={onNumber} />);
  await press('2');
  await press('5');
  expect(screen.getByRole('button', { name: '报 25 件' })).toHaveProperty('disabled', true);
  await press('退格');
  await press('报 2 件');
  expect(onNumber).toHaveBeenCalledExactlyOnceWith(2);
});

test('none at all goes only where it is said, and not while nothing is typed', async () => {
  const onNumber = vi.fn();
  renderScreen(() => (
    <Keypad
      {...given}
      most={undefined}
      least={0}
      keyWords={(num) => `count ${num}`}
      onNumber={onNumber}
    />
  ));
  expect(screen.getByRole('button', { name: 'count' })).toHaveProperty('disabled', true);
  await press('0');
  await press('count 0');
  expect(onNumber).toHaveBeenCalledExactlyOnceWith(0);
});
