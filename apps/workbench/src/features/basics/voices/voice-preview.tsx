import { VOICE_SAMPLES } from '@garment-mes/domain/flow';
import { Button, DescriptionList } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { say } from '#scanning/say.ts';
import type { BesideProps } from '#screens/record/record-definition.ts';
import { sampleSentence } from './sample-sentence.ts';

/** The sentence as a board would say it, to be heard, and the variables a template may name with their sample values. */
export function VoicePreview({ values }: BesideProps) {
  const t = useText();
  const sentence = sampleSentence(values.template);
  return (
    <section aria-label={t('预览')}>
      <p>{sentence === '' ? '…' : sentence}</p>
      <Button disabled={sentence === ''} onClick={() => say(sentence)}>
        {t('试听')}
      </Button>
      <DescriptionList
        columns={1}
        facts={Object.entries(VOICE_SAMPLES).map(([name, sample]) => ({
          ...{ id: name, term: `{${name}}`, value: String(sample) },
        }))}
      />
    </section>
  );
}
