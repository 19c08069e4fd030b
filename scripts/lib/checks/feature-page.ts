import type { ServerFeature } from './feature-rules.cjs';

/** All that a feature uses, directly or by what it uses. */
function reached(features: ReadonlyMap<string, ServerFeature>, name: string): Set<string> {
  const uses = features.get(name)?.uses ?? [];
  return new Set(uses.flatMap((other) => [other, ...reached(features, other)]));
}

/** The page of the server's features, generated from their table. */
export function featurePage(table: readonly ServerFeature[]): string {
  const features = new Map(table.map((feature) => [feature.name, feature]));
  const arrows = table.flatMap(({ name, uses }) =>
    uses
      .filter((one) => !uses.some((other) => reached(features, other).has(one)))
      .map((one) => `  ${name} --> ${one}`),
  );
  const alone = table
    .filter(({ name, uses }) => uses.length === 0 && !table.some((one) => one.uses.includes(name)))
    .map(({ name }) => `  ${name}`);
  const rows = table.map(
    ({ name, what, uses }) => `| ${name} | ${what} | ${uses.join(', ') || '–'} |`,
  );
  return `# Features of the server

A folder of \`apps/server/src/features\` is a feature. It uses the features that its row of
\`apps/server/features.json\` names, by their \`public.ts\`, types included; a row names only rows above it, so
there is no cycle. \`npm run check\` names an import that points upward, one that bypasses \`public.ts\` and a folder without
a row, and prints what a row names and nobody imports (\`scripts/lib/checks/feature-rules.cjs\`).

\`apps/server/src/api.ts\`, which assembles the handlers, passes in what a feature above does when something below
happens; it runs in the same transaction: schedules stop with their order
(\`OnOrderStopped\`) and follow their calendar (\`OnCalendarChanged\`). What a decision does to its record is in
\`apps/server/src/features/workflow/decisions.ts\`; a feature that asks for consent imports only \`approvals\`.

## Drawing

An arrow that follows from others is left out.

\`\`\`mermaid
flowchart BT
${[...arrows, ...alone].join('\n')}
\`\`\`

## Table

| feature | what it keeps | uses |
|---|---|---|
${rows.join('\n')}

This page is generated from the table: \`tests/docs/server-features.test.ts\` compares them, and writes the page when
vitest updates its snapshots.
`;
}
