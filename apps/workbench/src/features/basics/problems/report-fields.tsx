import { isMachineStop } from '@garment-mes/domain/flow';
import { listLines } from '@garment-mes/sdk/mes2';
import { useEffect } from 'react';
import { useOperation } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { LineField } from '#garment/line-field.tsx';
import type { ControlProps, FormIssue, FormValues } from '#screens/form/form-definition.ts';
import { useNamedRecords } from '#screens/references/use-named-records.ts';

/** The line that has the problem: that of the person, where there is only one that the person sees. */
export function OwnLineField(props: ControlProps) {
  const { value, onChange } = props;
  const { data } = useOperation(listLines, { query: { pageNum: 1, pageSize: 2 } });
  const [own] = data?.total === 1 ? data.list : [];
  useEffect(() => {
    if (own && !value) onChange(own.deptId);
  }, [own]);
  return <LineField {...props} />;
}

/** A machine that stands is named, so that somebody knows which one to go to. */
export function useMachineOfStop({
  problemSetId,
  machineId,
}: FormValues): readonly FormIssue<'machineId'>[] {
  const id = String(problemSetId ?? '');
  const { rowOf } = useNamedRecords('listLineProblemSets', { ids: id ? [id] : [] });
  return isMachineStop(rowOf(id)?.problemTypeName) && !machineId
    ? [{ field: 'machineId', text: t('请选择设备') }]
    : [];
}
