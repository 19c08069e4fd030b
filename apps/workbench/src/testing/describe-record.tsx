import type { AnyOperation } from '@garment-mes/sdk';
import { refusal, sampleAnswers, sampleBodies } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { bodyOf } from '#screens/form/form-body.ts';
import type { FormValues } from '#screens/form/form-definition.ts';
import { formName, type Typing } from '#screens/form/kept-input.ts';
import type { RecordOf } from '#screens/record/record-definition.ts';
import { renderScreen } from './render-screen.tsx';

type AnyRecord = RecordOf<object>;
type Row = Readonly<Record<string, unknown>>;

interface RecordCase {
  readonly load: () => Promise<ComponentType<object>>;
  /** The record as its screen draws it. */
  readonly recordOf: () => AnyRecord | undefined;
  /** Of the list of the record. */
  readonly list: string;
  /** What the sample of the list lacks: a row that may be changed and removed. */
  readonly row?: Row;
  /** What the sample of the body lacks, so that it may be saved. */
  readonly values?: FormValues;
  /** Label of a field that takes any text; the first box of the form when left out. */
  readonly typedInto?: string;
}

const opener = async (label: string): Promise<HTMLElement> => {
  // The heads stand before there are rows.
  const drawn = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-part="row"]');
    return found ?? expect.fail('no row');
  });
  const row = within(drawn);
  const word = row.queryByRole('button', { name: label });
  if (word) return word;
  await userEvent.click(row.getByRole('button', { name: '更多' }));
  return screen.findByRole('menuitem', { name: label });
};
const act = async (label: string) => userEvent.click(await opener(label));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** What holds of every record, whatever its fields: its calls, its questions, its rights, its focus, what is typed. */
export function describeRecord(name: string, given: RecordCase): void {
  const { load, recordOf, list, row: more = {}, values: typed = {} } = given;
  const sample = sampleAnswers[list] as { readonly list: readonly Row[] };
  const row: Row = { ...sample.list[0], id: '7', version: 3, ...more };
  const listed = { [list]: { total: 1, list: [row], sum: {} } };

  describe(name, () => {
    let Screen: ComponentType<object>;
    let record: AnyRecord;
    beforeAll(async () => {
      Screen = await load();
      renderScreen(Screen, { answers: listed });
      await screen.findAllByRole('row');
      record = recordOf() as AnyRecord;
      cleanup();
    });
    beforeEach(clearStored);
    afterEach(cleanup);

    const has = (action: string) => record.list.actions.some((each) => each.name === action);
    const createWord = () => record.words?.create ?? '新增';
    const saveWord = () => record.words?.save ?? '保存';
    const idOf = (operation: AnyOperation | undefined) => operation?.id ?? '';
    const newValues = (): FormValues => ({
      ...record.initial,
      ...(sampleBodies[idOf(record.create)] as FormValues),
      ...typed,
    });
    /** A new record that is typed already. */
    const typing = () => {
      const kept: Typing = { values: newValues(), base: record.initial, version: undefined };
      return new Map([[formName({ form: idOf(record.create), id: 'new' }), kept]]);
    };

    test('creates what is typed', async () => {
      if (!has('create') || record.form === undefined) return expect(has('create')).toBe(false);
      const { writes } = renderScreen(Screen, { answers: listed, memory: typing() });
      await press(createWord());
      await press(saveWord());
      const body = bodyOf(record.form, newValues());
      // What begins with figures that nobody types has them beside what is typed, as the id of its request.
      const isMore = record.words !== undefined || 'requestId' in record.form.fields;
      const sent = isMore ? expect.objectContaining(body) : body;
      await waitFor(() =>
        expect(writes()).toEqual([{ operation: idOf(record.create), body: sent }]),
      );
    });

    test('says a taken key at its field', async () => {
      if (!has('create') || record.form === undefined) return expect(has('create')).toBe(false);
      const [first] = record.form.entries;
      const text = `${fieldLabel(record.form.fields, first?.field ?? '')}已存在`;
      renderScreen(Screen, {
        answers: { ...listed, [idOf(record.create)]: refusal(10009, text) },
        memory: typing(),
      });
      await press(createWord());
      await press(saveWord());
      await screen.findByText(text);
      // In lines, what stands for records that nobody answers with is wrong before it is sent.
      const wrong = 'form [aria-invalid="true"]:not([role="gridcell"])';
      expect(document.querySelectorAll(wrong)).toHaveLength(1);
    });

    test('a change sends id and version', async () => {
      if (!has('edit')) return expect(record.update === undefined || !record.form).toBe(true);
      const { writes } = renderScreen(Screen, { answers: listed });
      await act('编辑');
      await press('保存');
      await waitFor(() =>
        expect(writes()).toMatchObject([
          { operation: idOf(record.update), body: { id: '7', version: 3 } },
        ]),
      );
    });

    describeQuestions(() => ({ Screen, record, answers: listed, row }));

    test('draws no button without its right', async () => {
      const { findAllByRole } = renderScreen(Screen, { answers: listed, may: [] });
      await findAllByRole('row');
      const guarded = record.list.actions.filter(({ operation }) => operation?.access === 'button');
      expect(guarded).not.toEqual([]);
      // A notice of before is closed by a button as well.
      const inNotices = (button: HTMLElement) => button.closest('[data-part="toasts"]') !== null;
      for (const { label } of guarded) {
        const drawn = screen.queryAllByRole('button', { name: label });
        expect(drawn.filter((button) => !inNotices(button))).toEqual([]);
      }
    });

    describeForm(() => ({ Screen, record, answers: listed }), given.typedInto);
  });
}

