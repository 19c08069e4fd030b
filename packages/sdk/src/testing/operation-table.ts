import * as amc from '../amc.ts';
import * as ccm from '../ccm.ts';
import * as mes2 from '../mes2.ts';
import * as mmc from '../mmc.ts';
import type { OperationFacts } from '../operation.ts';

/** Every operation of the four services. */
export const everyOperation: readonly OperationFacts[] = [amc, mmc, ccm, mes2].flatMap((service) =>
  Object.values(service),
);

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
