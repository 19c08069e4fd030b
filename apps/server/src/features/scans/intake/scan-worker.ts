import { decimalText } from '@garment-mes/domain/decimal';
import { coefficientOn } from '@garment-mes/domain/people';
import { DomainError } from '@garment-mes/domain/refusals';
import { earnedMinutes, scanAmount } from '@garment-mes/domain/scans';
import type { Floor } from './floor.ts';
import type { LockedProcess, LockedWorker } from './lock-scans.sql.ts';
import type { ScanInput } from './scan-input.ts';

const EMPLOYED = 0;
const RUNNING = 1;

/**
 * I27: who reports is employed that day, and a machine named with it runs.
 *
 * @throws {DomainError} `employee-left`, `machine-not-running` or `record-missing`
 */
export function requireWorker(floor: Floor, input: ScanInput, day: string): LockedWorker {
  const worker = floor.worker(input.employeeId);
  if (!worker) throw new DomainError('record-missing', { what: '员工' });
  const { employeeNo, status, hireDate, leaveDate } = worker;
  const isEmployed = status === EMPLOYED && (hireDate ?? day) <= day && (leaveDate ?? day) >= day;
  if (!isEmployed) throw new DomainError('employee-left', { employeeNo });
  if (input.machineId) {
    const machine = floor.machine(input.machineId);
    if (!machine) throw new DomainError('record-missing', { what: '设备' });
    const { machineNo } = machine;
    if (machine.status !== RUNNING) throw new DomainError('machine-not-running', { machineNo });
  }
  return worker;
}

/**
 * What the garments of one scan are worth on its day; the price is kept with the scan (I24).
 *
 * @throws {DomainError} `price-missing`
 */
export function payOf(
  floor: Floor,
  { orderProcessId, processName, sam }: LockedProcess,
  worker: LockedWorker,
  { type, num }: ScanInput,
  date: string,
) {
  const unitPrice = floor.price(orderProcessId, date);
  if (unitPrice === undefined)
    throw new DomainError('price-missing', { process: processName, date });
  const coefficient = coefficientOn(worker, date);
  return {
    unitPrice,
    coefficient,
    amount: decimalText(scanAmount({ num, type, unitPrice, coefficient }), 4),
    earnedMin: decimalText(earnedMinutes(num, sam, type), 4),
  };
}
