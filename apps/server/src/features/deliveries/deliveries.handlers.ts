import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { agreeOnDelivery } from './agree-delivery.ts';
import { hiddenUntilCounted } from './blind-delivery.sql.ts';
import { deliveryDetail } from './delivery-detail.ts';
import { deliveryColumns, deliveryRows } from './delivery-list.sql.ts';
import { receiveDelivery } from './receive-delivery.ts';
import { sendDelivery } from './send-delivery.ts';
import { receiveSubcontract, sendSubcontract } from './subcontract-delivery.ts';
import { recallDelivery, returnDelivery } from './take-back-delivery.ts';

type DeliveryOperations =
  | 'listCutPieceDeliveries'
  | 'getCutPieceDelivery'
  | 'sendCutPieceDelivery'
  | 'receiveCutPieceDelivery'
  | 'agreeCutPieceDelivery'
  | 'recallCutPieceDelivery'
  | 'returnCutPieceDelivery'
  | 'sendSubcontractDelivery'
  | 'receiveSubcontractDelivery';

export const deliveries: Feature<DeliveryOperations> = (services) => ({
  listCutPieceDeliveries: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { companyId, query = {}, can, now } = call;
      return services.list.page(tx, {
        operation: 'listCutPieceDeliveries',
        last: true,
        from: deliveryRows(companyId, query),
        columns: deliveryColumns(now, await hiddenUntilCounted(services, tx, call)),
        query,
        can,
        defaultOrder: sql`d.send_date desc, d.id desc`,
      });
    }),

  getCutPieceDelivery: (call) =>
    services.engine.tenant(call.scope, (tx) => deliveryDetail(services, tx, call, call.query.id)),

  sendCutPieceDelivery: (call) =>
    services.engine.tenant(call.scope, async (tx) =>
      deliveryDetail(services, tx, call, await sendDelivery(services, tx, call, call.body)),
    ),

  receiveCutPieceDelivery: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await receiveDelivery(services, tx, call, call.body);
      return deliveryDetail(services, tx, call, call.body.id);
    }),

  agreeCutPieceDelivery: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await agreeOnDelivery(services, tx, call, call.body);
      return deliveryDetail(services, tx, call, call.body.id);
    }),

  recallCutPieceDelivery: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await recallDelivery(services, tx, call, call.body);
      return deliveryDetail(services, tx, call, call.body.id);
    }),

  returnCutPieceDelivery: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await returnDelivery(services, tx, call, call.body);
      return deliveryDetail(services, tx, call, call.body.id);
    }),

  sendSubcontractDelivery: (call) =>
    services.engine.tenant(call.scope, (tx) => sendSubcontract(services, tx, call, call.body)),

  receiveSubcontractDelivery: (call) =>
    services.engine.tenant(call.scope, (tx) => receiveSubcontract(services, tx, call, call.body)),
});
