import { decimal } from '@garment-mes/domain/decimal';
import type { AttainmentWindowRow } from '@garment-mes/sdk/mes2';

/** The windows of a customer in words, each with what it counts where that is not one: `08:00–10:00, 10:00–12:00 ×1.2`. */
export const windowWords = (windows: AttainmentWindowRow['windows']): string =>
  windows
    .map(({ from, to, weight }) => {
      const counts = decimal(weight);
      return `${from}–${to}${counts.eq(1) ? '' : ` ×${counts.toString()}`}`;
    })
    .join(', ');
