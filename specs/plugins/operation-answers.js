/** Whoever calls knows what may come back: the success, a refused token, every other failure. */
export const operationAnswers = () => ({
  Operation(operation, { report, location }) {
    for (const message of faults(operation))
      report({ message, location: location.child('responses').key() });
  },
});

function* faults(operation) {
  const { responses = {} } = operation;
  if (responses['200'] === undefined) yield 'The success (200) is missing.';
  if (responses.default === undefined) yield 'The failure (default) is missing.';
  if (operation['x-open'] !== true && responses['401'] === undefined)
    yield 'A call with a token may be refused (401): say so.';
  if (typeof operation['x-summary-en'] !== 'string') yield 'x-summary-en is missing.';
  if (!Array.isArray(operation['x-refusals']) && operation['x-open'] !== true)
    yield 'x-refusals lists the statuses of refusals; an empty list says that there is none.';
}
