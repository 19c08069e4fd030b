export { channelMachine } from './channel/channel.machine.ts';
export { companyMachine } from './company/company.machine.ts';
export { sessionMachine } from './session/session.machine.ts';
export type { Entrance } from './session/types.ts';
export type { Side } from './tabs/logic.ts';
export { tabsMachine } from './tabs/tabs.machine.ts';
export type { TabList } from './tabs/types.ts';
export { tokenMachine } from './token/token.machine.ts';
export type { Standing } from './token/types.ts';
