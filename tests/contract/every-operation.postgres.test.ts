import { callEveryOperation } from './every-operation.ts';
import { sourceSdk } from './sdk-under-test.ts';

await callEveryOperation('postgres', sourceSdk);
