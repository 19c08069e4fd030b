// @vitest-environment jsdom

import { StyleFields } from '@garment-mes/sdk/labels';
import { getStyle, type Style } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useOperation } from '#app/api.tsx';
import { renderScreen } from '#testing/render-screen.tsx';
import { DetailScreen, type DetailTab } from './detail-screen.tsx';
import { type HeadAction, HeadActions } from './head-actions.tsx';

const style = { ...(sampleAnswers.getStyle as Style), imageUrl: '/files/shirt.png' };

const panel = (id: string, group: string): DetailTab<Style> => ({
  id,
  label: id,
  group,
  content: () => `panel ${id}`,
});

const TABS = [panel('head', '款式'), panel('bom', '用料'), panel('fabrics', '用料')];
const done: string[] = [];
const action = (id: string, more: Partial<HeadAction> = {}): HeadAction => ({
  id,
  label: id,
  onSelect: () => done.push(id),
  ...more,
});

function Page() {
  const query = useOperation(getStyle, { query: { id: '7' } });
  return (
    <DetailScreen<Style>
      query={query}
      fields={StyleFields}
      number={({ styleNo }) => styleNo}
      picture={({ imageUrl, styleName }) => ({ src: imageUrl, alt: styleName })}
      facts={[
        { field: 'styleName', note: () => '一句说明' },
        { id: 'own', label: '自己的', value: () => '一个数' },
      ]}
      actions={() => (
        <HeadActions
          actions={[
            action('approve', { next: true, reason: '只有草稿可以批准' }),
            action('sync', { next: true }),
            action('price'),
          ]}
        />
      )}
      tabs={TABS}
      list="/mes/style/style"
    />
  );
}

const show = (path = '/') => renderScreen(Page, { path, answers: { getStyle: style } });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const group = (name: string) =>
  within(screen.getByRole('radiogroup', { name: '分组' })).getByRole('radio', { name });

afterEach(cleanup);

test('offers the panels of one group, and each group where it was left', async () => {
  const { visited } = show();
  await screen.findByText('panel head');
  expect(tabs()).toEqual(['head']);
  await userEvent.click(group('用料'));
  expect(tabs()).toEqual(['bom', 'fabrics']);
  await userEvent.click(screen.getByRole('tab', { name: 'fabrics' }));
  await userEvent.click(group('款式'));
  await userEvent.click(group('用料'));
  expect(screen.getByText('panel fabrics')).toBeDefined();
  expect(visited.at(-1)).toBe('/?tab=fabrics');
});

test('an address opens a panel and its group, also while another is open', async () => {
  const { visit } = show('/?tab=bom');
  expect(await screen.findByText('panel bom')).toBeDefined();
  expect(group('用料').ariaChecked ?? group('用料').getAttribute('aria-checked')).toBe('true');
  await userEvent.click(group('款式'));
  visit('/?tab=bom');
  expect(screen.getByText('panel bom')).toBeDefined();
  visit('/?tab=gone');
  expect(screen.getByText('panel bom')).toBeDefined();
});

test('groups and panels are walked with the arrows', async () => {
  show();
  await screen.findByText('panel head');
  group('款式').focus();
  // The key is held while the focus moves.
  await userEvent.keyboard('{ArrowRight>}');
  expect(await screen.findByText('panel bom')).toBeDefined();
  screen.getByRole('tab', { name: 'bom' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('panel fabrics')).toBeDefined();
});

test('what comes next is a button, the rest waits behind it with its reasons', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'sync' }));
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  const refused = await screen.findByRole('menuitem', { name: /approve/ });
  expect([
    refused.ariaDisabled ?? refused.getAttribute('aria-disabled'),
    refused.textContent,
  ]).toEqual(['true', 'approve 只有草稿可以批准']);
  await userEvent.click(refused);
  await userEvent.click(screen.getByRole('menuitem', { name: 'price' }));
  await screen.findByRole('button', { name: '更多' });
  expect(done).toEqual(['sync', 'price']);
});

test('the picture stands beside the facts, a note beside its value', async () => {
  show();
  expect(await screen.findByRole('button', { name: style.styleName })).toBeDefined();
  expect(screen.getByText('一句说明').closest('dd')?.textContent).toBe(
    `${style.styleName} 一句说明`,
  );
  expect(screen.getByText('一个数')).toBeDefined();
});
