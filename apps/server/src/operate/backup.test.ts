import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataSource } from '../backup/data-source.ts';
import { sourceOf } from '../backup/data-source.ts';
import { loadData } from '../backup/load-data.ts';
import { type Engine, sql } from '../database/engine.ts';
import { readMigrations } from '../database/migrate.ts';
import { openPglite } from '../database/pglite/pglite.ts';
import { openPostgres } from '../database/postgres/postgres.ts';
import { fileStore } from '../features/files/file-store.ts';
import { personalSeal } from '../features/people/personal-seal.ts';
import { openDatabase } from '../open-database.ts';
import { type TestDatabase, testDatabase } from '../testing/postgres.ts';
import { demoFolder } from '../testing/snapshot/demo-folder.ts';
import { operationOf } from './operation.ts';
import { configOf } from './with-database.ts';

const base = mkdtempSync(join(tmpdir(), 'garment-backup-'));
const data = join(base, 'data');
const store = join(base, 'backups');
let upload: { companyId: string; sha256: string };
let sealed: string;

beforeAll(async () => {
  await demoFolder(data);
  const companyId = await within(data, async (engine) => {
    const [company] = await engine.system((tx) =>
      tx.all<{ id: string }>(sql`select id from amc.company where code = 'CX'`),
    );
    const id = company?.id ?? '';
    const sha256 = await fileStore(data).keep(id, Buffer.from('a picture'));
    upload = { companyId: id, sha256 };
    await engine.system((tx) =>
      tx.run(sql`
        insert into amc.file_object (company_id, url, name, size, mime, sha256)
        values (${id}, '/files/p.png', 'p.png', 9, 'image/png', ${sha256})`),
    );
    return id;
  });
  expect(companyId).not.toBe('');
  sealed = personalSeal(data, undefined).close('310101199001011234');
}, 300_000);
afterAll(() => rmSync(base, { recursive: true, force: true }));

async function within<T>(folder: string, work: (engine: Engine) => Promise<T>): Promise<T> {
  const database = await openDatabase(configOf(['--data', folder], {}), () => {});
  try {
    return await work(database.engine);
  } finally {
    await database.close();
  }
}
async function run(name: string, args: readonly string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const code = await operationOf(name)?.(args, env, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
}
const contents = (engine: Engine): Promise<DataSource> => engine.snapshot(sourceOf);
const summaryOf = ({ tables, sequences }: DataSource) => ({
  tables: tables.map(({ name, rows, sum }) => [name, rows, sum]),
  sequences,
});
/** Chains of the logs grow by a restore's own check; everything else is as it was. */
const withoutChains = (source: DataSource) => ({
  tables: summaryOf(source).tables.filter(([name]) => !String(name).startsWith('platform.audit_')),
  sequences: source.sequences,
});
const backupIn = (folder: string) => join(folder, readdirSync(folder).sort().at(-1) ?? '');
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
const emptyDatabase = async (work: (database: TestDatabase) => Promise<void>) => {
  const database = await testDatabase();
  try {
    await work(database);
  } finally {
    await database.drop();
  }
};
const tablesLeft = async (url: string) => {
  const engine = await openPostgres({ url });
  const left = await engine.system((tx) =>
    tx.all(sql`select nspname from pg_namespace where nspname in ('amc', 'mes2', 'platform')`),
  );
  await engine.close();
  return left;
};

test('a database is asked whether it keeps companies apart, and what leads past it is named', async () => {
  const check = () => run('check-isolation', ['--data', data]);
  expect(await check()).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^\d{3} tables keep companies apart$/m),
  });
  const alter = (statement: ReturnType<typeof sql>) =>
    within(data, (engine) => engine.system((tx) => tx.run(statement)));
  await alter(sql`alter table mes2.scan no force row level security`);
  const { code, said } = await check();
  expect(code).toBe(1);
  expect(said).toContain('mes2.scan does not force row security on its owner');
  await alter(sql`alter table mes2.scan force row level security`);
});

