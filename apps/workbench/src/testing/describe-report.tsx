import type { Field } from '@garment-mes/sdk/labels';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { enumLabels } from '#screens/fields/enum-labels.ts';
import { fieldOf } from '#screens/fields/labels.ts';
import { sumTexts } from '#screens/list/sum-texts.ts';
import { monthAfter } from '#screens/report/months.ts';
import type { ReportPage } from '#screens/report/report-columns.tsx';
import type { Asked, Drill, Parameter, Report } from '#screens/report/report-definition.ts';
import { ReportScreen } from '#screens/report/report-screen.tsx';
import { speak } from '../language.ts';
import { cutHeads } from './cut-heads.ts';
import { renderScreen } from './render-screen.tsx';

const TODAY = '2024-03-20';
const REFUSED = '日期范围最多366天';

/**
 * What every report does: its parameters reach the query, totals stand below, a row and a figure open what they lead
 * to and give the focus back, a refusal is read and asked again, and without the right there is no column.
 *
 * @param part what the sample of the specs lacks for it: figures that are not nothing, days
 */
export function describeReport<Row extends object>(report: Report<Row>, part: object = {}): void {
  const { list, parameters, to } = report;
  const { id } = list.operation;
  const page = { ...(sampleAnswers[id as keyof typeof sampleAnswers] as ReportPage), ...part };
  const row = page.list[0] as Row;
  const drawn = drawnBy(report, page);

  describe(id, () => {
    test('asks what it begins with, then what each parameter says', async () => {
      const { calls } = drawn();
      await waitFor(() => expect(queryOf(calls, id)).toMatchObject(report.begin(TODAY)));
      for (const parameter of parameters) {
        // The days are those that the report begins with; a control of its own is tested with its screen.
        if (parameter.kind === 'days' || parameter.kind === 'own') continue;
        const answer = await answerParameter(parameter);
        const begun: Asked = report.begin(TODAY);
        // A switch that begins on is let go.
        const isLetGo = parameter.kind === 'switch' && begun[parameter.param] !== undefined;
        const expected = isLetGo ? undefined : answer;
        await waitFor(() => expect(queryOf(calls, id)?.[parameter.param]).toEqual(expected));
      }
    });

    test('totals stand below as the service worked them out, and no head is cut off', async () => {
      await speak('en');
      onTestFinished(async () => void (await speak('zh-CN')));
      drawn();
      await screen.findAllByRole('columnheader');
      const sums = Object.keys(page.sum ?? {}).length;
      if (sums > 0)
        await waitFor(() => expect(document.querySelector('[data-part=sum-row]')).not.toBeNull());
      const totals = within(
        document.querySelector<HTMLElement>('[data-part=sum-row]') ?? document.body,
      );
      const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
      const expected = Object.entries(sumTexts(list.fields, page.sum ?? {})).filter(([name]) =>
        heads.some((head) => head?.startsWith(fieldOf(list.fields, name).en)),
      );
      const missing = expected.filter(([, text]) => totals.queryAllByText(text).length === 0);
      expect(missing).toEqual([]);
      expect(cutHeads()).toEqual([]);
    });

    test('a refusal is read in the words of the service, and asked again', async () => {
      const answers: Record<string, unknown> = { [id]: refusal(10009, REFUSED) };
      drawn({ answers });
      expect(await screen.findByText(REFUSED)).toBeDefined();
      answers[id] = page;
      await userEvent.click(screen.getByRole('button', { name: '重试' }));
      await waitFor(() => expect(screen.queryByText(REFUSED)).toBeNull());
    });

    const guarded = Object.entries(list.fields).flatMap(
      ([name, { permission, hide }]: [string, Field]) =>
        permission !== undefined && hide !== true && name in row
          ? [[name, permission] as const]
          : [],
    );
    if (guarded.length > 0)
      test('without the right there is no column', async () => {
        const names = guarded.map(([name]) => name);
        const seen = Object.entries(row).filter(([name]) => !names.includes(name));
        drawn({ may: [], answers: { [id]: { ...page, list: [Object.fromEntries(seen)] } } });
        await screen.findAllByRole('columnheader');
        for (const name of names)
          expect(
            screen.queryByRole('columnheader', { name: headOf(list.fields, name) }),
          ).toBeNull();
        cleanup();
        drawn({ may: guarded.map(([, permission]) => permission) });
        for (const name of names)
          expect(
            await screen.findByRole('columnheader', { name: headOf(list.fields, name) }),
          ).toBeDefined();
      });

    if (to)
      test('a double click on a row opens its address', async () => {
        const { visited } = drawn();
        const cells = await rowCells();
        await userEvent.dblClick(cells[0] as HTMLElement);
        expect(visited.at(-1)).toBe(to(row));
      });
    if (report.behind) describeBehind(report, report.behind, page);
  });
}

