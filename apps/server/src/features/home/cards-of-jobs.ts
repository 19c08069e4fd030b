import type { CardCode } from './home-card.ts';

/** Cards a job starts with, in their order. */
export const cardsOfJobs: Readonly<Record<string, readonly CardCode[]>> = {
  admin: [
    'approvalsWaiting',
    'dataCheck',
    'employeesWithoutAccount',
    'boardsOffline',
    'settingsToFill',
  ],
  director: [
    'outputToday',
    'averageEfficiency',
    'dhu',
    'delayRisk',
    'outputValueToday',
    'attendance',
  ],
  merchandiser: [
    'shipmentsIn7Days',
    'ordersToConfirm',
    'myDelayRisk',
    'overCutNotices',
    'finalRejections',
  ],
  planner: [
    ...(['unplannedPieces', 'overloadedLineDays', 'scheduleConflicts'] as const),
    ...(['ordersShortOfMaterial', 'overdueNotStarted'] as const),
  ],
  technician: [
    'ordersWithoutSteps',
    'stepsWithoutPrice',
    'versionsToTakeEffect',
    'ordersToConfirm',
  ],
  ie: [
    ...(['linesBelowTarget', 'scansToReview', 'missesWithoutReason'] as const),
    ...(['stepsWithoutPrice', 'bottleneckStations'] as const),
  ],
  fabricKeeper: [
    'fabricToInspect',
    'feedingToIssue',
    'fabricRelaxing',
    'feedingDifferences',
    'fabricToReturn',
  ],
  cuttingManager: [
    'bedsToday',
    'consumptionToApprove',
    'bedsToBundle',
    'ticketsToPrint',
    'panelDefectRate',
  ],
  cuttingLeader: ['nextBed', 'piecesToday', 'bedsToSubmit'],
  panelKeeper: [
    'cutPiecesToSend',
    'deliveryDifferences',
    'completeSetsToSend',
    'cutPiecesOver10Days',
  ],
  workshopManager: [
    ...(['lineAttainment', 'linesWithoutManpower', 'openProblems'] as const),
    ...(['absencesToDecide', 'unbalancedLoans'] as const),
  ],
  lineLeader: [
    ...(['myLineHour', 'myLineGap', 'openProblems', 'missesWithoutReason'] as const),
    ...(['absentToday', 'cutPiecesToReceive'] as const),
  ],
  operator: [
    'pieceworkToday',
    'pieceworkYesterday',
    'pieceworkPeriod',
    'wageSlipsToConfirm',
    'myReversals',
  ],
  qc: ['bundlesToCheck', 'reworkOver4Hours', 'dhuToday', 'missedPatrols'],
  qualityManager: [
    ...(['finalsToConfirm', 'rejectedToSort', 'tightenedStyles'] as const),
    ...(['topDefectToday', 'siteActionsOverdue'] as const),
  ],
  packer: ['piecesToStore', 'shipmentsIn3Days', 'blockedByFinal', 'cartonsOpen'],
  mechanic: ['repairsToAccept', 'repairsRunning', 'downMinutesToday', 'maintenanceIn7Days'],
  hr: ['joinsWaiting', 'absencesToDecide', 'apprenticesDue', 'employeesWithoutAccount'],
  payroll: ['wagePeriod', 'wageLockFailures', 'wageAdjustsToApprove', 'ordersToLock', 'wagesToPay'],
  informationClerk: ['recentFinals'],
  guest: ['myOrderStages', 'recentFinals'],
};
