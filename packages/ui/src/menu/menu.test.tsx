// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ContextMenu } from '../context-menu/context-menu.tsx';
import { axeViolations } from '../testing/axe.ts';
import { Thumbnail } from '../thumbnail/thumbnail.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { Menu } from './menu.tsx';

afterEach(cleanup);

const items = (chosen: () => void) => [
  { id: 'edit', label: '修改', onSelect: chosen },
  { id: 'auto', label: '自动分扎', checked: true },
  { id: 'submit', label: '提交', disabled: true },
];

describe('<Menu>', () => {
  test('runs what is chosen by keyboard and gives the focus back', async () => {
    const chosen = vi.fn();
    render(
      <UiProvider>
        <Menu trigger={<button type="button">更多</button>} items={items(chosen)} />
      </UiProvider>,
    );
    const button = screen.getByRole('button', { name: '更多' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(await axeViolations(screen.getByRole('menu'))).toEqual([]);
    expect(screen.getByRole('menuitemcheckbox', { name: '自动分扎', checked: true })).toBeDefined();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosen).toHaveBeenCalledTimes(1));
    expect(document.activeElement).toBe(button);
  });

  test('a line that waits says why, is reached by the keys and does nothing', async () => {
    const chosen = vi.fn();
    render(
      <UiProvider>
        <Menu
          trigger={<button type="button">更多</button>}
          items={[{ id: 'edit', label: '修改', reason: '已锁定', onSelect: chosen }]}
        />
      </UiProvider>,
    );
    screen.getByRole('button', { name: '更多' }).focus();
    await userEvent.keyboard('{Enter}');
    const line = screen.getByRole('menuitem', { name: '修改 已锁定' });
    expect(line.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(line);
    expect(await axeViolations(screen.getByRole('menu'))).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(chosen).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeDefined();
  });
});

describe('<ContextMenu>', () => {
  test('opens where the second button is pressed', async () => {
    const chosen = vi.fn();
    render(
      <UiProvider>
        <ContextMenu items={items(chosen)}>
          <div>第 3 床</div>
        </ContextMenu>
      </UiProvider>,
    );
    fireEvent.contextMenu(screen.getByText('第 3 床'));
    await userEvent.click(screen.getByRole('menuitem', { name: '修改' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledTimes(1));
  });
});

describe('<Thumbnail>', () => {
  const show = (props: { src?: string; smallSrc?: string }) => (
    <UiProvider>
      <Thumbnail alt="线头" {...props} />
    </UiProvider>
  );

  test('opens the picture in a dialog named after it', async () => {
    render(show({ src: '/defect.png' }));
    await userEvent.click(screen.getByRole('button', { name: '线头' }));
    const dialog = screen.getByRole('dialog', { name: '线头' });
    expect(await axeViolations(dialog)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '线头' })),
    );
  });

  test('tries the picture itself when the small one breaks, then the placeholder', () => {
    render(show({ src: '/large.png', smallSrc: '/small.png' }));
    const picture = screen.getByAltText<HTMLImageElement>('线头');
    expect(picture.getAttribute('src')).toBe('/small.png');
    fireEvent.error(picture);
    expect(picture.getAttribute('src')).toBe('/large.png');
    fireEvent.error(picture);
    expect(screen.getByRole('button').dataset.state).toBe('placeholder');
  });

  test('tries again when it is given another picture', () => {
    const { rerender } = render(show({ src: '/gone.png' }));
    fireEvent.error(screen.getByAltText('线头'));
    rerender(show({ src: '/found.png' }));
    expect(screen.getByAltText('线头').getAttribute('src')).toBe('/found.png');
  });
});
