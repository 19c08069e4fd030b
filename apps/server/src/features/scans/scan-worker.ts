import { DomainError, decimalText, earnedMinutes, scanAmount } from '@garment-mes/domain';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../actor.ts';
import type { ScanInput } from './scan-input.ts';
import { machineById, priceOn, type ScannedProcess, type Worker } from './scan-target.sql.ts';

const RUNNING = 1;

/**
 * I27: who reports is employed that day, and a machine named with it runs.
 *
 * @throws {DomainError} `employee-left`, `machine-not-running` or `record-missing`
 */
export async function requireWorker(
  tx: Tx,
  actor: Actor,
  worker: Worker | undefined,
  input: ScanInput,
): Promise<Worker> {
  if (!worker) throw new DomainError('record-missing', { what: '员工' });
  const { employeeNo } = worker;
  if (!worker.active) throw new DomainError('employee-left', { employeeNo });
  if (input.machineId) {
    const machine = await machineById(tx, actor, input.machineId);
    if (!machine) throw new DomainError('record-missing', { what: '设备' });
    const { machineNo, status } = machine;
    if (status !== RUNNING) throw new DomainError('machine-not-running', { machineNo });
  }
  return worker;
}

/**
 * What the garments of one scan are worth on its day; the price is kept with the scan (I24).
 *
 * @throws {DomainError} `price-missing`
 */
export async function payOf(
  tx: Tx,
  actor: Actor,
  process: ScannedProcess,
  worker: Worker,
  { type, num }: ScanInput,
  date: string,
) {
  const found = await priceOn(tx, actor, process.orderProcessId, date);
  if (!found) throw new DomainError('price-missing', { process: process.processName, date });
  const { price: unitPrice } = found;
  const { coefficient } = worker;
  return {
    unitPrice,
    coefficient,
    amount: decimalText(scanAmount({ num, type, unitPrice, coefficient }), 4),
    earnedMin: decimalText(earnedMinutes(num, process.sam, type), 4),
  };
}
