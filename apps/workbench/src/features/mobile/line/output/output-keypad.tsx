import { useText } from '#app/i18n.ts';
import { Keypad } from '../../frame/keypad.tsx';
import type { OutputBundle } from './output-bundle.ts';
import type { useOutput } from './use-output.ts';

interface OutputKeypadProps {
  readonly output: ReturnType<typeof useOutput>;
  readonly counting: OutputBundle;
}

/** Asks how many pieces of a bundle came off the line, and says for whom and which line where that is another one. */
export function OutputKeypad({ output, counting }: OutputKeypadProps) {
  const t = useText();
  const { askedOf } = output;
  const words = [
    askedOf?.line,
    askedOf?.name && t('记给 {name}', { name: askedOf.name }),
    counting.note ?? counting.processName,
  ];
  return (
    <Keypad
      title={`${counting.label} ${counting.colorName} ${counting.sizeName}`}
      note={words.filter(Boolean).join(' · ')}
      most={counting.openNum}
      onCancel={output.cancel}
      onNumber={(num) => void output.report(counting, num)}
    />
  );
}
