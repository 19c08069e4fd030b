const ENTRY = /<script[^>]+type="module"[^>]+src="([^"]+)"/;

/** The script a page starts with; its name changes with every build. */
export const entryOf = (html: string): string | undefined => ENTRY.exec(html)?.[1];

/** The script this page was started with; `undefined` where another page brought the workbench. */
export const runningBuild = (): string | undefined =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;

/**
 * The script the server hands out now.
 * @param home address of the workbench's own page
 */
export async function deployedBuild(home: string): Promise<string | null> {
  const answer = await fetch(home, { cache: 'no-store', headers: { accept: 'text/html' } });
  return answer.ok ? (entryOf(await answer.text()) ?? null) : null;
}
