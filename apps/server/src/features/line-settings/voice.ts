import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import { given, liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { resource } from '../../resources/resource.ts';

/** What a sentence may say: filled in where the board speaks. */
const VARIABLES: ReadonlySet<string> = new Set([
  'line',
  'station',
  'problem',
  'dept',
  'order',
  'num',
  'target',
  'rate',
  'minute',
]);

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
  check: ({ body: { template, repeatNum } }) => {
    const unknown = [...template.matchAll(/\{([^}]*)\}/g)].find(
      ([, name = '']) => !VARIABLES.has(name),
    );
    if (unknown) throw new DomainError('template-variable', { name: unknown[0] });
    if (repeatNum < 1 || repeatNum > 3)
      throw new DomainError('out-of-range', {
        field: { zh: '播报次数', en: 'Times played' },
        min: 1,
        max: 3,
      });
  },
});
