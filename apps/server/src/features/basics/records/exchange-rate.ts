import { sql } from '../../../database/engine.ts';
import { given, liveRows, onOff } from '../../../resources/expressions.ts';
import { resource } from '../../../resources/resource.ts';

/** A rate is in force from its day until the next one of its currency. */
export const exchangeRate = resource({
  operations: {
    list: 'listExchangeRates',
    create: 'createExchangeRate',
    update: 'updateExchangeRate',
    remove: 'deleteExchangeRate',
    changeStatus: 'changeExchangeRateStatus',
  },
  what: { zh: '汇率', en: 'Exchange rate' },
  table: 'ccm.exchange_rate',
  label: 'currencyCode',
  topic: 'dict',
  keys: [
    {
      index: 'exchange_rate_company_id_currency_code_rate_date_idx',
      refusal: ['already-used', { field: { zh: '该日汇率', en: 'A rate of this day' } }],
    },
  ],
  references: {
    currencyCode: { table: 'ccm.currency', by: 'code', what: { zh: '币种', en: 'Currency' } },
  },
  columns: {
    id: sql`r.id`,
    currencyCode: sql`r.currency_code`,
    rateDate: sql`r.rate_date`,
    rate: sql`r.rate`,
    status: onOff,
    version: sql`r.version`,
  },
  rows: (companyId, { currencyCode, date }) => sql`
    from ccm.exchange_rate r where ${liveRows(companyId)}
    ${given(currencyCode, (code) => sql`r.currency_code = ${code}`)}
    ${given(
      date,
      (day) => sql`r.del_flag = '0' and r.rate_date = (
        select max(x.rate_date) from ccm.exchange_rate x
        where x.company_id = r.company_id and x.currency_code = r.currency_code
          and x.del_flag = '0' and x.rate_date <= ${day}::date)`,
    )}`,
  order: sql`r.rate_date desc, r.currency_code`,
});
