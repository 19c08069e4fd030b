import type { LineProblemSetRow } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { stepWords } from './steps.ts';

/** What the list of problems shows; whom a problem notifies is shown in words. */
export const columns: readonly Column<LineProblemSetRow>[] = [
  { field: 'code', width: 88 },
  { field: 'name', width: 144 },
  { field: 'problemTypeName', width: 104 },
  { field: 'responsibleDeptType', width: 112 },
  { field: 'responseMin', width: 96 },
  { field: 'resolveMin', width: 96 },
  {
    id: 'escalateTo',
    title: msg('升级通知'),
    width: 264,
    value: (row) => stepWords(row, new Map(row.escalateJobs.map(({ id, name }) => [id, name]))),
  },
  'voiceName',
  'used30d',
  'avgRespondMin',
  'delFlag',
];
