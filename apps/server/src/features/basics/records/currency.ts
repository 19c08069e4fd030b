import { sql } from '../../../database/engine.ts';
import { liveRows, onOff } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';

/** A currency; one of them is the base of all rates. */
export const currency = resource({
  operations: {
    list: 'listCurrencies',
    create: 'createCurrency',
    update: 'updateCurrency',
    remove: 'deleteCurrency',
    changeStatus: 'changeCurrencyStatus',
  },
  what: { zh: '币种', en: 'Currency' },
  table: 'ccm.currency',
  label: 'code',
  topic: 'dict',
  keys: [codeKey('currency'), { index: 'currency_base_key', refusal: ['base-currency', {}] }],
  usedBy: [
    { table: 'ccm.exchange_rate', column: 'currency_code', holds: 'code' },
    { table: 'ccm.material', column: 'currency_code', holds: 'code' },
    { table: 'mes2.production_order', column: 'currency_code', holds: 'code' },
  ],
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    symbol: sql`r.symbol`,
    isBase: sql`r.is_base`,
    status: onOff,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from ccm.currency r where ${liveRows(companyId)}`,
  order: sql`r.is_base desc, r.code`,
});
