import { DomainError } from '@garment-mes/domain/refusals';
import { canMove, wageRecordMoves } from '@garment-mes/domain/states';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { ownSlip } from '../wages/public.ts';
import {
  accountOf,
  answerers,
  recordWage,
  slipAddress,
  WAGE,
  type WageRow,
} from './wage-record.sql.ts';

const OBJECT = { zh: '提出异议', en: 'object to' };
const OBJECT_AGAIN = { zh: '再次提出异议', en: 'object again' };

type Said = BodyOf<'objectWageRecord'>;

/**
 * Somebody says what is wrong with the own wage, before it is locked. A confirmed wage stays confirmed; an open objection
 * keeps it from being locked. After an answer there may be another one.
 */
export async function objectToWage(
  services: Services,
  tx: Tx,
  actor: Actor,
  { text, ...claim }: Said,
): Promise<void> {
  const wage = await claimRecord<WageRow>(tx, actor, WAGE, claim);
  const { id, employeeId, employeeName, status } = wage;
  if (employeeId !== actor.employee?.id) throw new DomainError('wage-not-own', { action: OBJECT });
  if (!canMove(wageRecordMoves, 'recalculate', status)) {
    const { what, names } = wageRecordMoves;
    throw new DomainError('wrong-state', {
      ...{ what, no: employeeName, state: names[status], action: OBJECT },
    });
  }
  if (isOpen(wage)) throw new DomainError('objection-open', { employeeName, action: OBJECT_AGAIN });
  const objection = text.trim();
  await updateRow(tx, actor, WAGE.table, id, { objection, answerText: null });
  await recordWage(services, tx, id, { action: 'object', reason: objection });
  await services.notify(tx, {
    userIds: await answerers(tx, actor),
    title: message('wageObjected', { name: employeeName, text: objection }),
    ...{ address: slipAddress(id), messageType: 'Notice,Message' },
    ...{ bizType: 'wage', bizId: id, level: 2 },
  });
}

/** Payroll answers an open objection; nobody the own one. */
export async function answerObjection(
  services: Services,
  tx: Tx,
  actor: Actor,
  { text, ...claim }: Said,
): Promise<void> {
  const wage = await claimRecord<WageRow>(tx, actor, WAGE, claim);
  const { id, employeeId, employeeName } = wage;
  if (!isOpen(wage)) throw new DomainError('objection-none', { employeeName });
  if (employeeId === actor.employee?.id) throw new DomainError('objection-own-answer', {});
  const answerText = text.trim();
  await updateRow(tx, actor, WAGE.table, id, { answerText });
  await recordWage(services, tx, id, { action: 'answerObjection', reason: answerText });
  await services.notify(tx, {
    userIds: await accountOf(tx, actor, employeeId),
    title: message('wageAnswered', { text: answerText }),
    ...{ address: ownSlip(id), messageType: 'Notice,Message' },
    ...{ bizType: 'wage', bizId: id },
  });
}

const isOpen = ({ objection, answerText }: WageRow): boolean =>
  objection !== null && answerText === null;
