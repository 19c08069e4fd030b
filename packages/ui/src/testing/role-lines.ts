/** Roles, names and states of an accessibility tree, one a line, without words that have no role. */
export const roleLines = (snapshot: string): string[] =>
  snapshot
    .split('\n')
    .map((line) => line.trim().replace(/^- /, '').replace(/:$/, ''))
    .filter((line) => !/^(text:|\/|region ")/.test(line));

/** Longer lists, such as tables and trees, are looked at from their beginning. */
export const ROLE_LINES = 40;