test('a database is asked every sentence that has to hold, and what breaks one is named', async () => {
  const verify = () => run('verify-invariants', ['--data', data]);
  expect(await verify()).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^all \d+ hold$/m),
  });
  const add = (by: number) =>
    within(data, (engine) =>
      engine.system(async (tx) => {
        await tx.run(sql`set local session_replication_role = replica`);
        const changed = await tx.run(sql`update mes2.order_color_size set num = num + ${by}`);
        expect(changed).toBeGreaterThan(0);
      }),
    );
  await add(1);
  const { code, said } = await verify();
  expect(code).toBe(1);
  expect(said).toMatch(/^I1 does not hold: .+\n {2}company \d+: /m);
  await add(-1);
});

test('a backup comes back into another folder to the last row, with uploads and key', async () => {
  const before = await within(data, contents);
  const made = await run('backup', ['--data', data, '--to', store]);
  expect(made).toMatchObject({ code: 0 });
  expect(made.said).toMatch(/uploads {7}1 \(0 had no bytes\)\nkey {11}is in the backup/);
  const [name] = readdirSync(store);
  expect(name).toMatch(/^garment-\d{8}T\d{6}Z$/);

  const other = join(base, 'other');
  const restored = await run('restore', ['--data', other, '--from', backupIn(store)]);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('0 places') });
  const after = await within(other, contents);
  expect(withoutChains(after)).toEqual(withoutChains(before));
  expect(before.tables.find((table) => table.name === 'mes2.bundle')?.rows).not.toBe('0');
  expect(String(await fileStore(other).read(upload.companyId, upload.sha256))).toBe('a picture');
  expect(personalSeal(other, undefined).open(sealed)).toBe('310101199001011234');

  // Never over something, uploads of somebody else's database included.
  const file =
    filesIn(other).find((path) => path.includes(upload.sha256)) ?? expect.fail('no upload');
  writeFileSync(file, 'another picture');
  await expect(run('restore', ['--data', other, '--from', backupIn(store)])).rejects.toThrow(
    /^the target is not empty: \d+ tables/,
  );
  expect(readFileSync(file, 'utf8')).toBe('another picture');
  writeFileSync(file, 'a picture');
  expect(withoutChains(await within(other, contents))).toEqual(withoutChains(before));
}, 300_000);

