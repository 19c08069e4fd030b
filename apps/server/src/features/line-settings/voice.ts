import { checkVoice } from '@garment-mes/domain/flow';
import { refuseFirst } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import { given, liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { resource } from '../../resources/resource.ts';

/** What the boards say when something happens. */
export const voice = resource({
  operations: {
    list: 'listVoices',
    create: 'createVoice',
    update: 'updateVoice',
    remove: 'deleteVoice',
  },
  what: { zh: '语音', en: 'Voice' },
  table: 'mes2.voice',
  label: 'code',
  topic: 'voice',
  state: 'none',
  keys: [codeKey('voice')],
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    event: sql`r.event`,
    template: sql`r.template`,
    repeatNum: sql`r.repeat_num`,
    isEnabled: sql`r.is_enabled`,
    lastPlayDate: sql`r.last_play_date`,
    updateDate: sql`r.update_date`,
    version: sql`r.version`,
  },
  rows: (companyId, { event, isEnabled }) => sql`
    from mes2.voice r where ${liveRows(companyId)}
    ${given(event, (value) => sql`r.event = ${value}`)}
    ${given(isEnabled, (value) => sql`r.is_enabled = ${value}`)}`,
  order: sql`r.code`,
  check: ({ body }) => refuseFirst(checkVoice(body)),
});
