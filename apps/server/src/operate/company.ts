import { ConfigError } from '../config.ts';
import { createCompany } from '../new-company/create-company.ts';
import { prepare } from '../prepare.ts';
import { answering } from './answering.ts';
import type { Environment, Said } from './operation.ts';
import { ownFlags } from './own-flags.ts';
import { configOf, withDatabase } from './with-database.ts';

/** `company create`: begins a company and says the first password of its administrator, this once. */
export async function company(
  [what, ...args]: readonly string[],
  env: Environment,
  say: Said,
): Promise<number> {
  if (what !== 'create') throw new ConfigError('company takes create; see --help');
  const { own, rest } = ownFlags(args, ['code', 'name', 'admin', 'phone', 'lang']);
  const { code, name, admin, phone, lang = 'zh-CN' } = own;
  if (code === undefined || name === undefined || admin === undefined || phone === undefined)
    throw new ConfigError('company create takes --code, --name, --admin and --phone; see --help');
  if (lang !== 'zh-CN' && lang !== 'en') throw new ConfigError('--lang takes zh-CN or en');
  const begun = await withDatabase(configOf(rest, env), say, async (engine) => {
    await prepare(engine, false, say);
    return answering(createCompany(engine, { code, name, admin, phone }, lang));
  });
  say(`company       ${code.trim().toUpperCase()} ${name.trim()}`);
  say(`sign-in name  ${begun.username}`);
  say(`first password ${begun.password}  (shown this once; it is changed at the first sign-in)`);
  return 0;
}
