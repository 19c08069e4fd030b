import { CreateCuttingBedBodyFields, CuttingBedRowFields } from '@garment-mes/sdk/labels';
import {
  countCuttingBeds,
  createCuttingBed,
  getCuttingBed,
  listCuttingBeds,
  submitCuttingBed,
} from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { defineForm } from '#screens/form/form-definition.ts';
import { defineList } from '#screens/list/list-definition.ts';

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
    rowActions: [
      {
        operation: submitCuttingBed,
        label,
        when: ({ status }) => status < 3,
        body: ({ id, version }) => ({ id, version }),
      },
    ],
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
    rowActions: [{ operation: submitCuttingBed, label, body: ({ id }) => ({ id }) }],
  });
  defineList({
    operation: listCuttingBeds,
    fields,
    // @ts-expect-error the counts have no such figure
    chips: { operation: countCuttingBeds, chips: ({ lateNum }) => [{ label, count: lateNum }] },
  });
  // @ts-expect-error the list takes no such parameter
  defineList({ operation: listCuttingBeds, fields, quickFilters: [{ param: 'theirs', label }] });
  expect(fields).toBeDefined();
});

test('a form takes the fields of its body and no others', () => {
  const form = defineForm({
    save: createCuttingBed,
    fields: CreateCuttingBedBodyFields,
    sections: [{ title: label, fields: ['markerLen', { field: 'planDate', wide: true }] }],
  });
  expect(form.save.id).toBe('createCuttingBed');
  defineForm({
    save: createCuttingBed,
    fields: CreateCuttingBedBodyFields,
    // @ts-expect-error the body has no such field
    sections: [{ title: label, fields: ['colour'] }],
  });
});
