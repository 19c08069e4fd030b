import { everyOperation } from '../generated/every-operation.ts';
import type { OperationFacts } from '../operation.ts';

const routes = everyOperation.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The operation a request is for; a path in full words wins over one with a placeholder. */
export function operationFor(method: string, path: string): OperationFacts | undefined {
  const fitting = routes.filter(
    ({ operation, pattern }) => operation.method === method && pattern.test(path),
  );
  return (fitting.find(({ operation }) => operation.path === path) ?? fitting[0])?.operation;
}