test('a backup that lost or changed a byte, or comes from another version, is refused before anything is written', async () => {
  const target = join(base, 'never');
  const broken = join(base, 'broken');
  const tried = async (spoil: (folder: string) => void) => {
    cpSync(backupIn(store), broken, { recursive: true });
    spoil(broken);
    const refused = await run('restore', ['--data', target, '--from', broken]).catch(
      (error: Error) => error.message,
    );
    rmSync(broken, { recursive: true });
    return refused;
  };
  const spoilManifest = (change: (text: string) => string) => (folder: string) => {
    const path = join(folder, 'manifest.json');
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const table = join('tables', 'mes2.bundle.gz');
  expect(await tried((folder) => rmSync(join(folder, table)))).toMatch(/mes2.bundle.gz .* cannot/);
  expect(await tried((folder) => writeFileSync(join(folder, table), 'x'))).toMatch(
    /mes2.bundle.gz of the backup is not what was written/,
  );
  expect(await tried((folder) => rmSync(join(folder, 'manifest.json')))).toMatch(/no backup/);
  expect(
    await tried(spoilManifest((text) => text.replace('"number": "0125"', '"number": "9999"'))),
  ).toMatch(/knows migration 9999/);
  expect(
    await tried(spoilManifest((text) => text.replace(/("mes2.bundle",[^}]*"rows": ")\d+/, '$17'))),
  ).toMatch(/^these tables differ from their source: mes2.bundle \(\d+ rows instead of 7\)$/);
  expect(filesIn(target)).toEqual([]);
}, 300_000);

test('a backup from before the baseline comes back, one that stopped on the way there is refused', async () => {
  const [{ replaces } = expect.fail('no baseline'), ...later] = readMigrations();
  const files = Object.entries(replaces?.migrations ?? {}).map(([name, hash]) => ({
    number: name.slice(0, 4),
    hash,
  }));
  const had = (migrations: readonly object[]) => {
    const folder = join(base, `of ${migrations.length}`);
    cpSync(backupIn(store), folder, { recursive: true });
    const path = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...manifest, migrations }));
    return folder;
  };
  const target = join(base, 'from before');
  await expect(
    run('restore', ['--data', target, '--from', had(files.slice(0, -1))]),
  ).rejects.toThrow(
    /^the source lacks migration 0125_.* commit [0-9a-f]+ .*the database is as it was$/,
  );
  expect(filesIn(target)).toEqual([]);

  const whole = had([...files, ...later.map(({ number, hash }) => ({ number, hash }))]);
  expect(await run('restore', ['--data', target, '--from', whole])).toMatchObject({ code: 0 });
  const register = await within(target, (engine) =>
    engine.system((tx) => tx.all(sql`select number, hash from public.schema_migration order by 1`)),
  );
  expect(register).toEqual(readMigrations().map(({ number, hash }) => ({ number, hash })));
}, 300_000);

test('a backup under another key of personal data is refused', async () => {
  const target = join(base, 'other key');
  const key = Buffer.alloc(32, 7).toString('base64');
  await expect(
    run('restore', ['--data', target, '--from', backupIn(store)], { SRV_DATA_KEY: key }),
  ).rejects.toThrow('in SRV_DATA_KEY is not the one of the backup');
});

test('a server is not backed up behind its back', async () => {
  await within(data, async () => {
    await expect(run('backup', ['--data', data, '--to', store])).rejects.toThrow(/in use/);
  });
});

test('only backups are removed, the oldest ones', async () => {
  const folder = join(base, 'kept');
  for (const name of ['garment-20250101T000000Z', 'garment-20250102T000000Z', 'mine'])
    cpSync(backupIn(store), join(folder, name), { recursive: true });
  await run('backup', ['--data', data, '--to', folder, '--keep', '2']);
  expect(readdirSync(folder).sort()).toEqual([
    'garment-20250102T000000Z',
    expect.stringMatching(/^garment-\d{8}T\d{6}Z$/),
    'mine',
  ]);
});

test('a load that breaks off leaves the target empty, whether by an error or a lost connection', async () => {
  const source = await openPglite({ folder: join(data, 'pglite') });
  await emptyDatabase(async ({ url }) => {
    const engine = await openPostgres({ url });
    const broken = (how: () => Promise<unknown>) =>
      source.snapshot(async (snapshot) => {
        const all = await sourceOf(snapshot);
        const read: DataSource['read'] = async function* (table) {
          if (table.name === 'mes2.scan') await how();
          yield* all.read(table);
        };
        await loadData(engine, { ...all, read }, () => {});
      });
    await expect(broken(() => Promise.reject(new Error('the disk is gone')))).rejects.toThrow(
      'the disk is gone',
    );
    expect(await tablesLeft(url)).toEqual([]);
    await expect(
      broken(() =>
        engine.system((tx) =>
          tx.all(sql`
            select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and application_name = 'garment-mes load'`),
        ),
      ),
    ).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    expect(await tablesLeft(url)).toEqual([]);
    await engine.close();
  });
  await source.close();
}, 300_000);

test('the embedded database moves to PostgreSQL whole, once, and is not opened again by mistake', async () => {
  const moved = await demoFolder(join(base, 'moved'));
  const before = await within(moved, contents);
  await emptyDatabase(async ({ url }) => {
    const done = await run('graduate', ['--data', moved, '--to', url]);
    expect(done).toMatchObject({ code: 0, said: expect.stringContaining('DATABASE_URL') });
    const engine = await openPostgres({ url });
    expect(withoutChains(await contents(engine))).toEqual(withoutChains(before));

    await expect(within(moved, contents)).rejects.toThrow(/^this data was moved to PostgreSQL at/);
    rmSync(join(moved, 'moved-to-postgresql'));
    expect(withoutChains(await within(moved, contents))).toEqual(withoutChains(before));
    await expect(run('graduate', ['--data', moved, '--to', url])).rejects.toThrow(
      /the target is not empty/,
    );
    expect(existsSync(join(moved, 'moved-to-postgresql'))).toBe(false);

    // And back out of PostgreSQL: a backup of it comes back into an embedded database.
    const fromPostgres = join(base, 'from postgres');
    const env = { DATABASE_URL: url };
    expect(await run('backup', ['--data', moved, '--to', fromPostgres], env)).toMatchObject({
      code: 0,
    });
    const back = join(base, 'back');
    await run('restore', ['--data', back, '--from', backupIn(fromPostgres)]);
    expect(withoutChains(await within(back, contents))).toEqual(withoutChains(before));
    await engine.close();
  });
}, 300_000);
