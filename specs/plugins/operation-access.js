const KINDS = ['own', 'screen', 'button'];
const PERMISSION_KEY = /^(GET|POST|PUT|PATCH|DELETE|FIELD|EXPORT)\^\S+$/;

/** Who may call is never left to a default: an operation is open, or names the right it asks for. */
export const operationAccess = () => ({
  Operation(operation, { report, location }) {
    for (const message of faults(operation)) report({ message, location: location.key() });
  },
});

function* faults(operation) {
  const open = operation['x-open'];
  const kind = operation['x-permission'];
  const screens = operation['x-screens'];
  const key = operation['x-permission-key'];

  if (open !== undefined && open !== true) yield 'x-open is either true or left out.';
  if (open === true && kind !== undefined) yield 'An open operation asks for no permission.';
  if (open !== true && !KINDS.includes(kind))
    yield `x-permission must be one of ${KINDS.join(', ')}, or the operation x-open.`;
  if (kind === 'screen' && !(Array.isArray(screens) && screens.length > 0))
    yield 'x-permission: screen needs the routes in x-screens.';
  if (key !== undefined && kind !== 'button')
    yield 'x-permission-key belongs to x-permission: button.';
  if (key !== undefined && !PERMISSION_KEY.test(key))
    yield `x-permission-key "${key}" is not METHOD^/service/path.`;
}
