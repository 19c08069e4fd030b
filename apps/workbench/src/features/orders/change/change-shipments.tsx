import type { Order } from '@garment-mes/sdk/mes2';
import { Switch } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { ShipmentGrid } from '../grids/shipment-grid.tsx';
import styles from './change.module.css';
import { type ChangeDraft, numOf, plannedShipments } from './change-draft.ts';

interface ChangeShipmentsProps {
  readonly order: Order;
  readonly draft: ChangeDraft;
  readonly colorName: (id: string) => string;
  readonly readOnly: boolean;
  readonly onChange: (draft: ChangeDraft) => void;
}

/** What leaves when after the change: following the pieces by itself, or typed shipment by shipment. */
export function ChangeShipments(props: ChangeShipmentsProps) {
  const t = useText();
  const { order, draft, colorName, readOnly, onChange } = props;
  const { orderNo, sizes } = order;
  const planned = plannedShipments(order, draft);
  const ordered = {
    ...{ orderNo, sizes, deliveryDate: draft.deliveryDate },
    colors: draft.colors.map((colorId) => ({ colorId, colorName: colorName(colorId) })),
    colorSizes: draft.colors.flatMap((colorId) =>
      sizes.map(({ sizeId }) => ({ colorId, sizeId, num: numOf(draft, colorId, sizeId) })),
    ),
  };
  return (
    <div data-place="shipments" className={styles.pieces}>
      <Switch
        disabled={readOnly}
        checked={draft.followsPieces}
        onCheckedChange={(followsPieces) =>
          // Typing continues from the followed pieces.
          onChange({
            ...draft,
            followsPieces,
            shipments: followsPieces ? draft.shipments : planned,
          })
        }
      >
        {t('走货自动跟随：差额落在最后一个未走的走货批')}
      </Switch>
      <ShipmentGrid
        order={ordered}
        rows={planned}
        readOnly={readOnly || draft.followsPieces}
        onChange={(shipments) => onChange({ ...draft, shipments })}
      />
    </div>
  );
}
