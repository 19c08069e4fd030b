export * from '../env/memory.ts';
export {
  answeredWith,
  createFakeService,
  type FakeService,
  type FakeServiceOptions,
  type Fault,
} from './fake-service.ts';
export { type Behaviour, type Peer, startHostileServer } from './hostile-socket-server.ts';
export {
  comeBack,
  openTab,
  settled,
  signedIn,
  storeTokens,
  type TabOptions,
  type TestTab,
} from './signed-in.ts';
