import type { BundleBarcode } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { ScanType } from '@garment-mes/domain/scans';
import { workDate } from '@garment-mes/domain/time';
import type { Actor } from '../../../records/actor.ts';
import { hashOf } from '../../../records/claim-request.sql.ts';
import { clockText } from '../../../records/clock-text.ts';
import type { FloorSettings } from '../../settings/public.ts';
import { scannedText } from '../find-target.ts';
import { type EventTime, eventTime } from './event-time.ts';
import type { AskedScan } from './lock-scans.sql.ts';
import { MANUAL_KEY } from './manual-key.ts';
import type { ScanInput, ScanRequest } from './scan-input.ts';

/** What somebody reports. */
export interface Report {
  readonly actor: Actor;
  readonly request: ScanRequest;
}

/** A report as far as it can be read without the database. */
export interface PreparedScan {
  readonly actor: Actor;
  readonly input: ScanInput;
  readonly code: BundleBarcode | undefined;
  readonly at: EventTime;
  readonly asked: AskedScan;
}

/** @throws {DomainError} `invalid-value`, `no-permission` or `barcode-broken` */
export function prepareScan({ actor, request }: Report, settings: FloorSettings): PreparedScan {
  const input = request.bundleProcessSubmitRecord;
  requireType(actor, input);
  const { timeZone } = actor.scope;
  const at = eventTime(input.deviceDate, clockText(actor.now, timeZone), settings.lateScanDays);
  const { text, code } = scannedText(request.barcode);
  const asked = {
    requestId: input.requestId,
    hash: hashOf(request),
    processId: request.id ?? null,
    bundleCode: code?.bundle ?? null,
    cardNo: request.id || code || text === '' ? null : text,
    employeeId: input.employeeId,
    machineId: input.machineId ?? null,
    bookerId: actor.employee?.id ?? null,
    day: workDate(at.text, { ...settings, timeZone }),
    eventTime: at.text,
  };
  return { actor, input, code, at, asked };
}

function requireType(actor: Actor, { type, num }: ScanInput): void {
  if (type === ScanType.reversal) throw new DomainError('invalid-value', { field: '类型' });
  const byHand = type === ScanType.manual || type === ScanType.import;
  if (byHand && !actor.can(MANUAL_KEY))
    throw new DomainError('no-permission', { name: { zh: '补录', en: 'entering work by hand' } });
  if (!Number.isInteger(num) || num < 1) throw new DomainError('scan-num', {});
}
