import {
  garmentPart,
  measurePoint,
  orderBomLine,
  orderCell,
  orderColor,
  orderProcess,
  orderShipment,
  orderStandard,
  orderWorkshop,
} from '@garment-mes/domain/orders';
import type { BodyOf } from '@garment-mes/sdk';
import {
  MeasurePointInputFields,
  OrderBomInputFields,
  OrderColorInputFields,
  OrderColorSizeInputFields,
  OrderPartInputFields,
  OrderProcessInputFields,
  OrderShipmentInputFields,
  OrderVersionBomInputFields,
  OrderWorkshopInputFields,
  SaveOrderQualifyingBodyFields,
} from '@garment-mes/sdk/labels';
import type {
  CreateOrderBody,
  OrderVersionChanges,
  replaceOrderBom,
  replaceOrderParts,
  replaceOrderProcesses,
  replaceOrderWorkshops,
  saveOrderQualifying,
  saveOrderShipment,
} from '@garment-mes/sdk/mes2';
import { sentLine } from '#screens/form/sent-line.ts';

type Each<List> = NonNullable<List> extends readonly (infer Line)[] ? Line : never;
type Standard = Omit<BodyOf<typeof saveOrderQualifying>, 'orderId' | 'version'>;

/** Lines of the grids of an order as the service takes them, each made from the one list of its fields. */
export const sentColor = sentLine<Each<CreateOrderBody['colors']>>(
  OrderColorInputFields,
  orderColor,
);
export const sentCell = sentLine<Each<CreateOrderBody['colorSizes']>>(
  OrderColorSizeInputFields,
  orderCell,
);
export const sentBomLine = sentLine<Each<BodyOf<typeof replaceOrderBom>['rows']>>(
  OrderBomInputFields,
  orderBomLine,
);
/** A line of the bill in a change is known by material, part and colour. */
export const sentChangedBomLine = sentLine<Each<OrderVersionChanges['bom']>>(
  OrderVersionBomInputFields,
  orderBomLine,
);
export const sentPart = sentLine<Each<BodyOf<typeof replaceOrderParts>['rows']>>(
  OrderPartInputFields,
  garmentPart,
);
export const sentProcess = sentLine<Each<BodyOf<typeof replaceOrderProcesses>['rows']>>(
  OrderProcessInputFields,
  orderProcess,
);
export const sentWorkshop = sentLine<Each<BodyOf<typeof replaceOrderWorkshops>['rows']>>(
  OrderWorkshopInputFields,
  orderWorkshop,
);
export const sentShipment = sentLine<Each<BodyOf<typeof saveOrderShipment>['shipments']>>(
  OrderShipmentInputFields,
  orderShipment,
);
export const sentStandard = sentLine<Standard>(SaveOrderQualifyingBodyFields, orderStandard);
export const sentPoint = sentLine<Each<Standard['points']>>(MeasurePointInputFields, measurePoint);
