import { ConfigError } from '../config.ts';

/**
 * Takes a command's own flags out of its arguments; the rest are flags of the server.
 * @throws {ConfigError} for a flag without its value
 */
export function ownFlags<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): { readonly own: { readonly [N in Name]?: string }; readonly rest: readonly string[] } {
  const own: { [N in Name]?: string } = {};
  const rest: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const name = names.find((each) => arg === `--${each}`);
    const value = args[at + 1];
    if (name === undefined) rest.push(arg);
    else if (value === undefined) throw new ConfigError(`--${name} takes a value; see --help`);
    else {
      own[name] = value;
      at += 1;
    }
  }
  return { own, rest };
}
