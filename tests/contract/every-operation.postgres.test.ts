import { callEveryOperation } from './every-operation.ts';

await callEveryOperation('postgres');
