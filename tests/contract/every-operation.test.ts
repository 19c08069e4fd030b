import { callEveryOperation } from './every-operation.ts';

await callEveryOperation('pglite');
