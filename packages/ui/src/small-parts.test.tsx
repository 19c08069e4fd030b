// @vitest-environment jsdom
// The small parts are tested in one file: starting a document costs more than their tests.
import './testing/jsdom.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Alert } from './alert/alert.tsx';
import { Avatar } from './avatar/avatar.tsx';
import { Badge } from './badge/badge.tsx';
import { Breadcrumb } from './breadcrumb/breadcrumb.tsx';
import { Button } from './button/button.tsx';
import { Checkbox } from './checkbox/checkbox.tsx';
import { DescriptionList } from './description-list/description-list.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { FilterChips } from './filter-chips/filter-chips.tsx';
import { IconButton } from './icon-button/icon-button.tsx';
import { Link } from './link/link.tsx';
import { ProgressBar } from './progress-bar/progress-bar.tsx';
import { RadioGroup } from './radio-group/radio-group.tsx';
import { Statistic } from './statistic/statistic.tsx';
import { Steps } from './steps/steps.tsx';
import { Switch } from './switch/switch.tsx';
import { Tabs } from './tabs/tabs.tsx';
import { Tag } from './tag/tag.tsx';
import { describeConformance } from './testing/conformance.tsx';
import { UiProvider } from './ui-provider/ui-provider.tsx';
import { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';

afterEach(cleanup);

describe('<VisuallyHidden>', () => {
  describeConformance(<VisuallyHidden as="h1">订单</VisuallyHidden>, {
    role: 'heading',
    name: '订单',
    stops: 0,
  });
  test('is a span in the sentence around it unless it is a headline', () => {
    render(
      <button type="button">
        8<VisuallyHidden> 个未读通知</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: /^8 ?个未读通知$/ }).children[0]?.tagName).toBe(
      'SPAN',
    );
  });
});

