/** What was asked for is not done, and nothing was changed; the sentence says why. */
export class OperationRefused extends Error {
  override readonly name = 'OperationRefused';
}
