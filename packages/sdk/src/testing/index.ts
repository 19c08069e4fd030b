export { type Answers, type Refusal, refusal } from './answers.ts';
export { type FakeSession, fakeSession } from './fake-session.ts';
export { type MockHandler, mockFetch, mockHandlers } from './mock-handlers.ts';
export type { ObservedCall } from './observe.ts';
export { type ObservedClient, type ObservedOptions, observedClient } from './observed-client.ts';
export { sampleAnswers, sampleBodies } from './sample-answers.ts';
export { strictJson } from './strict-json.ts';
