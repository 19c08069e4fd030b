export { type Answers, type Refusal, refusal } from './answers.ts';
export { type FakeSession, fakeSession } from './fake-session.ts';
export { type ObservedCall, type ObservedClient, observedClient } from './observed-client.ts';
export { sampleAnswers, sampleBodies } from './sample-answers.ts';
export { strictJson } from './strict-json.ts';
