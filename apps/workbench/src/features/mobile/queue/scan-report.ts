import type { ScanChannel, ScanType } from '@garment-mes/domain/scans';
import { clockText, newRequestId } from '#app/request-id.ts';
import type { Owner, QueuedScan } from './queued-scan.ts';
import type { NewScan } from './scan-queue.ts';

/** What a person reports of a bundle. */
export interface ScanReport extends Owner {
  readonly companyName: string;
  readonly employeeId: string;
  /** Milliseconds since 1970 on the company's clock. */
  readonly at: number;
  /** Id of the code it is made of; without one it gets an id of its own. */
  readonly requestId?: string | undefined;
  readonly bundle: {
    /** With the number of the coupon, where one was scanned. */
    readonly barcode: string;
    readonly label: string;
    readonly colorName: string;
    readonly sizeName: string;
  };
  /** Id of the bundle's process; `undefined` when the server has to find it. */
  readonly processId: string | undefined;
  readonly processName: string;
  /** Code of the process that is looked for when there is no id: a bundle without it is asked about. */
  readonly processCode?: string | undefined;
  /** The line at whose end it is reported: without an id it counts for the process of the output. */
  readonly outputOf?: string;
  readonly num: number;
  /** The machine the person works on, where its code was scanned. */
  readonly machineId?: string | undefined;
  readonly type: ScanType;
  readonly channel: ScanChannel;
}

/** A report for the queue. */
export function scanReport(report: ScanReport): NewScan {
  const { companyId, userId, employeeId, at, bundle, processId, processCode, num } = report;
  const { machineId, companyName } = report;
  const { barcode, label, colorName, sizeName } = bundle;
  const requestId = report.requestId ?? newRequestId();
  return {
    call: 'recordScan',
    requestId,
    companyId,
    companyName,
    userId,
    employeeId,
    at,
    words: { bundle: label, colorName, sizeName, process: report.processName, num },
    body: {
      ...(processId === undefined ? {} : { id: processId }),
      barcode,
      bundleProcessSubmitRecord: {
        requestId,
        type: report.type,
        num,
        employeeId,
        ...(processCode === undefined ? {} : { processCode }),
        ...(machineId === undefined ? {} : { machineId }),
        deviceDate: clockText(at),
        channel: report.channel,
        ...(report.outputOf === undefined ? {} : { atOutput: true, lineDeptId: report.outputOf }),
      },
    },
  };
}

interface ReversedScan extends Pick<ScanReport, 'companyId' | 'companyName' | 'userId'> {
  readonly employeeId: string;
  /** Milliseconds since 1970 on the company's clock. */
  readonly at: number;
  readonly scanId: string;
  /** What the scan says of itself. */
  readonly words: QueuedScan['words'];
}

/** Takes a counted scan back, under an id of its own. */
export function scanReversal({ scanId, words, ...report }: ReversedScan): NewScan {
  const requestId = newRequestId();
  return {
    ...report,
    call: 'reverseScan',
    requestId,
    words: { ...words, num: -words.num },
    body: { requestId, scanId },
  };
}
