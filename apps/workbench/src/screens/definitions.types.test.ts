import {
  CreateDispatchTypeBodyFields,
  CuttingBedRowFields,
  DispatchTypeRowFields,
} from '@garment-mes/sdk/labels';
import {
  countCuttingBeds,
  createDispatchType,
  getCuttingBed,
  listCuttingBeds,
  listDispatchTypes,
  submitCuttingBed,
  updateDispatchType,
} from '@garment-mes/sdk/mes2';
import { validateCreateDispatchType } from '@garment-mes/sdk/validators';
import { expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { defineRecord } from '#screens/record/record-definition.ts';

const fields = CuttingBedRowFields;
const label = msg('提交');

test('a list takes what its operations take', () => {
  const beds = defineList({
    operation: listCuttingBeds,
    fields,
    columns: [
      'bedLabel',
      { field: 'status' },
      { id: 'x', title: label, value: (row) => row.plies },
    ],
    chips: {
      operation: countCuttingBeds,
      chips: ({ approvalNum }) => [{ label, count: approvalNum }],
    },
    actions: {
      submit: {
        operation: submitCuttingBed,
        label,
        when: ({ status }) => status < 3,
        body: ([{ id, version }]) => ({ id, version }),
      },
    },
  });
  expect(beds.operation.id).toBe('listCuttingBeds');
});

test('a list does not compile with what its operations do not take', () => {
  // @ts-expect-error the row has no such field
  defineList({ operation: listCuttingBeds, fields, columns: ['colour'] });
  // @ts-expect-error the operation answers no page
  defineList({ operation: getCuttingBed, fields });
  defineList({
    operation: listCuttingBeds,
    fields,
    // @ts-expect-error submitting a bed takes its version, too
    actions: { submit: { operation: submitCuttingBed, label, body: ([{ id }]) => ({ id }) } },
  });
  defineList({
    operation: listCuttingBeds,
    fields,
    // @ts-expect-error the counts have no such figure
    chips: { operation: countCuttingBeds, chips: ({ lateNum }) => [{ label, count: lateNum }] },
  });
  // @ts-expect-error the list takes no such parameter
  defineList({ operation: listCuttingBeds, fields, quickFilters: [{ param: 'theirs', label }] });
  defineList({
    operation: listCuttingBeds,
    fields,
    // @ts-expect-error the list takes no such parameter
    side: { param: 'theirs', label, Tree: () => null },
  });
  defineList({
    operation: listCuttingBeds,
    fields,
    // @ts-expect-error the list takes no such parameter
    tabs: [{ name: 'a', label, query: { theirs: 1 } }],
  });
  defineList({
    operation: listCuttingBeds,
    fields,
    // @ts-expect-error the row has no such field
    presets: [{ label, filter: { colour: ['1'] } }],
  });
  // @ts-expect-error the row has no such field
  defineList({ operation: listCuttingBeds, fields, begin: () => ({ filter: { colour: ['1'] } }) });
  expect(fields).toBeDefined();
});

test('a record takes what its operations take', () => {
  const record = {
    list: listDispatchTypes,
    create: createDispatchType,
    update: updateDispatchType,
    fields: DispatchTypeRowFields,
    body: CreateDispatchTypeBodyFields,
    validate: validateCreateDispatchType,
  } as const;
  const types = defineRecord({
    ...record,
    form: ['code', { field: 'isOutsource', when: (_, row) => row?.useCount === 0 }],
  });
  expect(types.list.operation.id).toBe('listDispatchTypes');
  // @ts-expect-error the body has no such field
  defineRecord({ ...record, form: ['colour'] });
  // @ts-expect-error the row has no such field
  defineRecord({ ...record, form: ['code'], columns: ['colour'] });
  // @ts-expect-error a form says how it is checked
  defineRecord({ list: listDispatchTypes, fields: DispatchTypeRowFields, form: ['code'] });
});