interface Drawn {
  readonly Screen: ComponentType<object>;
  readonly record: AnyRecord;
  readonly answers: Row;
}

const hasAction = (record: AnyRecord, action: string): boolean =>
  record.list.actions.some((each) => each.name === action);

/** Questions before a row goes, or goes out of use. */
function describeQuestions(drawn: () => Drawn & { readonly row: Row }): void {
  test('asks before it is removed, and sends id and version', async () => {
    const { Screen, record, answers } = drawn();
    const remove = record.list.actions.find((each) => each.name === 'remove')?.operation;
    if (remove === undefined) return expect(hasAction(record, 'remove')).toBe(false);
    const { calls } = renderScreen(Screen, { answers });
    await act('删除');
    const asked = await screen.findByRole('alertdialog');
    expect(asked.textContent).not.toContain('{');
    const question = within(asked);
    const sent = () => calls.find(({ operation }) => operation === remove.id);
    expect(sent()).toBeUndefined();
    await userEvent.click(question.getByRole('button', { name: '删除' }));
    // A path with a place for the id takes it alone.
    const isInPath = remove.path.includes('{id}');
    await waitFor(() =>
      expect(sent()).toMatchObject(
        isInPath
          ? { path: remove.path.replace('{id}', '7'), query: {} }
          : { query: { id: '7', version: '3' } },
      ),
    );
  });

  test('a question names what goes out of use', async () => {
    const { Screen, record, answers, row } = drawn();
    const disable = record.list.actions.find((each) => each.name === 'disable');
    if (disable === undefined) return expect(hasAction(record, 'enable')).toBe(false);
    const { writes } = renderScreen(Screen, { answers });
    await act('停用');
    const asked = await screen.findByRole('alertdialog');
    expect(asked.textContent).toContain(record.nameOf(row));
    expect(asked.textContent).not.toContain('{');
    expect(writes()).toEqual([]);
  });
}

/** Focus and what is typed of a form. */
function describeForm(drawn: () => Drawn, typedInto: string | undefined): void {
  test('the focus goes back to where the form was opened', async () => {
    const { Screen, record, answers } = drawn();
    if (!hasAction(record, 'edit'))
      return expect(record.update === undefined || !record.form).toBe(true);
    renderScreen(Screen, { answers });
    await act('编辑');
    await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('form')).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).not.toBeNull());
  });

  test('asks before typed text is left, and offers it again', async () => {
    const { Screen, record, answers } = drawn();
    if (!hasAction(record, 'edit'))
      return expect(record.update === undefined || !record.form).toBe(true);
    renderScreen(Screen, { answers });
    await act('编辑');
    await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
    const form = within(document.querySelector('form') as HTMLElement);
    const box = form
      .getAllByRole<HTMLInputElement>('textbox', typedInto ? { name: typedInto } : {})
      .find(({ disabled, readOnly }) => !disabled && !readOnly) as HTMLInputElement;
    await userEvent.type(box, '1');
    const { value } = box;
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
    await screen.findByText(/有未保存的内容$/);
    await press('恢复');
    await waitFor(() =>
      expect(screen.getByDisplayValue((shown) => shown.startsWith(value))).toBeDefined(),
    );
  });
}
