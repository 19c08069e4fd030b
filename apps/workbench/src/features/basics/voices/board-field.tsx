import { listVoiceBoards } from '@garment-mes/sdk/mes2';
import { Select } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { ControlProps } from '#screens/form/form-definition.ts';

/** A wall board; one that is not online says so and cannot be chosen. */
export function BoardField({ value, onChange }: ControlProps) {
  const t = useText();
  const { data = [] } = useOperation(listVoiceBoards, {});
  return (
    <Select
      value={String(value ?? '')}
      onValueChange={onChange}
      options={data.map(({ id, name, isOnline }) => ({
        value: id,
        label: isOnline ? name : t('{name}（离线）', { name }),
        disabled: !isOnline,
      }))}
    />
  );
}
