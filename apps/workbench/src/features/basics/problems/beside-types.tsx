import type { LineProblemSetRow } from '@garment-mes/sdk/mes2';
import { Splitter } from '@garment-mes/ui';
import { useMemo } from 'react';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import type { RecordOf } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import styles from './problems.module.css';
import { TypeTree } from './type-tree.tsx';

type Problems = RecordOf<LineProblemSetRow>;

/** The problems as a list, narrowed by the type that is chosen in the tree beside it. */
export function BesideTypes({ record }: { readonly record: Problems }) {
  const t = useText();
  const [type, setType] = useTabState('problem type', '');
  const shown = useMemo(() => (type === '' ? record : ofType(record, type)), [record, type]);
  return (
    <Splitter
      label={t('问题类型')}
      className={styles.panes}
      defaultSize={224}
      first={<TypeTree value={type} onPick={setType} />}
      second={<RecordScreen record={shown} />}
    />
  );
}

/** The problems of a type and of those below it; a new one begins there. */
const ofType = (record: Problems, problemTypeId: string): Problems => ({
  ...record,
  list: { ...record.list, query: { problemTypeId } },
  initial: { ...record.initial, problemTypeId },
});
