import {
  CreateVoiceBodyFields,
  TestVoiceBodyFields,
  VoiceRowFields,
} from '@garment-mes/sdk/labels';
import {
  createVoice,
  deleteVoice,
  listVoices,
  testVoice,
  updateVoice,
  type VoiceRow,
} from '@garment-mes/sdk/mes2';
import { validateCreateVoice } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { say } from '#scanning/say.ts';
import type { Action } from '#screens/list/list-definition.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { BoardField } from './voices/board-field.tsx';
import { issuesOfVoice, sampleSentence } from './voices/sample-sentence.ts';
import { VoicePreview } from './voices/voice-preview.tsx';

const onBoard: Action<VoiceRow, typeof testVoice> = {
  operation: testVoice,
  label: msg('在看板试播'),
  asked: TestVoiceBodyFields,
  when: ({ isEnabled }) => isEnabled === 1,
  ask: [{ field: 'boardDeviceId', Control: BoardField }],
  body: ([{ id }], { boardDeviceId = '' }) => ({ id, boardDeviceId }),
};

const voices = defineRecord({
  list: listVoices,
  create: createVoice,
  update: updateVoice,
  remove: deleteVoice,
  label: 'code',
  confirm: ([{ code }]) => t('删除语音 {code}？', { code }),
  fields: VoiceRowFields,
  quickFilters: ['event', 'isEnabled'],
  liveTopic: 'voice',
  body: CreateVoiceBodyFields,
  validate: validateCreateVoice,
  check: issuesOfVoice,
  form: ['code', 'event', { field: 'template', wide: true }, 'repeatNum', 'isEnabled'],
  initial: { repeatNum: 2, isEnabled: 1 },
  beside: VoicePreview,
  state: 'isEnabled',
  actions: {
    listen: { label: msg('试听'), act: ([{ template }]) => say(sampleSentence(template)) },
    test: onBoard,
  },
});

export default function Voices() {
  return <RecordScreen record={voices} />;
}
