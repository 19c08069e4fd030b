import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens a panel of a detail page by its name, through the group it is in. */
export async function openPanel(name: string | RegExp): Promise<void> {
  await screen.findAllByRole('tab');
  const row = screen.queryByRole('radiogroup', { name: '分组' });
  for (const group of row ? within(row).getAllByRole('radio') : []) {
    if (screen.queryByRole('tab', { name }) !== null) break;
    await userEvent.click(group);
  }
  await userEvent.click(screen.getByRole('tab', { name }));
}
