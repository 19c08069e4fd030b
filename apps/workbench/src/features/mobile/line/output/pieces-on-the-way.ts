import { ScanChannel } from '@garment-mes/domain/scans';
import { isOf, type Owner, type QueuedScan } from '../../queue/queued-scan.ts';

/** Pieces that were reported at a terminal of this account and that the server has not counted yet. */
export const piecesOnTheWay = (entries: readonly QueuedScan[], owner: Owner): number =>
  entries
    .filter(
      (entry) => isOf(owner, entry) && (entry.state === 'queued' || entry.state === 'sending'),
    )
    .reduce((sum, { call, body, words }) => {
      const isOutput =
        call === 'recordScan' && body.bundleProcessSubmitRecord.channel === ScanChannel.handheld;
      return isOutput ? sum + words.num : sum;
    }, 0);
