import type { OperationId } from './generated/operations.ts';

/**
 * Operations of the documents without a handler. They are answered with HTTP 501 and give nobody a
 * right. The list only shrinks.
 */
export const notYet = [
  // amc
  // ccm
  // mes2
  'acceptMachineMaintenance',
  'cancelSiteTask',
  'confirmMachineMaintenance',
  'correctSiteRecord',
  'createSiteTasks',
  'finishMachineMaintenance',
  'getCustomerAttainmentReport',
  'getCutPieceStockReport',
  'getCuttingTableBoardByShade',
  'getDepartmentReport',
  'getEfficiencyReport',
  'getEmployeeSkillHistory',
  'getEmployeeSkillReport',
  'getHangerOrderReport',
  'getHangerStationReport',
  'getKeyOrderReport',
  'getLineAttainmentReport',
  'getMachineFloor',
  'getMachineGap',
  'getMachineMaintenanceReport',
  'getNonProductiveTimeReport',
  'getPatrolReport',
  'listMachineLocations',
  'listMachineMaintenanceBills',
  'listMessageProblemLogs',
  'listSiteRecords',
  'listSiteTasks',
  'previewSiteTasks',
  'recheckSiteRecord',
  'reportMachineMaintenance',
  'resendProblemMessage',
  'saveSiteRecords',
  'startMachineMaintenance',
  'submitSiteTask',
  'waitForMachineParts',
] as const satisfies readonly OperationId[];
