import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { t } from '#app/i18n.ts';
import { clearStored } from '#app/tab/stored.ts';
import type { DocumentOf } from '#screens/document/document-definition.ts';
import type { NamedAction } from '#screens/list/list-definition.ts';
import { renderScreen } from './render-screen.tsx';

type Values = Readonly<Record<string, unknown>>;

interface DocumentCase {
  readonly load: () => Promise<ComponentType<object>>;
  /** The document as its screen draws it. */
  readonly documentOf: () => DocumentOf<object> | undefined;
  /** Of the list, and of one document. */
  readonly list: string;
  readonly read: string;
  /** The part of the answer that is the row. */
  readonly head: string;
  readonly state: string;
  /** A state that each step starts from. */
  readonly states: Readonly<Record<string, number>>;
  /** What is typed into the first empty cell of a step whose lines are typed. */
  readonly typed: Readonly<Record<string, string>>;
}

/** Opens an action of the row, in its words or under 更多. */
async function act(label: string): Promise<void> {
  await screen.findAllByRole('button', { name: /^(更多|详情)$/ });
  const row = within(screen.getAllByRole('row').at(-1) as HTMLElement);
  const word = row.queryByRole('button', { name: label });
  if (word) return userEvent.click(word);
  await userEvent.click(row.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}

/** Answers of a service with one document, in that state. */
function answersIn({ list, read, head, state }: DocumentCase, value: number): Values {
  const sample = sampleAnswers[read] as Values;
  const row = { ...(sample[head] as Values), id: '7', version: 3, [state]: value };
  return { [list]: { total: 1, list: [row], sum: {} }, [read]: { ...sample, [head]: row } };
}

/** What holds of every document: its steps by state and right, their questions, what they send, what is typed. */
export function describeDocument(name: string, given: DocumentCase): void {
  const { load, documentOf, read, state, states, typed } = given;
  const sample = sampleAnswers[read] as Values;
  const at = (value: number) => answersIn(given, value);

  describe(name, () => {
    let Screen: ComponentType<object>;
    let document: DocumentOf<object>;
    beforeAll(async () => {
      Screen = await load();
      renderScreen(Screen, { answers: at(0) });
      await screen.findAllByRole('row');
      document = documentOf() as DocumentOf<object>;
      cleanup();
      // A busy machine loads a screen later.
    }, 60_000);
    beforeEach(clearStored);
    afterEach(cleanup);

    const stepOf = (step: string) => {
      const action = document.record.list.actions.find((each) => each.name === step);
      if (action === undefined) throw new Error(`no step is called ${step}`);
      return action;
    };

    test('offers each step in its states alone', () => {
      const rows = [0, 1, 2, 3, 9].map((value) => ({ [state]: value }));
      for (const step of Object.keys(states)) {
        const fit = rows.filter((row) => stepOf(step).when?.(row, ''));
        expect(fit.map((row) => row[state])).toContain(states[step]);
        expect(fit.length).toBeLessThan(rows.length);
      }
    });

    test('draws no step without its right', async () => {
      for (const [step, value] of Object.entries(states)) {
        renderScreen(Screen, { answers: at(value), may: [] });
        await screen.findAllByRole('row');
        expect(screen.queryByRole('button', { name: t(stepOf(step).label) })).toBeNull();
        cleanup();
      }
    });

    test.each(Object.entries(states))(
      '%s asks first, and sends the version once',
      async (step, value) => {
        const { writes } = renderScreen(Screen, { answers: at(value) });
        const { label, operation, open, ask = [], asked, confirm, body } = stepOf(step);
        const claim = claimOf(at(value)[given.list], body);
        const sent = [{ operation: operation?.id, body: claim }];
        await act(t(label));
        if (!open && !confirm && !asked) return waitFor(() => expect(writes()).toMatchObject(sent));
        const drawn = await screen.findByRole(open ? 'dialog' : 'alertdialog');
        const inside = within(drawn);
        if (open) {
          const cell = typed[step] ?? '';
          expect(cell).not.toBe('');
          await type(inside, cell);
        } else
          for (const box of ask.length > 0 && asked ? inside.queryAllByRole('textbox') : [])
            await userEvent.type(box, '改单');
        expect(writes()).toEqual([]);
        await userEvent.dblClick(await inside.findByRole('button', { name: t(label) }));
        await waitFor(() => expect(writes()).toHaveLength(1));
        expect(JSON.stringify(claim)).toContain('"id":"7","version":3');
        expect(writes()).toMatchObject(sent);
      },
    );

    test.each(Object.keys(typed))(
      '%s keeps what is typed when it is refused, and asks before it is left',
      async (step) => {
        const { operation, label } = stepOf(step);
        const answers = { ...at(states[step] ?? 0), [operation?.id ?? '']: refusal(10202, '不行') };
        const { writes } = renderScreen(Screen, { answers });
        await act(t(label));
        const inside = within(await screen.findByRole('dialog'));
        await type(inside, typed[step] ?? '');
        await userEvent.click(await inside.findByRole('button', { name: t(label) }));
        await screen.findByText('不行');
        expect(writes()).toHaveLength(1);
        await userEvent.click(inside.getByRole('button', { name: '取消' }));
        const question = within(await screen.findByRole('alertdialog'));
        const leave = question.getAllByRole('button').at(-1) as HTMLElement;
        await userEvent.click(leave);
        await screen.findByText(/有未保存的内容/);
      },
    );

    test('shows its lines behind 详情', async () => {
      renderScreen(Screen, { answers: at(9) });
      await act('详情');
      const inside = within(await screen.findByRole('dialog'));
      const lines = sample.lines as readonly Values[];
      await waitFor(() => expect(inside.getAllByRole('row')).toHaveLength(lines.length + 1));
    });
  });
}

/** Types into the first cell of a grid that may be typed into. */
async function type(inside: ReturnType<typeof within>, text: string): Promise<void> {
  const cells: HTMLElement[] = await inside.findAllByRole('gridcell');
  const cell = cells.find(
    (each: HTMLElement) => each.getAttribute('aria-readonly') !== 'true' && each.textContent === '',
  );
  await userEvent.click(cell as HTMLElement);
  await userEvent.keyboard(`${text}{Enter}`);
}

/** What a step tells the service of the first document of a page. */
function claimOf(page: unknown, body: NamedAction<object>['body']): Values {
  const [row] = (page as { readonly list: readonly object[] }).list;
  const { requestId: _made, ...claim } = (
    row && body ? body([row], {}) : { id: '7', version: 3 }
  ) as Values;
  return claim;
}
