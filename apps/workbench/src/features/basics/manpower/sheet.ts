import { decimal, isDecimal } from '@garment-mes/domain/decimal';
import { refusalText } from '@garment-mes/domain/refusals';
import { availableMinutes, type Counted, peopleIssues } from '@garment-mes/domain/work-study';
import { CreateManpowerInputBodyFields, ManpowerInputRowFields } from '@garment-mes/sdk/labels';
import {
  createManpowerInput,
  listManpowerInputs,
  type ManpowerInputRow,
} from '@garment-mes/sdk/mes2';
import { validateCreateManpowerInput } from '@garment-mes/sdk/validators';
import type { Option } from '@garment-mes/ui';
import { currentLanguage, msg } from '#app/i18n.ts';
import type { FormIssue, FormValues } from '#screens/form/form-definition.ts';
import type { Line } from '#screens/lines/line-values.ts';
import { once } from '#screens/record/once.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { SheetTools, TYPED } from './sheet-tools.tsx';

/** A line nobody filled in yet: it is known, and its cells are empty. */
const blank = ({ id, ...line }: ManpowerInputRow): object => ({
  ...line,
  ...Object.fromEntries(TYPED.map((name) => [name, ''])),
  id: `line ${id}`,
});

/** What lines have filled in of a day and shift, and those that have not, as one record that is typed. */
export interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly rows: readonly object[];
}

export interface SheetAsked {
  readonly workDate: string;
  readonly shiftId: string;
  readonly deptId: string;
  /** Those not filled in alone. */
  readonly isUnfilled: boolean;
}

export function sheetOf(
  { workDate, shiftId, deptId, isUnfilled }: SheetAsked,
  stored: readonly ManpowerInputRow[],
  proposed: readonly ManpowerInputRow[],
): Sheet {
  const named = [...(isUnfilled ? [] : stored), ...proposed].toSorted((one, other) =>
    one.deptName.localeCompare(other.deptName, 'zh-CN', { numeric: true }),
  );
  return {
    id: [workDate, shiftId, deptId, ...(isUnfilled ? ['unfilled'] : [])].join(' '),
    name: workDate,
    // Grows with each line that is saved and each that is new.
    version: stored.reduce((total, { version }) => total + version + 1, 0),
    rows: named.map((row) => (proposed.includes(row) ? blank(row) : row)),
  };
}

type Save = typeof createManpowerInput;

/** Saves the lines of the sheet in one call. */
const saveSheet = once(
  Object.assign(
    (client: Parameters<Save>[0], request: Parameters<Save>[1], options?: Parameters<Save>[2]) => {
      const { requestId, rows } = request.body;
      return createManpowerInput(client, { ...request, body: { requestId, rows } }, options);
    },
    createManpowerInput,
  ) as unknown as Save,
);

const figure = (value: unknown) =>
  decimal(isDecimal(String(value ?? '')) && value ? String(value) : 0);

/** Those absent and the minutes follow those present, unless somebody typed others. */
function follow(line: Line, before: Line): object {
  if (line.presentNum === before.presentNum || line.presentNum === '') return {};
  const of = ({ presentNum }: Line) => ({
    absentNum: figure(line.rollNum).minus(figure(presentNum)).toString(),
    attendMin: figure(line.netMin).times(figure(presentNum)).toString(),
  });
  const [was, now] = [of(before), of(line)];
  const isOwn = (name: 'absentNum' | 'attendMin') =>
    line[name] !== '' && !figure(line[name]).equals(decimal(was[name]));
  return {
    ...(!isOwn('absentNum') && !now.absentNum.startsWith('-') && { absentNum: now.absentNum }),
    ...(!isOwn('attendMin') && { attendMin: now.attendMin }),
  };
}

/** Minutes available to a line as it is typed; nothing before somebody typed. */
function available(line: Line): string {
  if (line.attendMin === '' || line.presentNum === '') return '';
  const num = (name: string) => figure(line[name]).toNumber();
  const typed = {
    ...{ attendMin: figure(line.attendMin).toString(), otMin: figure(line.otMin).toString() },
    ...{ lentInNum: num('lentInNum'), lentOutNum: num('lentOutNum') },
  };
  return availableMinutes(typed, String(line.netMin ?? '0')).toString();
}

type Sent = Counted & { readonly deptId: string };

const issuesOf = (values: FormValues, row: Sheet | undefined): readonly FormIssue<never>[] => {
  const rolls = new Map(
    ((row?.rows ?? []) as readonly ManpowerInputRow[]).map(({ deptId, rollNum }) => [
      deptId,
      rollNum,
    ]),
  );
  return ((values.rows ?? []) as readonly Sent[]).flatMap((line, at) =>
    typeof line.presentNum === 'number'
      ? peopleIssues(line, rolls.get(line.deptId) ?? 0).map((found) => ({
          field: `rows.${at}.${found.field}` as never,
          text: refusalText(found, currentLanguage()),
        }))
      : [],
  );
};

/** The sheet as it is typed. @param lines departments that people are lent from and to */
export const sheetRecord = (lines: readonly Option[]) =>
  defineRecord({
    list: listManpowerInputs,
    update: saveSheet,
    fields: ManpowerInputRowFields,
    body: CreateManpowerInputBodyFields,
    validate: validateCreateManpowerInput,
    check: (values, row) => issuesOf(values, row as unknown as Sheet | undefined),
    form: [
      {
        field: 'rows',
        rows: TYPED,
        keys: ['deptId'],
        called: 'deptName',
        fixed: true,
        locked: ({ isConfirmed }) => isConfirmed === true,
        options: { lentInDeptId: lines, lentOutDeptId: lines },
        shown: { fields: ManpowerInputRowFields, names: ['deptName', 'rollNum', 'confirmByName'] },
        ...{ follow, Above: SheetTools },
        worked: { label: msg('可用分钟'), of: 'otMin', text: available },
        sums: [
          ...(['rollNum', 'presentNum', 'absentNum', 'lentInNum', 'lentOutNum'] as const),
          ...(['helperNum', 'leaderNum', 'attendMin', 'otMin', 'worked'] as const),
        ],
      },
    ],
  });
