import { category } from './records/category.ts';
import { color } from './records/color.ts';
import { currency } from './records/currency.ts';
import { customer } from './records/customer.ts';
import { dictItem } from './records/dict-item.ts';
import { dictType } from './records/dict-type.ts';
import { exchangeRate } from './records/exchange-rate.ts';
import { factory } from './records/factory.ts';
import { machineType } from './records/machine-type.ts';
import { material } from './records/material.ts';
import { libraryProcess } from './records/process.ts';
import { size } from './records/size.ts';
import { sizeGroup } from './records/size-group.ts';
import { unit } from './records/unit.ts';
import { warehouse } from './records/warehouse.ts';
import { washing } from './records/washing.ts';
import { workflow } from './records/workflow.ts';

/** The basic data of a company: what it names before it can take an order. */
export const basicRecords = [
  color,
  sizeGroup,
  size,
  unit,
  currency,
  exchangeRate,
  customer,
  factory,
  warehouse,
  material,
  washing,
  libraryProcess,
  category,
  machineType,
  dictType,
  dictItem,
  workflow,
] as const;
