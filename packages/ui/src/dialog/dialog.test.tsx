// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog/confirm-dialog.tsx';
import { Menu } from '../menu/menu.tsx';
import { axeViolations } from '../testing/axe.ts';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Opener({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Menu
        trigger={<button type="button">更多</button>}
        items={[{ id: 'open', label: '修改', onSelect: () => setOpen(true) }]}
      />
      <Dialog open={open} onOpenChange={setOpen} title="新增床次">
        {children ?? <input aria-label="床号" />}
      </Dialog>
    </UiProvider>
  );
}

function Rows() {
  const [rows, setRows] = useState(['一', '二']);
  const [gone, setGone] = useState<string>();
  return (
    <UiProvider>
      {/* biome-ignore lint/a11y/useSemanticElements: stands in for a table of the kit. */}
      <div role="grid">
        {rows.map((row, at) => (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          <div key={row} role="row" tabIndex={at === 0 ? 0 : -1}>
            <button type="button" onClick={() => setGone(row)}>
              删除{row}
            </button>
          </div>
        ))}
      </div>
      <ConfirmDialog
        open={gone !== undefined}
        onOpenChange={() => setGone(undefined)}
        title="确定删除？"
        onConfirm={() => setRows(rows.filter((row) => row !== gone))}
      />
    </UiProvider>
  );
}

describe('<Dialog>', () => {
  test('the keyboard goes on in the table whose row went with the dialog', async () => {
    render(<Rows />);
    await userEvent.click(screen.getByRole('button', { name: '删除二' }));
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('row')));
  });

  test('is named by its title and breaks no accessibility rule', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    const dialog = screen.getByRole('dialog', { name: '新增床次' });
    expect(await axeViolations(dialog)).toEqual([]);
  });

  test('starts on its first field', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    expect(document.activeElement).toBe(screen.getByLabelText('床号'));
  });

  test('lies inside the root of the kit', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    expect(screen.getByRole('dialog').closest('[data-ui]')).not.toBeNull();
  });

  test('gives the focus back to what opened it', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开' })),
    );
  });

  test('opened from a menu, gives the focus back to its button and frees the page', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '更多' })),
    );
    expect(document.body.style.pointerEvents).not.toBe('none');
  });

  test('stays open when Esc ends a composition', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    fireEvent.keyDown(screen.getByLabelText('床号'), {
      key: 'Escape',
      keyCode: 229,
      isComposing: true,
    });
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});

function Asking(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(true);
  return (
    <UiProvider>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="删除？"
        onConfirm={vi.fn()}
        {...props}
      />
    </UiProvider>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('<ConfirmDialog>', () => {
  test('starts on 取消 when something is destroyed, on 确定 otherwise', async () => {
    const { rerender } = render(<Asking key="danger" danger />);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('取消'));
    rerender(<Asking key="plain" />);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('确定'));
  });

  test('stays open while the call runs and closes when it succeeds', async () => {
    let answer = () => {};
    const call = vi.fn(
      () =>
        new Promise<void>((done) => {
          answer = done;
        }),
    );
    render(<Asking onConfirm={call} />);
    await press('确定');
    await press('确定');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeDefined();
    answer();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('shows a refusal inside and can be tried again', async () => {
    const call = vi
      .fn()
      .mockRejectedValueOnce(Object.assign(new Error('10202'), { text: '床次已提交' }))
      .mockResolvedValueOnce(undefined);
    render(<Asking onConfirm={call} />);
    await press('确定');
    expect((await screen.findByRole('alert')).textContent).toBe('床次已提交');
    await press('确定');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
