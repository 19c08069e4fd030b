import { Combobox } from '@garment-mes/ui';
import { createContext, use } from 'react';
import { useText } from '#app/i18n.ts';
import type { ControlProps } from '#screens/form/form-definition.ts';
import { isWithin, pathText } from '../tree/outline.ts';
import styles from './problems.module.css';
import { useTypes } from './use-types.ts';

/** The type that is being changed: neither it nor what lies below it may become its parent. */
export const ChangedType = createContext<string | undefined>(undefined);

/** A type out of the tree, found by its name or those above it. */
export function TypeField({ value, onChange }: ControlProps) {
  const { types } = useTypes();
  const changed = use(ChangedType);
  return (
    <Combobox
      value={String(value ?? '')}
      options={types
        .filter(({ id }) => changed === undefined || !isWithin(types, id, changed))
        .map(({ id, code }) => ({ value: id, label: pathText(types, id), note: code }))}
      onValueChange={onChange}
    />
  );
}

/** The type of a problem; where there is none yet, it says how to begin. */
export function ProblemTypeField(props: ControlProps) {
  const t = useText();
  const { types, isPending, error } = useTypes();
  const isNone = types.length === 0 && !isPending && !error;
  return (
    <>
      <TypeField {...props} />
      {isNone && <span className={styles.count}>{t('还没有问题类型，请先新增类型')}</span>}
    </>
  );
}
