import { Button } from '@garment-mes/ui';
import { useOtherLanguage } from '../../../other-language.ts';

/** The other language, on a page that has no header. */
export function LanguageSwitch() {
  const { label, choose } = useOtherLanguage();
  return (
    <Button variant="plain" onClick={choose}>
      {label}
    </Button>
  );
}
