import { Alert, Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import type { KeptInput } from '#screens/form/kept-input.ts';

interface KeptInputsProps {
  readonly inputs: readonly KeptInput[];
  readonly onTake: (input: KeptInput) => void;
  readonly onDrop: (input: KeptInput) => void;
}

/** Offers what was typed and not saved, by the name of its record and the time. */
export function KeptInputs({ inputs, onTake, onDrop }: KeptInputsProps) {
  const t = useText();
  return inputs.map((input) => (
    <Alert
      key={`${input.form}/${input.id}`}
      tone="info"
      actions={
        <>
          <Button size="small" onClick={() => onTake(input)}>
            {t('恢复')}
          </Button>
          <Button size="small" variant="plain" onClick={() => onDrop(input)}>
            {t('丢弃')}
          </Button>
        </>
      }
    >
      {t('{name} 在 {at} 有未保存的内容', {
        name: input.name === '' ? t('新增') : input.name,
        at: input.at.slice(0, 16),
      })}
    </Alert>
  ));
}
