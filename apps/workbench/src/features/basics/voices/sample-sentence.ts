import { checkVoice, spokenText, VOICE_SAMPLES } from '@garment-mes/domain/flow';
import { refusalText } from '@garment-mes/domain/refusals';
import { currentLanguage } from '#app/i18n.ts';
import type { FormIssue, FormValues } from '#screens/form/form-definition.ts';

/** What a board would say, with sample values in the place of the variables. */
export const sampleSentence = (template: unknown): string =>
  spokenText(String(template ?? ''), VOICE_SAMPLES);

/** The rules that the service has as well; what is still empty is asked for by the form itself. */
export const issuesOfVoice = ({
  template,
  repeatNum,
}: FormValues): readonly FormIssue<'template' | 'repeatNum'>[] =>
  checkVoice({
    template: String(template ?? ''),
    repeatNum: repeatNum === '' || repeatNum === undefined ? 1 : Number(repeatNum),
  }).map(({ field, ...refusal }) => ({
    field: field as 'template' | 'repeatNum',
    text: refusalText(refusal, currentLanguage()),
  }));
