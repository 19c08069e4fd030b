import { stateTable } from './state-table.ts';

export const StyleStatus = { draft: 0, approved: 1, disabled: 2 } as const;
export type StyleStatus = (typeof StyleStatus)[keyof typeof StyleStatus];

/** A style; what is saved in an approved one waits for its next approval. */
export const styleMoves = stateTable({
  what: { zh: '款式', en: 'Style' },
  names: {
    0: { zh: '草稿', en: 'a draft' },
    1: { zh: '已批准', en: 'approved' },
    2: { zh: '已停用', en: 'disabled' },
  },
  moves: {
    edit: {
      from: [StyleStatus.draft, StyleStatus.approved],
      to: StyleStatus.draft,
      verb: { zh: '修改', en: 'change it' },
    },
    approve: {
      from: [StyleStatus.draft],
      to: StyleStatus.approved,
      verb: { zh: '批准', en: 'approve it' },
    },
    disable: {
      from: [StyleStatus.approved],
      to: StyleStatus.disabled,
      verb: { zh: '停用', en: 'disable it' },
    },
    enable: {
      from: [StyleStatus.disabled],
      to: StyleStatus.approved,
      verb: { zh: '启用', en: 'enable it' },
    },
  },
});
