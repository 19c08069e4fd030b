// @vitest-environment jsdom
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import AddShadeBed from './add-shade-bed.screen.tsx';
import { handOver } from './bill/draft/handed-draft.ts';
import { firstBed } from './bill/testing/t-shirt.ts';

const choices = {
  ...(sampleAnswers.listCuttingBedSizes as object),
  orderId: firstBed.orderId,
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a bill that was typed on another page is not saved yet', async () => {
  handOver('x', firstBed);
  const options = { path: '/?from=x', answers: { listCuttingBedSizes: choices } };
  renderScreen(AddShadeBed, options);
  expect(await screen.findByText(/^未保存/)).toBeDefined();
});

test('a blank bill has nothing to save', async () => {
  renderScreen(AddShadeBed, { answers: { listCuttingBedSizes: choices } });
  expect(await screen.findByText(/^Enter 下一格/)).toBeDefined();
});
