import { curveDips, curveIssues } from '@garment-mes/domain/schedule';
import { CreateEfficiencySetBodyFields, EfficiencySetRowFields } from '@garment-mes/sdk/labels';
import {
  type CreateEfficiencySetBody,
  createEfficiencySet,
  deleteEfficiencySet,
  listEfficiencySets,
  updateEfficiencySet,
} from '@garment-mes/sdk/mes2';
import { validateCreateEfficiencySet } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { issuesSaid } from '#screens/form/fault-text.ts';
import type { FormIssue, FormValues } from '#screens/form/form-definition.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { useRecalculation } from './curves/use-recalculation.tsx';

/** Days that run on, and those on which a line would be slower than the day before. */
function checkCurve(values: FormValues): readonly FormIssue<'points'>[] {
  const points = values.points as CreateEfficiencySetBody['points'];
  return [
    ...issuesSaid<'points'>(curveIssues(points)),
    ...curveDips(points).map((at) => ({
      field: `points.${at}.pct` as const,
      text: t('第{day}天低于前一天', { day: points[at]?.day }),
      isAllowed: true,
    })),
  ];
}

const curves = defineRecord({
  list: listEfficiencySets,
  create: createEfficiencySet,
  update: updateEfficiencySet,
  remove: deleteEfficiencySet,
  when: { remove: ({ useCount, isDefault }) => useCount === 0 && isDefault === 0 },
  copy: ['name', 'isDefault'],
  fields: EfficiencySetRowFields,
  columns: [
    'name',
    'categoryName',
    'difficulty',
    'pointsText',
    'day1Pct',
    'maxPct',
    'stableDay',
    'useCount',
    'isDefault',
  ],
  quickFilters: [
    { param: 'categoryId', label: msg('品类'), reference: 'listCategories' },
    'difficulty',
    'isDefault',
  ],
  body: CreateEfficiencySetBodyFields,
  validate: validateCreateEfficiencySet,
  check: checkCurve,
  initial: { difficulty: 2 },
  form: [
    'name',
    'categoryId',
    { field: 'difficulty', segments: true },
    { field: 'isDefault', hint: msg('同品类难度只能有一条默认曲线') },
    {
      field: 'points',
      rows: ['day', 'pct'],
      keys: ['day'],
      line: (lines) => ({ day: lines.length + 1 }),
      hint: msg('天从1连续，最多60天；最后一天以后按最后的效率'),
    },
  ],
});

export default function LearningCurves() {
  const { offer, dialog } = useRecalculation();
  return (
    <>
      <RecordScreen record={curves} onSaved={offer} />
      {dialog}
    </>
  );
}
