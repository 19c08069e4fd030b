// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { msg } from '#app/i18n.ts';
import { type LabelDefinition, printLabels } from './label.tsx';

const printed = vi.hoisted(() => ({ pages: [] as string[] }));
vi.mock('@garment-mes/ui', async (original) => ({
  ...(await original<typeof import('@garment-mes/ui')>()),
  printHtml: async (html: string) => void printed.pages.push(html),
}));

const label: LabelDefinition<{ readonly no: string; readonly lot: string }> = {
  size: '60x80',
  title: msg('布卷'),
  code: ({ no }) => no,
  lines: ({ lot }) => ['黑色', ['缸号', lot]],
};
const printing = {
  companyName: '晨曦制衣',
  userName: '李四',
  now: () => Date.parse('2024-03-20T10:00:00Z'),
};

test('each item has a label of its own on paper of its size; what is nothing is left out', async () => {
  await printLabels(
    label,
    [
      { no: 'R0301', lot: 'D7731' },
      { no: 'R0302', lot: '' },
    ],
    printing,
  );
  const [html = ''] = printed.pages;
  expect(html).toContain('size: 60mm 80mm');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [first, second] = page.querySelectorAll('article');
  expect(page.title).toContain('晨曦制衣');
  expect(first?.querySelector('svg')).not.toBeNull();
  expect(first?.querySelector('strong')?.textContent).toBe('R0301');
  expect([...(first?.querySelectorAll('p') ?? [])].map((line) => line.textContent)).toEqual([
    '黑色',
    '缸号 D7731',
  ]);
  expect(first?.querySelector('small')?.textContent).toBe('2024-03-20 10:00 李四 打印');
  expect([...(second?.querySelectorAll('p') ?? [])].map((line) => line.textContent)).toEqual([
    '黑色',
  ]);
});

test('labels are drawn where an effect prints them, too', async () => {
  printed.pages.length = 0;
  function Printed() {
    useEffect(() => void printLabels(label, [{ no: 'R0303', lot: '' }], printing), []);
    return null;
  }
  render(<Printed />);
  await waitFor(() => expect(printed.pages).toHaveLength(1));
  expect(printed.pages[0]).toContain('<strong>R0303</strong>');
});
