import { stateTable } from './state-table.ts';

export const MachineStatus = {
  stopped: 0,
  running: 1,
  repair: 2,
  idle: 3,
  scrapped: 4,
} as const;
export type MachineStatus = (typeof MachineStatus)[keyof typeof MachineStatus];

/** A machine; scrapped is final. */
export const machineMoves = stateTable({
  what: { zh: '设备', en: 'Machine' },
  names: {
    0: { zh: '停用', en: 'stopped' },
    1: { zh: '运行中', en: 'running' },
    2: { zh: '维修中', en: 'in repair' },
    3: { zh: '闲置', en: 'idle' },
    4: { zh: '已报废', en: 'scrapped' },
  },
  moves: {
    start: {
      from: [MachineStatus.stopped, MachineStatus.idle],
      to: MachineStatus.running,
      verb: { zh: '启用', en: 'start it' },
    },
    stop: {
      from: [MachineStatus.running],
      to: MachineStatus.stopped,
      verb: { zh: '停用', en: 'stop it' },
    },
    idle: {
      from: [MachineStatus.running],
      to: MachineStatus.idle,
      verb: { zh: '闲置', en: 'set it idle' },
    },
    repair: {
      from: [MachineStatus.stopped, MachineStatus.running, MachineStatus.idle],
      to: MachineStatus.repair,
      verb: { zh: '报修', en: 'report it' },
    },
    repaired: {
      from: [MachineStatus.repair],
      to: MachineStatus.running,
      verb: { zh: '修好', en: 'return it' },
    },
    repairedIdle: {
      from: [MachineStatus.repair],
      to: MachineStatus.idle,
      verb: { zh: '修好', en: 'return it' },
    },
    scrap: {
      from: [MachineStatus.stopped, MachineStatus.idle],
      to: MachineStatus.scrapped,
      verb: { zh: '报废', en: 'scrap it' },
    },
  },
});
