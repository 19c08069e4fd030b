import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atRest } from './testing/at-rest.ts';
import { compose, toggleActivity } from './testing/composing.ts';
import { StoryPages } from './testing/story-page.ts';

// Every state that is only there once somebody opened it: its roles, axe with colours in both
// themes, and that it is gone from view with its tab and back afterwards. All on one page, on which
// every story is redrawn.

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function axeFaults(page: Page, part: string): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (select) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // The pages hold parts alone: no landmarks, no headings.
    const { violations } = await axe.run(document, {
      rules: {
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'landmark-one-main': { enabled: false },
        // The list of a select holds the focus while it hides the page; axe cannot see the hold.
        'aria-hidden-focus': { enabled: !select },
      },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 140)} ${failureSummary}`),
    );
  }, part === 'select');
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface State {
  readonly state: string;
  readonly part: string;
  readonly story: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** Lines of the accessibility tree that have to be there. */
  readonly roles: readonly string[];
  /** Left open when its tab is hidden, and shown again with it. */
  readonly stays?: boolean;
}

const states: readonly State[] = [
  {
    state: 'dialog',
    part: 'dialog',
    story: 'dialogs',
    open: (page) => press(page, '800'),
    roles: [
      'dialog "新增床次"',
      'heading "新增床次" [level=2]',
      'textbox "床号": "3"',
      'button "保存"',
    ],
    stays: true,
  },
  {
    state: 'drawer',
    part: 'dialog',
    story: 'dialogs',
    open: (page) => press(page, '抽屉'),
    roles: ['dialog "操作日志"', 'button "关闭"'],
    stays: true,
  },
  {
    state: 'confirm, refused',
    part: 'dialog',
    story: 'dialogs',
    async open(page) {
      await press(page, '删除');
      await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
      await page.getByRole('alert').waitFor();
    },
    roles: ['alertdialog "删除第 3 床？"', 'button "取消"', 'alert: 第 3 床已提交，不能删除'],
    stays: true,
  },
  {
    state: 'menu',
    part: 'menu',
    story: 'menu',
    open: (page) => press(page, '更多'),
    roles: [
      'menu "更多"',
      'menuitem "修改 F2"',
      'menuitem "提交" [disabled]',
      'separator',
      'menuitem "删除"',
    ],
  },
  {
    state: 'context menu',
    part: 'menu',
    story: 'context menu',
    open: (page) => page.getByText('右键').click({ button: 'right' }),
    roles: ['menu', 'menuitem "复制床次 Ctrl D"'],
  },
  {
    state: 'popover',
    part: 'popover',
    story: 'popover',
    open: (page) => press(page, '打开'),
    roles: ['dialog "说明": 按码比分摊后四舍五入。'],
    stays: true,
  },
  {
    state: 'tooltip',
    part: 'popover',
    story: 'popover',
    open: (page) => page.getByRole('button', { name: '修改' }).focus(),
    roles: ['tooltip "第 3 床已提交，不能修改"'],
  },
  {
    state: 'select',
    part: 'select',
    story: 'states',
    open: (page) => page.getByRole('combobox', { name: '班次' }).click(),
    roles: ['listbox', 'option "白班 08:00" [selected]', 'option "夜班" [disabled]'],
  },
  {
    state: 'combobox',
    part: 'combobox',
    story: 'states',
    open: (page) => page.getByRole('combobox', { name: '本地' }).click(),
    roles: [
      'combobox "本地" [expanded]: 军绿',
      'listbox "请选择"',
      'option "军绿 C03" [selected]',
      'option "米白 C02" [disabled]',
    ],
  },
  {
    state: 'combobox that searches',
    part: 'combobox',
    story: 'states',
    open: (page) => page.getByRole('combobox', { name: '查找中' }).click(),
    roles: ['status: 查找中'],
  },
  {
    state: 'combobox that failed',
    part: 'combobox',
    story: 'states',
    open: (page) => page.getByRole('combobox', { name: '失败' }).click(),
    roles: ['button "操作失败 · 重试"'],
  },
  {
    state: 'combobox of ten thousand',
    part: 'combobox',
    story: 'states',
    async open(page) {
      await page.getByRole('combobox', { name: '一万个' }).click();
      await page.keyboard.press('ArrowUp');
    },
    roles: ['option "SO2409999"'],
  },
  {
    state: 'multi combobox',
    part: 'multi-combobox',
    story: 'colours',
    open: (page) => page.getByRole('combobox', { name: '颜色' }).click(),
    roles: [
      'button "移除 藏青"',
      'listbox "请选择"',
      'option "酒红 C04" [selected]',
      'option "军绿 C03" [disabled]',
    ],
  },
  {
    state: 'calendar with time',
    part: 'date-input',
    story: 'codes',
    open: (page) => page.getByRole('button', { name: '打开日历' }).nth(1).click(),
    roles: [
      'dialog "打开日历"',
      'grid',
      'columnheader "一"',
      'button "20" [pressed]',
      'listbox "时"',
      'option "08" [selected]',
      'listbox "秒"',
      'button "此刻"',
    ],
    stays: true,
  },
  {
    state: 'date range',
    part: 'date-range',
    story: 'delivery',
    open: (page) => press(page, '打开日历'),
    roles: ['dialog "打开日历"', 'button "本周"', 'button "1" [pressed]', 'button "20" [pressed]'],
    stays: true,
  },
  {
    state: 'time',
    part: 'time-input',
    story: 'times',
    open: (page) => page.getByRole('button', { name: '选择时间' }).first().click(),
    roles: ['listbox "时"', 'option "08" [selected]', 'listbox "分"', 'option "30" [selected]'],
    stays: true,
  },
  {
    state: 'colour panel',
    part: 'colour-picker',
    story: 'with alpha',
    open: (page) => press(page, '颜色 #3E63DD'),
    roles: [
      'dialog "颜色"',
      'group "饱和度与亮度"',
      'slider "饱和度": "72"',
      'slider "色相": "226"',
      'slider "不透明度": "100"',
      'textbox "颜色": "#3E63DD"',
      'group "预设颜色"',
      'button "藏青"',
      'button "清空"',
      'button "确定"',
    ],
    stays: true,
  },
  {
    state: 'preview',
    part: 'thumbnail',
    story: 'pictures',
    open: (page) => press(page, '正面'),
    roles: [
      'dialog "正面"',
      'button "上一个"',
      'button "还原大小 100%": 100%',
      'link "下载"',
      'img "正面"',
    ],
    stays: true,
  },
  {
    state: 'toasts',
    part: 'toast',
    story: 'tones',
    async open(page) {
      for (const name of ['成功', '错误', '警告']) await press(page, name);
      await page.locator('[data-part="toasts"]').hover();
    },
    roles: ['region "提示消息"', 'alert', 'text: 扎号 B0047 剩余 0 件', 'button "关闭"'],
    stays: true,
  },
  {
    state: 'list of toasts',
    part: 'toast-history',
    story: 'list',
    async open(page) {
      await press(page, '说一句');
      await press(page, '最近的提示');
    },
    roles: ['dialog "最近的提示"', 'listitem', 'time: 14:03:22'],
  },
  {
    state: 'tree that loaded and failed',
    part: 'searchable-tree',
    story: 'lazy',
    async open(page) {
      await page.getByRole('tree').focus();
      await page.keyboard.press('ArrowRight');
      await page.getByText('裁剪车间').waitFor();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await page.getByText('重试').waitFor();
    },
    roles: [
      'tree "组织"',
      'treeitem "晨曦制衣 CX" [expanded] [level=1]',
      'treeitem "裁剪车间" [level=2]',
    ],
    stays: true,
  },
  {
    state: 'tree that found',
    part: 'searchable-tree',
    story: 'rights',
    open: (page) => page.getByRole('textbox', { name: '搜索' }).fill('提交'),
    roles: [
      'status: 1 个匹配 · 已选 2 项，其中 2 项未显示',
      'treeitem "裁剪 C" [checked=mixed] [expanded] [level=1]',
    ],
    stays: true,
  },
  {
    state: 'upload on its way',
    part: 'upload',
    story: 'on its way',
    open: (page) =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name: '图.png', mimeType: 'image/png', buffer: Buffer.from('x') }),
    roles: ['progressbar "正在上传 图.png"', 'button "取消 图.png"'],
    stays: true,
  },
  {
    state: 'upload that failed',
    part: 'upload',
    story: 'failing',
    open: (page) =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name: '图.png', mimeType: 'image/png', buffer: Buffer.from('x') }),
    roles: ['button "重试"', 'button "取消 图.png"'],
    stays: true,
  },
  {
    state: 'link of the editor',
    part: 'rich-editor',
    story: 'feedback',
    open: (page) => press(page, '链接'),
    roles: ['dialog "链接"', 'textbox "链接地址"'],
    stays: true,
  },
  {
    state: 'folded splitter',
    part: 'splitter',
    story: 'beside',
    async open(page) {
      await page.getByRole('separator').focus();
      await page.keyboard.press('Enter');
    },
    roles: ['separator "调整部门的大小"', 'text: 员工列表'],
    stays: true,
  },
];

let pages: StoryPages;
let page: Page;
beforeAll(async () => {
  pages = await StoryPages.start();
  page = await pages.open({ part: 'popover', story: 'popover' });
}, 120_000);
afterAll(() => pages.close());

const linesOf = async (page: Page): Promise<string[]> =>
  (await page.locator('body').ariaSnapshot())
    .split('\n')
    .map((line) => line.trim().replace(/^- /, '').replace(/:$/, ''));

describe.each(states)('$state', ({ part, story, open, roles, stays = false }) => {
  test('has its roles, breaks no rule in both themes, and goes and comes with its tab', async () => {
    await pages.show(page, { part, story });
    await open(page);
    await expect.poll(() => linesOf(page)).toEqual(expect.arrayContaining([...roles]));
    // Colours are looked at once nothing moves.
    await atRest(page);
    const light = await axeFaults(page, part);
    await page.evaluate(() => {
      for (const root of document.querySelectorAll<HTMLElement>('[data-ui]'))
        root.dataset.theme = 'dark';
    });
    await atRest(page);
    expect([...light, ...(await axeFaults(page, part))]).toEqual([]);
    await toggleActivity(page);
    // Nothing of it is in view, and the page behind can be used.
    await page.getByRole('button', { name: '外面' }).click({ timeout: 20_000 });
    const left = await linesOf(page);
    expect(
      left.filter((line) => /^(dialog|alertdialog|menu|listbox|tooltip|grid|tree)\b/.test(line)),
    ).toEqual([]);
    await toggleActivity(page);
    if (stays) {
      await expect.poll(() => linesOf(page)).toEqual(expect.arrayContaining([...roles]));
    }
  });
});

describe('an input method', () => {
  test.each([
    ['multi-combobox', 'colours', '颜色'],
    ['text-input', 'lines', '搜索'],
    ['searchable-tree', 'rights', '搜索'],
    ['date-input', 'states', '空'],
    ['number-input', 'numbers', '空'],
  ])('loses nothing in %s', async (part, story, name) => {
    await pages.show(page, { part, story });
    const input = page.getByLabel(name, { exact: true }).first();
    await input.click();
    await compose(page, 'bu', '布');
    expect(await input.inputValue()).toBe('布');
  });
});

test('the wheel over a focused number changes nothing', async () => {
  await pages.show(page, { part: 'number-input', story: 'numbers' });
  const input = page.getByLabel('层数');
  await input.click();
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(100);
  expect(await input.inputValue()).toBe('120');
});

test('the colour panel is three hundred wide, the preview nine hundred and twenty from the top', async () => {
  await pages.show(page, { part: 'colour-picker', story: 'with alpha' });
  await press(page, '颜色 #3E63DD');
  expect((await page.getByRole('dialog').boundingBox())?.width).toBe(300);
  await pages.show(page, { part: 'thumbnail', story: 'pictures' });
  const small = await page.getByRole('button', { name: '正面' }).boundingBox();
  expect([small?.width, small?.height]).toEqual([30, 30]);
  await press(page, '正面');
  const box = await page.getByRole('dialog').boundingBox();
  expect([box?.width, box?.y]).toEqual([900, 20]);
});

test('of ten thousand options few are mounted', async () => {
  await pages.show(page, { part: 'combobox', story: 'states' });
  await page.getByRole('combobox', { name: '一万个' }).click();
  await page.getByRole('option').first().waitFor();
  expect(await page.getByRole('option').count()).toBeLessThan(40);
});
