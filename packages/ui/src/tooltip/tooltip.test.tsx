// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';

afterEach(cleanup);

test('a tooltip of a dialog is mounted beside it, so that its removal is no loss of focus in it', async () => {
  render(
    <UiProvider>
      <Dialog open onOpenChange={vi.fn()} title="反馈">
        <IconButton label="加粗" icon={<svg />} />
      </Dialog>
    </UiProvider>,
  );
  act(() => screen.getByRole('button', { name: '加粗' }).focus());
  const tooltip = await screen.findByText('加粗', { selector: '[data-part="tooltip"]' });
  expect(screen.getByRole('dialog').contains(tooltip)).toBe(false);
  expect(tooltip.closest('[data-part="overlays"]')).not.toBeNull();
});
