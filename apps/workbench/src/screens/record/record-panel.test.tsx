// @vitest-environment jsdom

import { CreateDispatchTypeBodyFields, DispatchTypeRowFields } from '@garment-mes/sdk/labels';
import { type DispatchTypeRow, listDispatchTypes, updateDispatchType } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { validateCreateDispatchType } from '@garment-mes/sdk/validators';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { defineRecord } from './record-definition.ts';
import { RecordPanel } from './record-form.tsx';

const record = defineRecord({
  list: listDispatchTypes,
  update: updateDispatchType,
  fields: DispatchTypeRowFields,
  body: CreateDispatchTypeBodyFields,
  validate: validateCreateDispatchType,
  form: ['code', 'name', 'section', 'isOutsource'],
});
const [sample] = (sampleAnswers.listDispatchTypes as { readonly list: DispatchTypeRow[] }).list;
const stored = { ...(sample as DispatchTypeRow), id: '1', code: 'C1', name: '缝制', version: 3 };
const theirs = { ...stored, code: 'C9', version: 4 };

const show = (answers: object = {}) =>
  renderScreen(
    () => (
      <RecordPanel
        record={record}
        row={stored}
        readAgain={async () => ({ values: record.valuesOf(theirs), version: theirs.version })}
      />
    ),
    { answers: { updateDispatchType: { ...stored, version: 4 }, ...answers } as never },
  );
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /名称/ });
const button = (label: string) => screen.queryByRole<HTMLButtonElement>('button', { name: label });
const type = async (text: string) => {
  await userEvent.clear(name());
  await userEvent.type(name(), text);
};

beforeEach(clearStored);
afterEach(cleanup);

test('what is typed is taken back, or saved from the version that was read, and the form stays', async () => {
  const view = show();
  expect(button('保存')?.disabled).toBe(true);
  await type('印花');
  await userEvent.click(button('还原') as HTMLElement);
  expect(name().value).toBe('缝制');
  await type('绣花');
  await userEvent.dblClick(button('保存') as HTMLElement);
  await waitFor(() => expect(button('还原')).toBeNull());
  expect(name().value).toBe('绣花');
  expect(view.writes().map(({ body }) => body)).toEqual([
    expect.objectContaining({ id: '1', version: 3, code: 'C1', name: '绣花' }),
  ]);
});

test('what others saved meanwhile is merged, and what was typed is kept through a refusal', async () => {
  const answers = [refusal(10102, '周师傅 刚修改过'), refusal(10202, '已停用，不能修改')];
  const view = show({ updateDispatchType: () => answers.shift() });
  await type('绣花');
  await userEvent.click(button('保存') as HTMLElement);
  expect(await screen.findByText('已停用，不能修改')).toBeDefined();
  expect(name().value).toBe('绣花');
  expect(view.writes().at(-1)?.body).toMatchObject({ version: 4, code: 'C9', name: '绣花' });
});

test('what was left unsaved another time is offered again', async () => {
  show();
  await type('绣花');
  cleanup();
  show();
  await userEvent.click(await screen.findByRole('button', { name: '恢复' }));
  expect(name().value).toBe('绣花');
});
