import type { ScanSequence } from '@garment-mes/domain';
import { workDate } from '@garment-mes/domain';
import type { Tx } from '../database/engine.ts';
import type { Services } from '../operations.ts';
import type { Actor } from './actor.ts';

/** Settings the floor runs by, with what holds where a company decided nothing. */
export interface FloorSettings {
  readonly dayCutoff: string;
  readonly dosageTolPct: string;
  readonly bundleAuto: boolean;
  readonly requireDelivery: boolean;
  readonly scanSequence: ScanSequence;
  readonly reverseMinutes: number;
  readonly lateScanDays: number;
}

const SEQUENCES: readonly string[] = ['free', 'warn', 'checkpoint', 'strict'];

export async function floorSettings({ settings }: Services, tx: Tx): Promise<FloorSettings> {
  const text = async (code: string, fallback: string) =>
    String((await settings(tx, code)) ?? fallback);
  const sequence = await text('scanSequence', 'checkpoint');
  return {
    dayCutoff: await text('dayCutoff', '05:00'),
    dosageTolPct: await text('dosageTolPct', '3'),
    bundleAuto: (await text('bundleAuto', '0')) === '1',
    requireDelivery: (await text('requireDelivery', '0')) === '1',
    scanSequence: isSequence(sequence) ? sequence : 'checkpoint',
    reverseMinutes: Number(await text('reversalMin', '10')),
    lateScanDays: Number(await text('lateScanDays', '3')),
  };
}

/** The factory day that is running for the actor's company. */
export const today = ({ now, scope }: Actor, { dayCutoff }: FloorSettings): string =>
  workDate(now, { dayCutoff, timeZone: scope.timeZone });

const isSequence = (text: string): text is ScanSequence => SEQUENCES.includes(text);
