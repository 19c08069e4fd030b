import { expectTypeOf, test } from 'vitest';
import type { AnyOperation, BodyOf, Client, DataOf, PathOf, QueryOf, RowOf } from './index.ts';
import {
  type CuttingBedRow,
  listOrders,
  type OrderPage,
  type OrderRow,
  submitCuttingBed,
} from './mes2.ts';

test('an operation knows what it takes and what it answers', () => {
  expectTypeOf<DataOf<typeof listOrders>>().toEqualTypeOf<OrderPage>();
  expectTypeOf<RowOf<typeof listOrders>>().toEqualTypeOf<OrderRow>();
  expectTypeOf<RowOf<typeof listOrders>>().not.toEqualTypeOf<CuttingBedRow>();
  expectTypeOf<QueryOf<typeof listOrders>>().toHaveProperty('pageNum');
  expectTypeOf<BodyOf<typeof submitCuttingBed>>().toHaveProperty('id');
  expectTypeOf<BodyOf<typeof listOrders>>().toBeNever();
  expectTypeOf<PathOf<typeof listOrders>>().toBeNever();
});

test('every operation fits where any operation is asked for', () => {
  expectTypeOf(listOrders).toExtend<AnyOperation>();
  expectTypeOf(submitCuttingBed).toExtend<AnyOperation>();
});

test('a call is checked where it is made', () => {
  const checked = (client: Client, maybe: string | undefined) => [
    listOrders(client),
    listOrders(client, { query: { pageNum: 1, order: maybe, filter: { status: [1, 2] } } }),
    // @ts-expect-error the page number is a number
    listOrders(client, { query: { pageNum: '1' } }),
    // @ts-expect-error no such parameter
    listOrders(client, { query: { pageNumber: 1 } }),
    // @ts-expect-error a Date has no wire form
    listOrders(client, { query: { filter: { delivery_date: [new Date()] } } }),
    // @ts-expect-error the body is missing
    submitCuttingBed(client),
    // @ts-expect-error the id is text
    submitCuttingBed(client, { body: { id: 1, version: 0 } }),
  ];
  expectTypeOf(checked).returns.items.toExtend<Promise<unknown>>();
});
