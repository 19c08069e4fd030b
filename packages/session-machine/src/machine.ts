export { channelMachine } from './channel/channel.machine.ts';
export { companyMachine } from './company/company.machine.ts';
export { sessionMachine } from './session/session.machine.ts';
export { tabsMachine } from './tabs/tabs.machine.ts';
export { tokenMachine } from './token/token.machine.ts';
