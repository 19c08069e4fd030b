import { decimal } from '@garment-mes/domain/decimal';
import type { AttainmentWindowRow } from '@garment-mes/sdk/mes2';
import { Tag } from '@garment-mes/ui';

/** The windows of a customer, each with what it counts where that is not one. */
export function WindowTags({ row }: { readonly row: AttainmentWindowRow }) {
  return (
    <span>
      {row.windows.map(({ from, to, weight }) => (
        <Tag key={from}>
          {from}–{to}
          {decimal(weight).eq(1) ? '' : ` ×${decimal(weight).toString()}`}
        </Tag>
      ))}
    </span>
  );
}
