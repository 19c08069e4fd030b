import { type Engine, sql } from '../database/engine.ts';

/** What pages of before a sign-in call the product. */
export async function platformOf(
  engine: Engine,
): Promise<{ name: string; logo: string | undefined }> {
  const rows = await engine.system((tx) =>
    tx.all<{ name: string; value: string | null }>(sql`
      select name, value from amc.platform_config where name in ('platName', 'platLogo')`),
  );
  const value = (name: string) => rows.find((row) => row.name === name)?.value ?? undefined;
  return { name: value('platName') ?? 'Garment MES', logo: value('platLogo') };
}
