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
