// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { Thumbnail, type ThumbnailProps } from './thumbnail.tsx';

const front = { src: '/front.png', alt: '正面' };
const back = { src: '/back.png', alt: '背面' };

afterEach(cleanup);

async function open(props: Partial<ThumbnailProps> = {}) {
  render(
    <UiProvider>
      <Thumbnail {...front} {...props} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '正面' }));
  return screen.getByRole('dialog');
}
const picture = () => screen.getByRole('dialog').querySelector('img') as HTMLImageElement;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const turned = () => picture().style.transform;

describe('<Thumbnail>', () => {
  describeConformance(<Thumbnail alt="缺陷" />, { role: 'button', name: '缺陷', stops: 1 });

  test('tries the small picture, then the large one, then shows the placeholder', () => {
    render(<Thumbnail {...front} smallSrc="/small.png" />);
    const image = screen.getByAltText<HTMLImageElement>('正面');
    expect(image.getAttribute('src')).toBe('/small.png');
    fireEvent.error(image);
    expect(image.getAttribute('src')).toBe('/front.png');
    fireEvent.error(image);
    expect(image.src).toMatch(/^data:/);
    expect(screen.getByRole('button').dataset.state).toBe('placeholder');
  });

  test('gives another picture a new chance', () => {
    const { rerender } = render(<Thumbnail {...front} />);
    fireEvent.error(screen.getByAltText('正面'));
    rerender(<Thumbnail {...back} />);
    expect(screen.getByAltText('背面').getAttribute('src')).toBe('/back.png');
  });
});

describe('the preview', () => {
  test('is a dialog named after the picture and breaks no accessibility rule', async () => {
    const dialog = await open({ all: [front, back] });
    expect(screen.getByRole('dialog', { name: '正面' })).toBe(dialog);
    expect(await axeViolations(dialog)).toEqual([]);
    expect(screen.getByRole('link', { name: '下载' }).getAttribute('href')).toBe('/front.png');
  });

  test('goes round through all pictures, by buttons and by arrows', async () => {
    await open({ all: [front, back] });
    await press('下一个');
    expect(screen.getByRole('dialog', { name: '背面' })).toBeDefined();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: '正面' })).toBeDefined();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('2/2')).toBeDefined();
  });

  test('has no arrows for a single picture', async () => {
    await open();
    expect(screen.queryByRole('button', { name: '下一个' })).toBeNull();
  });

  test('zooms from a quarter to four times and comes back', async () => {
    await open();
    for (let step = 0; step < 12; step += 1) await press('放大');
    expect(turned()).toContain('scale(4)');
    expect(screen.getByRole('button', { name: '放大' }).getAttribute('aria-disabled')).toBe('true');
    await press('还原大小 400%');
    expect(turned()).toContain('scale(1)');
    for (let step = 0; step < 9; step += 1) await press('缩小');
    expect(turned()).toContain('scale(0.25)');
  });

  test('zooms by the wheel and turns by R', async () => {
    await open();
    fireEvent.wheel(picture(), { deltaY: -1 });
    expect(screen.getByRole('button', { name: '还原大小 110%' })).toBeDefined();
    await userEvent.keyboard('r');
    expect(turned()).toContain('rotate(90deg)');
  });

  test('lets an enlarged picture be pulled along, and one that fits not', async () => {
    await open();
    const drag = () => {
      fireEvent.pointerDown(picture(), { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
      fireEvent.pointerMove(picture(), { pointerId: 1, clientX: 40, clientY: 30 });
      fireEvent.pointerUp(picture(), { pointerId: 1 });
    };
    drag();
    expect(turned()).toMatch(/translate\(0px/);
    await press('放大');
    drag();
    expect(turned()).toContain('translate(30px, 20px)');
    await press('缩小');
    expect(turned()).toMatch(/translate\(0px/);
  });

  test('shows the placeholder for a broken picture and offers no download', async () => {
    await open();
    fireEvent.error(picture());
    expect(picture().dataset.state).toBe('placeholder');
    expect(screen.queryByRole('link', { name: '下载' })).toBeNull();
  });

  test('gives the focus back to the small picture', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '正面' })),
    );
  });
});
