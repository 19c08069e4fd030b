// @vitest-environment jsdom
import type { CuttingBedSheet } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { CuttingReportSheet } from './cutting-report-sheet.tsx';
import { SpreadingSheet } from './spreading-sheet.tsx';

const [sheet] = sampleAnswers.listCuttingBedSheets as readonly CuttingBedSheet[];
const bed = sheet?.bed as CuttingBedSheet['bed'];
const [roll] = bed.rolls;
const rollOf = (id: string, issuedLen: string) => ({
  ...(roll as NonNullable<typeof roll>),
  ...{ id, issuedLen },
});
const sheetOf = (part: Partial<CuttingBedSheet['bed']>): CuttingBedSheet => ({
  ...(sheet as CuttingBedSheet),
  bed: { ...bed, ...part },
});

afterEach(cleanup);

test('the spreading sheet says how the fabric is laid', () => {
  renderScreen(() => <SpreadingSheet sheet={sheetOf({ spreadMode: 3 })} foot="" />);
  expect(screen.getByText('铺布方式').nextElementSibling?.textContent).toBe('双面对合');
});

test('totals of the rolls are written in the places of the rolls', () => {
  const rolls = [rollOf('1', '660.005'), rollOf('2', '640.000')];
  renderScreen(() => <CuttingReportSheet sheet={sheetOf({ rolls })} foot="" />);
  expect(screen.getByRole('cell', { name: '660.01' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '1,300.01' })).toBeDefined();
});

test('both sheets of a replacement bed say how many panels of each part it cuts', () => {
  const [small, large] = bed.sizes;
  const panel = (part: object) => ({
    ...{ partCode: 'P02', partName: '袖片', piecesPerGarment: 2, ratio: 2 },
    ...{ sizeId: small?.sizeId ?? '', sizeName: small?.sizeName ?? '' },
    ...part,
  });
  const panels = [
    panel({}),
    panel({ sizeId: large?.sizeId, ratio: 4 }),
    panel({ partCode: 'P03', partName: '领', piecesPerGarment: 1, ratio: 1 }),
  ];
  for (const Sheet of [SpreadingSheet, CuttingReportSheet]) {
    renderScreen(() => <Sheet sheet={sheetOf({ bedType: 4, panels, plies: 60 })} foot="" />);
    const rows = screen.getByRole('heading', { name: '部位配比 · 片数/层' }).nextElementSibling;
    expect([...(rows?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)).toEqual([
      '袖片2246360',
      '领11160',
    ]);
    cleanup();
  }
});

test('a bed of whole garments has no table of panels', () => {
  renderScreen(() => <SpreadingSheet sheet={sheetOf({ panels: [] })} foot="" />);
  expect(screen.queryByRole('heading', { name: /部位配比/ })).toBeNull();
});
