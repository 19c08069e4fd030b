import type { PlainUrl } from '../menu/pages.ts';
import type { MessageCode } from './message-texts.ts';

/** Beginning of the address of a bed, of either kind. */
type BedPage = '/mes/reduceBed/putReduceBedBill';

type Lead =
  /** A page with what it is asked, and those who are notified: by their jobs, or by a right. */
  | {
      readonly page: PlainUrl | BedPage;
      readonly jobs: readonly string[] | 'everybody';
      readonly right?: string;
    }
  /** The record that was decided about, whatever it is. */
  | { readonly record: string }
  /** Nothing can be opened, for a reason. */
  | { readonly none: string };

const PROBLEM = {
  page: '/mes/problem/problemLogList',
  jobs: ['lineLeader', 'workshopManager', 'mechanic'],
} as const;
const CARD = {
  page: '/mes/packaging/slotCardMaintainHistory',
  jobs: [],
  right: 'PUT^/mes2/slotCard',
} as const;
const OWN = { page: '/work', jobs: 'everybody' } as const;
const BED = { page: '/mes/reduceBed/putReduceBedBill', jobs: 'everybody' } as const;

/** Where each notice leads, by the code of its title, and who receives it. A notice without a line does not compile. */
export const noticeLeads = {
  approvalRequested: OWN,
  approvalAsked: OWN,
  approvalAgreed: { record: 'what was approved' },
  approvalRefused: { record: 'what was refused' },
  bedOverCut: BED,
  bedRefused: BED,
  bedApproved: BED,
  problemTried: {
    page: '/mes/basic/lineProblemSet',
    jobs: ['ie', 'technician', 'workshopManager'],
  },
  problemReported: PROBLEM,
  problemUnanswered: PROBLEM,
  problemUnresolved: PROBLEM,
  problemNotSolved: PROBLEM,
  patrolRedAgain: {
    page: '/mes/qc/qcDayPatrolReport',
    jobs: ['lineLeader', 'workshopManager', 'qualityManager'],
  },
  absenceTouches: { page: '/mes/calendar/manpowerPlanDisplay', jobs: ['planner'] },
  bundlesIdle: { page: '/mes/packaging/bundleGenerate', jobs: ['lineLeader', 'workshopManager'] },
  dieBlunt: { page: '/mes/order/knifeMold', jobs: ['cuttingManager'] },
  reportHandedOver: {
    page: '/mes/qc/qcBarcodeInfoReport',
    jobs: ['lineLeader', 'workshopManager'],
  },
  lostCardRead: CARD,
  scrappedCardRead: CARD,
  passwordChanged: { page: '/me', jobs: 'everybody' },
  wageRecalculated: OWN,
  wageObjected: {
    page: '/mes/basic/wagesRecords',
    jobs: [],
    right: 'PUT^/mes2/wages/objection/answer',
  },
  wageAnswered: OWN,
  wageChanged: OWN,
  wageUnlocked: OWN,
  rollUpsDiffer: { none: 'The totals have been computed again: nobody has anything to do.' },
} as const satisfies Partial<Record<MessageCode, Lead>>;

/** A message that may be the title of a notice. */
export type NoticeCode = keyof typeof noticeLeads;

/** The address that belongs to a notice: under its page, the one of its record, or none. */
export type LeadOf<Code extends NoticeCode> = Code extends NoticeCode
  ? (typeof noticeLeads)[Code] extends { readonly page: infer Page extends string }
    ? { readonly address: `${Page}${string}` }
    : (typeof noticeLeads)[Code] extends { readonly record: string }
      ? { readonly address?: string }
      : { readonly address?: never }
  : never;
