import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import type { Archive, ItemInput } from './site-archive.sql.ts';

const SITE = 1;
const STATES: readonly Bilingual[] = [
  { zh: '未发布', en: 'a draft' },
  { zh: '已生效', en: 'in force' },
  { zh: '已停用', en: 'retired' },
];

/**
 * Items of a checklist: each code once; a walk through the factory scores each item.
 * @throws {DomainError} `already-used` or `out-of-range`
 */
export function checkItems(kind: 1 | 2, items: readonly ItemInput[]): void {
  const codes = items.map(({ code }) => code);
  if (new Set(codes).size < codes.length)
    throw new DomainError('already-used', { field: { zh: '项目编码', en: 'The item code' } });
  const isUnscored = ({ score }: ItemInput) =>
    score === null || score === undefined || score < 1 || score > 100;
  if (kind === SITE && items.some(isUnscored))
    throw new DomainError('out-of-range', {
      field: { zh: '分值', en: 'The score' },
      min: 1,
      max: 100,
    });
}

/** @throws {DomainError} `wrong-state` */
export function requireStatus(
  { archiveNo, status }: Archive,
  wanted: Archive['status'],
  action: Bilingual,
): void {
  if (status === wanted) return;
  throw new DomainError('wrong-state', {
    what: { zh: '检验档案', en: 'Inspection archive' },
    no: archiveNo,
    state: STATES[status] ?? '',
    action,
  });
}
