import { type Decimal, decimalText, percentOf, sum } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Call } from '../../../operations.ts';
import { type FloorSettings, floorSettings, today } from '../../settings/public.ts';
import { employeeDay } from '../counts/roll-ups.sql.ts';
import { lastScansOf } from '../scan.sql.ts';
import { rowWithoutMoney, scanRow, seesMoney } from '../scan-answer.ts';
import { dayProcesses, employeeById } from './handheld.sql.ts';

/** Pieces, minutes and, with the right to see it, money of one person on one day. */
export async function myDay(tx: Tx, call: Call<'getMyDay'>): Promise<DataOf<'getMyDay'>> {
  const employeeId = call.query?.employeeId ?? call.employee?.id;
  const person = employeeId ? await employeeById(tx, call, employeeId) : undefined;
  if (!person) throw new DomainError('record-missing', { what: '员工' });
  const settings = await floorSettings(tx, call);
  const workDate = call.query?.workDate ?? today(call, settings);
  const day = await employeeDay(tx, call, person.id, workDate);
  const processes = await dayProcesses(tx, call, person.id, workDate);
  const scans = (await lastScansOf(tx, call, person.id, workDate)).map((scan) =>
    scanRow(call, scan, settings),
  );
  const { id, employeeNo, employeeName } = person;
  const money = seesMoney(call, id);
  const efficiency = day?.attendMin ? percentOf(day.earnedMin, day.attendMin) : undefined;
  return {
    employeeId: id,
    employeeNo,
    employeeName,
    workDate,
    scanNum: day?.scanNum ?? 0,
    pieceNum: day?.pieceNum ?? 0,
    // The pay of the day is what its rows show: each is on cents, as it will be paid.
    ...(money && { amount: decimalText(sum(processes.map(({ amount }) => amount ?? '0')), 2) }),
    earnedMin: day?.earnedMin ?? '0.0000',
    attendMin: day?.attendMin ?? null,
    effPct: efficiency === undefined ? null : decimalText(efficiency, 2),
    effBand: efficiency === undefined ? null : bandOf(efficiency, settings),
    processes: money ? processes : processes.map(({ amount: _amount, ...line }) => line),
    scans: money ? scans : scans.map(rowWithoutMoney),
  };
}

/** By the unrounded efficiency: 64.999 is not yet good. */
const bandOf = (efficiency: Decimal, { effColors: [low, good] }: FloorSettings) =>
  efficiency.lt(low) ? 'low' : efficiency.lt(good) ? 'middle' : 'good';