/** What stands behind a row or a figure of it, where something does. */
function describeBehind<Row extends object>(
  report: Report<Row>,
  behind: Drill<Row>,
  page: ReportPage,
): void {
  const { list } = report;
  const { id } = list.operation;
  const row = page.list[0] as Row;
  const drawn = drawnBy(report, page);

  test('what is behind opens and gives the focus back', async () => {
    const { calls, visited } = drawn();
    const opener = await openerOf(report, row);
    await userEvent.click(opener);
    const drawer = within(await screen.findByRole('dialog'));
    expect(visited).toHaveLength(1);
    if (behind.below) {
      const { operation } = behind.below.list;
      expect(await drawer.findByRole('grid')).toBeDefined();
      const narrows = report.columnsOf?.(page).find((column) => column.narrows)?.narrows;
      const asked = { ...report.begin(TODAY), ...narrows };
      expect(queryOf(calls, operation.id)).toMatchObject(
        asParameters(behind.below.query(row, asked)),
      );
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  if (!behind.below) return;
  const { list: below } = behind.below;
  test('what is behind says how much of it is shown, and why there is nothing', async () => {
    const sample = sampleAnswers[below.operation.id as keyof typeof sampleAnswers] as ReportPage;
    const answers: Record<string, unknown> = {
      [id]: page,
      [below.operation.id]: refusal(10009, REFUSED),
    };
    drawn({ answers });
    await userEvent.click(await openerOf(report, row));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(REFUSED)).toBeDefined();
    answers[below.operation.id] = { ...sample, total: 1207 };
    await userEvent.click(drawer.getByRole('button', { name: '重试' }));
    expect(await drawer.findByText(/共 1,207 条，只列出前/)).toBeDefined();
    for (const text of Object.values(sumsShown(below.fields, sample, drawer)))
      expect(drawer.getAllByText(text)).not.toHaveLength(0);
  });
}

/** Draws a report over its answer. */
const drawnBy =
  <Row extends object>(report: Report<Row>, page: ReportPage) =>
  (
    options: { readonly answers?: Record<string, unknown>; readonly may?: readonly string[] } = {},
  ) =>
    renderScreen(() => <ReportScreen report={report} />, {
      answers: { [report.list.operation.id]: page },
      ...options,
    });

type Calls = ReturnType<ReturnType<typeof drawnBy>>['calls'];

/** What an operation was last asked. */
const queryOf = (calls: Calls, operation: string) =>
  calls.findLast((call) => call.operation === operation)?.query as Asked | undefined;

/** As an address carries it: numbers are texts, what is undefined is left out. */
const asParameters = (query: object): object =>
  JSON.parse(
    JSON.stringify(query, (_, value: unknown) =>
      typeof value === 'number' ? String(value) : value,
    ),
  );

/** Totals of the columns that are drawn. */
const sumsShown = (
  fields: Readonly<Record<string, Field>>,
  { sum = {} }: ReportPage,
  drawer: { readonly getAllByRole: (role: string) => readonly HTMLElement[] },
) => {
  const heads = drawer.getAllByRole('columnheader').map(({ textContent }) => textContent);
  return Object.entries(sumTexts(fields, sum)).flatMap(([name, text]) =>
    heads.includes(fieldOf(fields, name).zh) ? [text] : [],
  );
};

const headOf = (fields: Readonly<Record<string, Field>>, name: string): RegExp =>
  new RegExp(`^${fieldOf(fields, name).zh}`);

const rowCells = async (): Promise<readonly HTMLElement[]> => {
  const grid = within(await screen.findByRole('grid'));
  await waitFor(() => expect(grid.getAllByRole('row').length).toBeGreaterThan(1));
  await waitFor(() => expect(grid.getAllByRole('gridcell').length).toBeGreaterThan(0));
  return grid.getAllByRole('gridcell');
};

/** The button of the first row or figure that leads behind it. */
async function openerOf<Row extends object>(
  { behind, list, columnsOf }: Report<Row>,
  row: Row,
): Promise<HTMLElement> {
  if (behind?.of === undefined)
    return screen.findByRole('button', { name: behind?.label as string });
  const [figure] = behind.of;
  if (figure === undefined && columnsOf)
    return screen.findByRole('button', { name: /^[1-9][\d,.]*$/ });
  const text = sumTexts(list.fields, { [String(figure)]: row[figure as keyof Row] });
  const found = await screen.findAllByRole('button', { name: text[String(figure)] as string });
  return found[0] as HTMLElement;
}

type AskedBeside = Exclude<Parameter<Record<string, unknown>>, { readonly kind: 'days' | 'own' }>;

/** Fills the control of a parameter in; @returns what the query then has, of a record any id. */
async function answerParameter(parameter: AskedBeside): Promise<unknown> {
  const { kind, label } = parameter;
  const user = userEvent;
  switch (kind) {
    case 'segments': {
      const [, option] = parameter.options;
      await user.click(screen.getByRole('radio', { name: option?.label as string }));
      return option?.value;
    }
    case 'month':
      await user.click(screen.getByRole('button', { name: '上个月' }));
      return monthAfter(TODAY.slice(0, 7), -1);
    case 'switch':
      await user.click(screen.getByRole('switch', { name: label }));
      return 'true';
    case 'text':
      await user.type(screen.getByRole('textbox', { name: label }), ' K0012 {Enter}');
      return 'K0012';
    case 'moment':
      await user.type(screen.getByRole('textbox', { name: label }), '2024-03-20 09:41:05{Enter}');
      return '2024-03-20 09:41:05';
    case 'enum': {
      // A select opens its lines only where there is a layout; closed, it takes the one a letter begins.
      const [[value, words] = []] = Object.entries(enumLabels(parameter.enumName));
      screen.getByRole('combobox', { name: label }).focus();
      await user.keyboard(words?.zh.charAt(0) ?? '');
      return value;
    }
    default: {
      await user.click(screen.getByRole('combobox', { name: label }));
      const options = within(await screen.findByRole('listbox')).findAllByRole('option');
      await user.click((await options)[0] as HTMLElement);
      return expect.any(String);
    }
  }
}
