import type { AnyOperation, Client } from '@garment-mes/sdk';
import { Drawer } from '@garment-mes/ui';
import type { ComponentType } from 'react';
import { msg, t, useText } from '#app/i18n.ts';
import type { List, NamedAction, OpenedProps } from '#screens/list/list-definition.ts';
import { requestOf } from '#screens/list/list-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import type { RecordOf } from '#screens/record/record-definition.ts';
import { rowId } from '#screens/record/use-record-editing.ts';
import type { OwnAddress } from './document-definition.ts';

/** A draft that is typed at an address of its own, with the types of its operations erased. */
export interface TypedAt<Row extends object> extends Pick<OwnAddress<Row, string>, 'to' | 'saves'> {
  /** The field of the body whose value the address has. */
  readonly of: string;
  /** The form, the calls that save it, and the values of a stored draft. */
  readonly record: RecordOf<Row>;
  readonly isDraft: (row: object) => boolean;
  /** The call of a step, which is its right as well. */
  readonly operationOf: (step: string) => AnyOperation | undefined;
  /**
   * Carries a step out.
   *
   * @returns the document as it is then
   * @throws StepRefused for a document that the answer lists as refused
   */
  readonly carryOut: (client: Client, step: string, row: Row) => Promise<Row>;
  /** What may be done with the documents in their list, and with a stored one at its address. */
  readonly actions: readonly NamedAction<Row>[];
}

/** A step that was answered, and did not happen. */
export class StepRefused extends Error {}

interface Reading<Row> {
  /** The answer of a call as one record. */
  readonly whole: (answer: unknown) => Row;
  readonly readOne: (client: Client, id: string) => Promise<Row | undefined>;
  readonly inDraft: (row: object) => boolean;
}

type Values = Readonly<Record<string, unknown>>;

interface Named {
  readonly id: string;
}

/** What a document is like whose drafts are typed at an address of their own. */
export function typedAtOwn<Row extends object>(
  record: RecordOf<Row>,
  { of, to, among, when, saves }: OwnAddress<Row, string>,
  actions: readonly NamedAction<Row>[],
  { whole, readOne, inDraft }: Reading<Row>,
): TypedAt<Row> {
  const stepOf = (step: string) => actions.find(({ name }) => name === step);
  return {
    ...{ of, to, saves },
    // What is left is asked for without the document itself.
    record: {
      ...record,
      valuesOf: (row) => ({ ...record.valuesOf(row), [of]: fieldIn(row, of), id: rowId(row) }),
    },
    isDraft: inDraft,
    operationOf: (step) => stepOf(step)?.operation,
    async carryOut(client, step, row) {
      const { operation, body } = stepOf(step) ?? {};
      if (operation === undefined) return row;
      const answer = (await operation(
        client,
        requestOf(body?.([row], {}), undefined) as never,
      )) as Values;
      const fails = (answer?.fails ?? []) as readonly { readonly text: string }[];
      if (fails.length > 0) throw new StepRefused(fails.map(({ text }) => text).join(t('；')));
      if (!Array.isArray(answer?.okIds)) return whole(answer);
      return (await readOne(client, rowId(row))) ?? row;
    },
    actions: actions.map((action) => {
      const { name } = action;
      if (name === 'create')
        return { ...action, name: 'new', open: chosenFirst(among as List<Named>, to, when) };
      if (name !== 'edit') return action;
      return { ...action, name: 'type', to: (row) => to(String(fieldIn(row, of)), rowId(row)) };
    }),
  };
}

const fieldIn = (row: object, name: string): unknown => (row as Values)[name];

/** The drawer of the records that a new document may be made for. */
const chosenFirst = <Row extends object>(
  among: List<Named>,
  to: (of: string) => string,
  when: (row: never) => boolean,
): ComponentType<OpenedProps<Row>> => {
  const list: List<Named> = {
    ...among,
    actions: [
      {
        ...{ name: 'choose', label: msg('选择'), primary: true },
        when: (row) => when(row as never),
        to: ({ id }) => to(id),
      },
    ],
  };
  return function ChosenFirst({ close }) {
    const t = useText();
    return (
      <Drawer open size={960} title={t('选择')} onOpenChange={(open) => !open && close()}>
        <ListScreen list={list} />
      </Drawer>
    );
  };
};