describe('<Button>', () => {
  describeConformance(<Button>保存</Button>, { role: 'button', name: '保存', stops: 1 });
  test('takes no press while its call runs', async () => {
    const pressed = vi.fn();
    render(
      <Button pending onClick={pressed}>
        提交
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    expect(pressed).not.toHaveBeenCalled();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });

  test('submits a form only with type submit', () => {
    render(<Button>保存</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });
});

describe('<IconButton>', () => {
  describeConformance(<IconButton label="刷新" icon={<svg />} />, {
    role: 'button',
    name: '刷新',
    stops: 1,
  });
  test('is named by its label', () => {
    render(
      <UiProvider>
        <IconButton label="刷新" icon={<svg />} />
      </UiProvider>,
    );
    expect(screen.getByRole('button', { name: '刷新' })).toBeDefined();
  });
});

describe('<Link>', () => {
  describeConformance(<Link href="#order">SO2403017</Link>, {
    role: 'link',
    name: 'SO2403017',
    stops: 1,
  });
  test('opens another window without handing it this one', () => {
    render(
      <Link href="https://example.com" target="_blank">
        帮助
      </Link>,
    );
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('<Tag>', () => {
  describeConformance(<Tag tone="ok">已提交</Tag>, { role: 'generic', stops: 0 });
  test('says its tone as data', () => {
    render(<Tag tone="held">已暂停</Tag>);
    expect(screen.getByText('已暂停').dataset.tone).toBe('held');
  });
});

describe('<Alert>', () => {
  describeConformance(<Alert>每分钟更新</Alert>, { role: 'status', stops: 0 });
  test('speaks at once only when something is bad', () => {
    render(<Alert tone="bad">已被修改</Alert>);
    expect(screen.getByRole('alert').textContent).toBe('已被修改');
  });
});

describe('<Badge>', () => {
  describeConformance(<Badge count={3} />, { role: 'generic', stops: 0 });
  test.each([
    [0, ''],
    [99, '99'],
    [100, '99+'],
  ])('writes %s as "%s"', (count, text) => {
    const { container } = render(<Badge count={count} />);
    expect(container.textContent).toBe(text);
  });
});

describe('<Avatar>', () => {
  describeConformance(<Avatar name="周启明" />, { role: 'img', name: '周启明', stops: 0 });
  test('shows the end of the name when the picture breaks', () => {
    const { container } = render(<Avatar name="周启明" src="/gone.png" />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(screen.getByRole('img', { name: '周启明' }).textContent).toBe('启明');
  });
});

describe('<ProgressBar>', () => {
  describeConformance(<ProgressBar label="铺布" value={0.5} />, {
    role: 'progressbar',
    name: '铺布',
    stops: 0,
  });
  test('is full, not over, when more was done than planned', () => {
    render(<ProgressBar label="达成" value={1.04} text />);
    const bar = screen.getByRole('progressbar', { name: '达成' });
    expect(bar.getAttribute('aria-valuenow')).toBe('100');
    expect(screen.getByText('104%')).toBeDefined();
  });

  test('has no value while nobody knows', () => {
    render(<ProgressBar label="导入" value={undefined} />);
    expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  });
});

describe('<DescriptionList>', () => {
  describeConformance(<DescriptionList facts={[{ id: 'no', term: '订单号', value: 'SO1' }]} />, {
    role: 'term',
    stops: 0,
  });
  test('puts a dash where there is nothing', () => {
    render(<DescriptionList facts={[{ id: 'note', term: '备注', value: '' }]} />);
    expect(screen.getByRole('definition').textContent).toBe('–');
  });
});

describe('<Statistic>', () => {
  describeConformance(<Statistic label="产量" value={3} />, { role: 'generic', stops: 0 });
  test('writes no unit behind an absent figure', () => {
    const { container } = render(<Statistic label="产值" value={undefined} unit="元" />);
    expect(container.textContent).toBe('产值–');
  });
});

describe('<Steps>', () => {
  describeConformance(<Steps steps={[{ id: '1', label: '草稿', state: 'current' }]} />, {
    role: 'list',
    name: '进度',
    stops: 0,
  });
  test('marks the step it is at', () => {
    render(
      <Steps
        steps={[
          { id: '1', label: '草稿', state: 'done' },
          { id: '2', label: '裁剪', state: 'current' },
        ]}
      />,
    );
    const current = screen.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step');
    expect(current.map((step) => step.textContent)).toEqual(['2裁剪']);
  });
});

describe('<Breadcrumb>', () => {
  describeConformance(
    <Breadcrumb crumbs={[{ label: '裁剪', href: '#c' }, { label: '第 3 床' }]} />,
    { role: 'navigation', name: '位置', stops: 1 },
  );
  test('goes by the application, and by the browser with Ctrl', async () => {
    const onSelect = vi.fn();
    render(<Breadcrumb crumbs={[{ label: '裁剪', href: '#c', onSelect }, { label: '第 3 床' }]} />);
    await userEvent.click(screen.getByRole('link', { name: '裁剪' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.getByText('第 3 床').getAttribute('aria-current')).toBe('page');
  });
});

describe('<EmptyState>', () => {
  describeConformance(<EmptyState />, { role: 'generic', stops: 0 });
  test('says so when it is given no words', () => {
    render(<EmptyState />);
    expect(screen.getByText('暂无数据')).toBeDefined();
  });
});

describe('<FilterChips>', () => {
  describeConformance(
    <FilterChips label="状态" value="" chips={[{ value: '1', label: '草稿', count: 3 }]} />,
    { role: 'group', name: '状态', stops: 1 },
  );
  test('lets go of the pressed chip when it is pressed again', async () => {
    const chosen = vi.fn();
    const chips = [
      { value: '1', label: '草稿', count: 3 },
      { value: '2', label: '裁剪中', count: 9 },
    ];
    render(<FilterChips label="状态" value="2" chips={chips} onValueChange={chosen} />);
    await userEvent.click(screen.getByRole('button', { name: /裁剪中/, pressed: true }));
    await userEvent.click(screen.getByRole('button', { name: /草稿/, pressed: false }));
    expect(chosen.mock.calls).toEqual([[''], ['1']]);
  });
});

describe('<Checkbox>', () => {
  describeConformance(<Checkbox>对条</Checkbox>, { role: 'checkbox', name: '对条', stops: 1 });
  test('is toggled by its words and by the space key', async () => {
    const changed = vi.fn();
    render(
      <Checkbox checked={false} onCheckedChange={changed}>
        对条
      </Checkbox>,
    );
    await userEvent.click(screen.getByText('对条'));
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    expect(changed.mock.calls).toEqual([[true], [true]]);
  });

  test('says when only some are chosen', () => {
    render(<Checkbox checked="indeterminate" aria-label="全选" />);
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('mixed');
  });
});

describe('<Switch>', () => {
  describeConformance(<Switch>自动分扎</Switch>, { role: 'switch', name: '自动分扎', stops: 1 });
  test('turns on by its words', async () => {
    const changed = vi.fn();
    render(
      <Switch checked={false} onCheckedChange={changed}>
        自动分扎
      </Switch>,
    );
    await userEvent.click(screen.getByText('自动分扎'));
    expect(changed).toHaveBeenCalledWith(true);
  });
});

describe('<RadioGroup>', () => {
  describeConformance(<RadioGroup aria-label="班次" options={[{ value: '1', label: '白班' }]} />, {
    role: 'radiogroup',
    name: '班次',
    stops: 1,
  });
  test.each(['dots', 'segments'] as const)('is chosen by the arrow keys (%s)', async (variant) => {
    const chosen = vi.fn();
    const options = ['白班', '夜班'].map((label) => ({ value: label, label }));
    render(
      <RadioGroup
        aria-label="班次"
        variant={variant}
        options={options}
        value="白班"
        onValueChange={chosen}
      />,
    );
    screen.getByRole('radio', { name: '白班' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: '夜班' })),
    );
  });
});

describe('<Tabs>', () => {
  describeConformance(
    <Tabs label="订单" defaultValue="a" items={[{ value: 'a', label: '颜色', content: '红' }]} />,
    { role: 'tablist', name: '订单', stops: 2 },
  );
  test('shows the panel the arrow keys lead to', async () => {
    render(
      <Tabs
        label="订单"
        defaultValue="a"
        items={[
          { value: 'a', label: '颜色', content: '红' },
          { value: 'b', label: '床次', count: 3, content: '三床' },
        ]}
      />,
    );
    screen.getByRole('tab', { name: '颜色' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('三床');
  });
});
