import type { DifficultyStep } from '@garment-mes/domain/cutting-bed';
import type { ScanSequence } from '@garment-mes/domain/scans';
import { type DatedCutoff, workDate } from '@garment-mes/domain/time';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { dayCutoffsOf } from './day-cutoff.ts';
import { settingDefaults } from './setting-defaults.ts';
import { decidedSettings } from './settings.sql.ts';

/** Settings the floor runs by, with their defaults. */
export interface FloorSettings {
  /** Times at which factory days begin, with the days they are in force from. */
  readonly dayCutoff: readonly DatedCutoff[];
  readonly dosageTolPct: string;
  readonly bundleAuto: boolean;
  readonly requireDelivery: boolean;
  readonly scanSequence: ScanSequence;
  /** Minutes in which a person may take back a scan of his own. */
  readonly reversalMin: number;
  readonly lateScanDays: number;
  /** Seconds under which a scan behind another one is implausible. */
  readonly suspectMinSec: number;
  /** Working segments of the day shift, `08:00-12:00,13:00-17:30`. */
  readonly shiftSegments: string;
  /** Pay factors of a shade-level bed by its rolls for a hundred plies. */
  readonly difficultySteps: readonly DifficultyStep[];
  /** Percents of efficiency: below the first it is low, from the second on good. */
  readonly effColors: readonly [number, number];
}

const SEQUENCES: readonly string[] = ['free', 'warn', 'checkpoint', 'strict'];

export const floorSettings = async (tx: Tx, { companyId }: Actor): Promise<FloorSettings> =>
  floorSettingsOf(await decidedSettings(tx, companyId));

/** @param decided what a company decided, by code */
export function floorSettingsOf(decided: ReadonlyMap<string, unknown>): FloorSettings {
  const text = (code: string) => String(decided.get(code) ?? settingDefaults[code]?.value ?? '');
  const sequence = text('scanSequence');
  const steps = decided.get('xysDifficulty') ?? settingDefaults.xysDifficulty?.value;
  const effColors = decided.get('effColors') ?? settingDefaults.effColors?.value;
  return {
    dayCutoff: dayCutoffsOf(decided.get('dayCutoff') ?? settingDefaults.dayCutoff?.value),
    dosageTolPct: text('dosageTolPct'),
    bundleAuto: text('bundleAuto') === '1',
    requireDelivery: text('requireDelivery') === '1',
    scanSequence: isSequence(sequence) ? sequence : 'checkpoint',
    reversalMin: Number(text('reversalMin')),
    lateScanDays: Number(text('lateScanDays')),
    suspectMinSec: Number(text('suspectMinSec')),
    shiftSegments: text('shiftSegments'),
    difficultySteps: (steps as [number | null, string][]).map(([upTo, factor]) => ({
      upTo: upTo ?? undefined,
      factor,
    })),
    effColors: effColors as [number, number],
  };
}

/** The factory day that is running for the actor's company. */
export const today = ({ now, scope }: Actor, { dayCutoff }: FloorSettings): string =>
  workDate(now, { dayCutoff, timeZone: scope.timeZone });

const isSequence = (text: string): text is ScanSequence => SEQUENCES.includes(text);
