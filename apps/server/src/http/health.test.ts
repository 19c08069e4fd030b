import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Engine } from '../database/engine.ts';
import { reportHealth } from './health.ts';

const engine = {
  kind: 'postgres',
  durability: 'power-loss',
  answers: async () => true,
} as unknown as Engine;

test('is ready before anything was kept in the data folder', async () => {
  const app = fastify();
  reportHealth(app, {
    engine,
    dataFolder: join(tmpdir(), 'garment-no-such-folder', 'data'),
    isDraining: () => false,
  });
  const answer = await app.inject({ url: '/health/ready' });
  expect(answer.json()).toMatchObject({ status: 'ready', checks: { disk: true } });
  await app.close();
});

test('is not ready while it drains', async () => {
  const app = fastify();
  reportHealth(app, { engine, dataFolder: undefined, isDraining: () => true });
  const answer = await app.inject({ url: '/health/ready' });
  expect([answer.statusCode, answer.json().checks.accepting]).toEqual([503, false]);
  await app.close();
});
