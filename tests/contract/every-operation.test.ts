import { callEveryOperation } from './every-operation.ts';
import { packedSdk } from './sdk-under-test.ts';

// Building and packing comes first where the sources of the SDK have changed.
await callEveryOperation('pglite', await packedSdk());
