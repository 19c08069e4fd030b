// @vitest-environment jsdom

import type { Order, OrderProcess, SubcontractGroupRow } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { ProcessGrid } from './grids/process-grid.tsx';

afterEach(cleanup);

const sample = (sampleAnswers.getOrder as Order).processes[0] as OrderProcess;
const group = {
  ...{ id: '5', code: 'WF02', name: '锦绣绣花', processSections: [2], delFlag: '0' },
} as const satisfies Partial<SubcontractGroupRow>;
const sewn = { ...sample, processName: '平车', section: 3, outGroupId: '5' } as const;

const show = (rows: readonly OrderProcess[], stored: readonly OrderProcess[] = []) =>
  renderScreen(
    () => <ProcessGrid rows={rows} stored={stored} readOnly={false} onChange={() => undefined} />,
    { answers: { listSubcontractGroups: { total: 1, list: [group] } } },
  );

test('marks the group of an operation that does not do its section', async () => {
  show([sewn]);
  const cell = await screen.findByText('锦绣绣花');
  expect(cell.closest('[aria-invalid]')?.outerHTML).toContain(
    '工序平车选的外发组锦绣绣花不做缝制，请改选做缝制的外发组',
  );
});

test('leaves a group alone that the operation has already, and one that does its section', async () => {
  const fits = { ...sewn, id: 'new', seqNo: 20, section: 2 } as const;
  show([sewn, fits], [sewn]);
  const cells = await screen.findAllByText('锦绣绣花');
  expect(cells.map((cell) => cell.closest('[aria-invalid=true]'))).toEqual([null, null]);
});
