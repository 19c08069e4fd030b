import type { GoodsGrade } from '@garment-mes/domain/goods';
import { listWarehouses } from '@garment-mes/sdk/ccm';
import { listOrders } from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { Offered } from '../frame/offered.tsx';
import { Sheet } from '../frame/sheet.tsx';
import { Tile } from '../frame/tiles.tsx';
import type { Store } from './pallet.ts';

/** Goods of grade A lie in a store of finished goods, seconds in one of seconds. */
const STORE_TYPE: Readonly<Record<GoodsGrade, string>> = { 1: '4', 2: '5' };
const IN_USE = '0';
const SHOWN = { pageSize: 50 };

interface StoreSheetProps {
  readonly title: string;
  readonly grade: GoodsGrade;
  readonly onChoose: (store: Store) => void;
  readonly onClose: () => void;
}

/** Which store the goods of a grade come into on this device. */
export function StoreSheet({ title, grade, onChoose, onClose }: StoreSheetProps) {
  const t = useText();
  const filter = { warehouse_type: [STORE_TYPE[grade]], status: [IN_USE] };
  const stores = useOperation(listWarehouses, { query: { ...SHOWN, filter } });
  return (
    <Sheet title={title} onClose={onClose}>
      <Offered answer={stores} empty={t('没有可用的仓库')}>
        {(list) =>
          list.map(({ id, name, keeperNames: keepers }) => (
            <Tile
              key={id}
              note={keepers.join(t('、'))}
              onPress={() => onChoose({ id, name, keepers })}
            >
              {name}
            </Tile>
          ))
        }
      </Offered>
    </Sheet>
  );
}

interface OrderSheetProps {
  readonly onChoose: (orderId: string) => void;
  readonly onClose: () => void;
}

/** Of which order pieces without a bundle are counted: those with most passed and not in the warehouse. */
export function OrderSheet({ onChoose, onClose }: OrderSheetProps) {
  const t = useText();
  const orders = useOperation(listOrders, { query: { ...SHOWN, order: 'qc_pass_num desc' } });
  return (
    <Sheet title={t('点哪个订单？')} onClose={onClose}>
      <Offered
        answer={orders}
        keep={({ qcPassNum, inNum }) => qcPassNum > inNum}
        empty={t('没有待入库的订单')}
      >
        {(list) =>
          list.map(({ id, orderNo, styleNo, qcPassNum, inNum }) => (
            <Tile
              key={id}
              note={t('合格{max} 已入{done}', { max: qcPassNum, done: inNum })}
              onPress={() => onChoose(id)}
            >
              {orderNo}
              <br />
              {styleNo}
            </Tile>
          ))
        }
      </Offered>
    </Sheet>
  );
}
