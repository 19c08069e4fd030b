import { stateTable } from './state-table.ts';

export const MaintenanceStatus = {
  reported: 0,
  accepted: 1,
  repairing: 2,
  waitingParts: 3,
  finished: 4,
  confirmed: 5,
  cancelled: 9,
} as const;
export type MaintenanceStatus = (typeof MaintenanceStatus)[keyof typeof MaintenanceStatus];

/** A repair from the call to the confirmation of the line leader. */
export const maintenanceMoves = stateTable({
  what: { zh: '维修单', en: 'Repair order' },
  names: {
    0: { zh: '已报', en: 'reported' },
    1: { zh: '已接', en: 'accepted' },
    2: { zh: '维修中', en: 'in repair' },
    3: { zh: '待件', en: 'waiting for parts' },
    4: { zh: '修好', en: 'repaired' },
    5: { zh: '已确认', en: 'confirmed' },
    9: { zh: '已取消', en: 'cancelled' },
  },
  moves: {
    accept: {
      from: [MaintenanceStatus.reported],
      to: MaintenanceStatus.accepted,
      verb: { zh: '接单', en: 'accept it' },
    },
    repair: {
      from: [MaintenanceStatus.accepted],
      to: MaintenanceStatus.repairing,
      verb: { zh: '开始维修', en: 'start the repair' },
    },
    waitParts: {
      from: [MaintenanceStatus.repairing],
      to: MaintenanceStatus.waitingParts,
      verb: { zh: '待件', en: 'wait for parts' },
    },
    resume: {
      from: [MaintenanceStatus.waitingParts],
      to: MaintenanceStatus.repairing,
      verb: { zh: '继续维修', en: 'resume the repair' },
    },
    finish: {
      from: [MaintenanceStatus.repairing],
      to: MaintenanceStatus.finished,
      verb: { zh: '修好', en: 'finish it' },
    },
    confirm: {
      from: [MaintenanceStatus.finished],
      to: MaintenanceStatus.confirmed,
      verb: { zh: '确认', en: 'confirm it' },
    },
    refuse: {
      from: [MaintenanceStatus.finished],
      to: MaintenanceStatus.repairing,
      verb: { zh: '退回', en: 'refuse it' },
    },
    cancel: {
      from: [MaintenanceStatus.reported, MaintenanceStatus.accepted],
      to: MaintenanceStatus.cancelled,
      verb: { zh: '取消', en: 'cancel it' },
    },
  },
});
