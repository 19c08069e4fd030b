import { DomainError } from '@garment-mes/domain/refusals';
import { canMove, hasArrived, MachineStatus, machineMoves } from '@garment-mes/domain/states';
import type { Tx } from '../../database/engine.ts';
import type { Feature, Services } from '../../operations.ts';
import { readRecord } from '../../resources/read-records.ts';
import { recordHandlers } from '../../resources/record-handlers.ts';
import { refusing } from '../../resources/refuse-database-error.ts';
import { requireVersion } from '../../resources/require-version.ts';
import { lockRecord } from '../../resources/stored-record.sql.ts';
import { eachOf } from '../../resources/switch-records.ts';
import { workingsOf } from '../../resources/workings.ts';
import { importMachines } from './import-machines.ts';
import { machine } from './machine.ts';
import {
  billsOf,
  closePlace,
  closeRun,
  machineByNo,
  openOccupation,
  openPlaces,
  openRun,
  placesOf,
  runsOf,
  setMachineStatus,
} from './machine-life.sql.ts';
import { moveMachines } from './move-machines.ts';

type Step = 'start' | 'stop' | 'idle';

const STEPS: ReadonlyMap<number, Step> = new Map([
  [MachineStatus.running, 'start'],
  [MachineStatus.stopped, 'stop'],
  [MachineStatus.idle, 'idle'],
]);

const TABLE = 'ccm.machine';
const WHAT = machine.what;

/** What happens to machines: started, stopped, scrapped, imported, read with all their papers. */
const moves: Feature<
  'getMachine' | 'changeMachineStatus' | 'scrapMachine' | 'importMachines' | 'moveMachines'
> = (services) => {
  const { engine, audit, publish } = services;
  const workings = workingsOf(services, machine);
  return {
    getMachine: (call) =>
      engine.tenant(
        call.scope,
        async (tx) => {
          const { companyId } = call;
          const { id: asked, machineNo = '' } = call.query ?? {};
          const id = asked ?? (await machineByNo(tx, companyId, machineNo))?.id;
          if (id === undefined) throw new DomainError('record-missing', { what: WHAT });
          return {
            machine: await readRecord(workings, tx, call, id),
            docs: [],
            locations: await placesOf(tx, companyId, id),
            bills: await billsOf(tx, companyId, id),
            runs: await runsOf(tx, companyId, id),
          };
        },
        { readOnly: true },
      ),

    changeMachineStatus: async (call) => {
      const { ids, status, stopReason } = call.body;
      const step = STEPS.get(status);
      if (!step)
        throw new DomainError('invalid-value', { field: { zh: '状态', en: 'The status' } });
      const reason = stopReason?.trim() || null;
      if (step === 'stop' && reason === null) throw new DomainError('stop-reason-required', {});
      return eachOf(ids, call, (id) =>
        engine.tenant(call.scope, (tx) =>
          changeStatus(services, tx, call.companyId, { id, step, reason }),
        ),
      );
    },

    scrapMachine: (call) =>
      engine.tenant(call.scope, async (tx) => {
        const { companyId } = call;
        const { id, version, reason } = call.body;
        const before = await requireVersion(tx, { table: TABLE, what: WHAT }, call, id, version);
        const from = before.status as MachineStatus;
        const machineNo = String(before.machineNo);
        if (!canMove(machineMoves, 'scrap', from)) refuseStep(machineNo, from, 'scrap');
        if (await openOccupation(tx, companyId, id))
          throw new DomainError('machine-occupied', { machineNo });
        await setMachineStatus(tx, companyId, id, MachineStatus.scrapped);
        await closeRun(tx, companyId, id, reason);
        await closePlace(tx, companyId, id);
        const to = MachineStatus.scrapped;
        await audit(tx, { bizType: 'machine', bizId: id, action: 'scrap', from, to, reason });
        await publish(tx, { topic: 'machine', keys: [id] });
        return readRecord(workings, tx, call, id);
      }),

    moveMachines: (call) =>
      engine.tenant(call.scope, (tx) => moveMachines(services, tx, call, call.body)),

    importMachines: (call) =>
      refusing(workings.resource, 'createMachine', () =>
        engine.tenant(call.scope, async (tx) => {
          const { ids, ...result } = await importMachines(tx, call);
          await openPlaces(tx, ids);
          for (const id of ids)
            await audit(tx, { bizType: 'machine', bizId: id, action: 'create' });
          await publish(tx, { topic: 'machine', keys: ids });
          return result;
        }),
      ),
  };
};

interface Change {
  readonly id: string;
  readonly step: Step;
  readonly reason: string | null;
}

async function changeStatus(
  { audit, publish }: Services,
  tx: Tx,
  companyId: string,
  { id, step, reason }: Change,
): Promise<void> {
  const before = await lockRecord(tx, TABLE, companyId, id);
  if (!before) throw new DomainError('record-missing', { what: WHAT });
  const from = before.status as MachineStatus;
  if (hasArrived(machineMoves, step, from)) return;
  // A machine that stands idle is not stopped, and one that is stopped is not idle: it runs in between.
  if (!canMove(machineMoves, step, from)) refuseStep(String(before.machineNo), from, step);
  const { to } = machineMoves.moves[step];
  await setMachineStatus(tx, companyId, id, to);
  if (step === 'start') await openRun(tx, companyId, id);
  else await closeRun(tx, companyId, id, reason);
  await audit(tx, {
    bizType: 'machine',
    bizId: id,
    action: step,
    from,
    to,
    ...(reason !== null && { reason }),
  });
  await publish(tx, { topic: 'machine', keys: [id] });
}

function refuseStep(machineNo: string, from: MachineStatus, step: Step | 'scrap'): never {
  throw new DomainError('machine-state', {
    machineNo,
    status: machineMoves.names[from],
    action: machineMoves.moves[step].verb,
  });
}

/** Machines: their file and what happens to them. */
export const machines = (services: Services) => ({
  ...recordHandlers(services, machine),
  ...moves(services),
});
