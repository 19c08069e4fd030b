import { workDate as workDateAt } from '@garment-mes/domain/time';
import type { Actor } from '../../../records/actor.ts';
import type { BedRow } from '../../beds/public.ts';
import { type FloorSettings, today } from '../../settings/public.ts';

/** Factory day on which the knife was through, whenever the bed is handed on; the running one where nobody said. */
export const cutDay = (
  { cutEndDate }: Pick<BedRow, 'cutEndDate'>,
  actor: Actor,
  settings: FloorSettings,
): string =>
  cutEndDate === null
    ? today(actor, settings)
    : workDateAt(cutEndDate, { dayCutoff: settings.dayCutoff, timeZone: actor.scope.timeZone });
