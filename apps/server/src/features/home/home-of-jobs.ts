import type { PageUrl } from '../../menu/pages.ts';
import type { CardCode } from './home-card.ts';
import type { ChartKind } from './home-charts.ts';
import type { DayKind } from './home-day.ts';

/** What the home page is to a job. */
export interface HomeOfJob {
  /** Figures it starts with, in their order. */
  readonly cards: readonly CardCode[];
  /** What it has to do today, the first thing first. */
  readonly day?: readonly DayKind[];
  readonly chart?: ChartKind;
  /** Page of a handheld that the job is done on. */
  readonly task?: PageUrl;
}

const SCAN = '/mes/app/bgapp';
const SEND = '/mes/app/sfapp';

export const homeOfJobs: Readonly<Record<string, HomeOfJob>> = {
  admin: {
    cards: [
      'approvalsWaiting',
      'dataCheck',
      'employeesWithoutAccount',
      'boardsOffline',
      'settingsToFill',
    ],
    chart: 'output',
  },
  director: {
    cards: [
      'outputToday',
      'averageEfficiency',
      'dhu',
      'delayRisk',
      'outputValueToday',
      'attendance',
    ],
    day: ['ordersAtRisk'],
    chart: 'output',
  },
  merchandiser: {
    cards: [
      'shipmentsIn7Days',
      'ordersToConfirm',
      'myDelayRisk',
      'overCutNotices',
      'finalRejections',
    ],
    day: ['myOrdersAtRisk', 'ordersDue', 'ordersToConfirm'],
    chart: 'due',
  },
  planner: {
    cards: [
      ...(['unplannedPieces', 'overloadedLineDays', 'scheduleConflicts'] as const),
      ...(['ordersShortOfMaterial', 'overdueNotStarted'] as const),
    ],
    day: ['ordersAtRisk', 'ordersDue'],
    chart: 'due',
  },
  technician: {
    cards: ['ordersWithoutSteps', 'stepsWithoutPrice', 'versionsToTakeEffect', 'ordersToConfirm'],
    day: ['ordersToConfirm'],
    chart: 'due',
  },
  ie: {
    cards: [
      ...(['linesBelowTarget', 'scansToReview', 'missesWithoutReason'] as const),
      ...(['stepsWithoutPrice', 'bottleneckStations'] as const),
    ],
    chart: 'output',
  },
  fabricKeeper: {
    cards: [
      'fabricToInspect',
      'feedingToIssue',
      'fabricRelaxing',
      'feedingDifferences',
      'fabricToReturn',
    ],
    day: ['feedingToIssue', 'fabricToInspect'],
    chart: 'cut',
  },
  cuttingManager: {
    cards: [
      'bedsToday',
      'consumptionToApprove',
      'bedsToBundle',
      'ticketsToPrint',
      'panelDefectRate',
    ],
    day: ['bedsToApprove', 'bedsToBundle'],
    chart: 'cut',
  },
  cuttingLeader: {
    cards: ['nextBed', 'piecesToday', 'bedsToSubmit'],
    day: ['bedsToCut'],
    chart: 'cut',
    task: SCAN,
  },
  panelKeeper: {
    cards: ['cutPiecesToSend', 'deliveryDifferences', 'completeSetsToSend', 'cutPiecesOver10Days'],
    day: ['piecesDiffering', 'piecesToReceive'],
    chart: 'cut',
    task: SEND,
  },
  workshopManager: {
    cards: [
      ...(['lineAttainment', 'linesWithoutManpower', 'openProblems'] as const),
      ...(['absencesToDecide', 'unbalancedLoans'] as const),
    ],
    day: ['absencesToDecide', 'ordersAtRisk'],
    chart: 'output',
  },
  lineLeader: {
    cards: [
      ...(['myLineHour', 'myLineGap', 'openProblems', 'missesWithoutReason'] as const),
      ...(['absentToday', 'cutPiecesToReceive'] as const),
    ],
    day: ['piecesToReceive', 'absencesToDecide'],
    chart: 'output',
    task: SEND,
  },
  operator: {
    cards: [
      'pieceworkToday',
      'pieceworkYesterday',
      'pieceworkPeriod',
      'wageSlipsToConfirm',
      'myReversals',
    ],
    chart: 'piecework',
    task: SCAN,
  },
  qc: {
    cards: ['bundlesToCheck', 'reworkOver4Hours', 'dhuToday', 'missedPatrols'],
    day: ['checksOpen'],
    chart: 'dhu',
    task: '/mes/app/qcxapp',
  },
  qualityManager: {
    cards: [
      ...(['finalsToConfirm', 'rejectedToSort', 'tightenedStyles'] as const),
      ...(['topDefectToday', 'siteActionsOverdue'] as const),
    ],
    day: ['finalsToConfirm', 'checksOpen'],
    chart: 'dhu',
  },
  packer: {
    cards: ['piecesToStore', 'shipmentsIn3Days', 'blockedByFinal', 'cartonsOpen'],
    day: ['ordersDue'],
    chart: 'due',
    task: '/mes/app/ysapp',
  },
  mechanic: {
    cards: ['repairsToAccept', 'repairsRunning', 'downMinutesToday', 'maintenanceIn7Days'],
  },
  hr: {
    cards: ['joinsWaiting', 'absencesToDecide', 'apprenticesDue', 'employeesWithoutAccount'],
    day: ['absencesToDecide'],
  },
  payroll: {
    cards: ['wagePeriod', 'wageLockFailures', 'wageAdjustsToApprove', 'ordersToLock', 'wagesToPay'],
    day: ['ordersToLock'],
    chart: 'output',
  },
  informationClerk: {
    cards: ['recentFinals'],
  },
  guest: {
    cards: ['myOrderStages', 'recentFinals'],
    day: ['ordersDue'],
    chart: 'due',
  },
};
