import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Clock, clockFrom } from './clock.ts';
import type { RequestLimits } from './database/pglite/pglite.ts';
import { readTrustedProxies, type TrustsProxy } from './http/client-address.ts';
import type { PageSettings } from './http/page-settings.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database and of uploads. */
  readonly dataFolder: string;
  readonly database:
    | { readonly kind: 'pglite' | 'native' }
    | { readonly kind: 'url'; readonly url: string };
  /** Throw the data away first. */
  readonly reset: boolean;
  readonly demo: boolean;
  /** How much the demo factories have behind them, 1 to 100. */
  readonly scale: number;
  /** Simulate work in the demo factory. */
  readonly simulate: boolean;
  readonly accessSeconds: number;
  /** Origins, besides this machine's own, that a sign-in may return to. */
  readonly callbackOrigins: readonly string[];
  /** What the pages read about this installation. */
  readonly pageSettings: PageSettings;
  readonly logLevel: string;
  /** Which machines in front are believed in `x-forwarded-*`. */
  readonly trusts?: TrustsProxy;
  /** What `/metrics` asks for. */
  readonly metricsToken?: string;
  /** Compare every answer with its document and print where they differ. */
  readonly checkAnswers: boolean;
  /** NATS between servers instead of the database, and the first part of its subjects. */
  readonly nats?: { readonly servers: string; readonly prefix: string };
  /** In place of the machine's time. */
  readonly clock?: Clock;
  /** What a request may take of the one session of the embedded database. */
  readonly requests: RequestLimits;
  /** Where a backup is written each day, and how many are kept. */
  readonly backups?: { readonly folder: string; readonly kept: number };
}

/** A setting is not understood; the sentence says which. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export const HELP = readFileSync(new URL('./start-help.txt', import.meta.url), 'utf8').trimEnd();

const KNOWN = [
  'SRV_ACCESS_SECONDS',
  'SRV_BACKUPS_KEPT',
  'SRV_BACKUP_FOLDER',
  'SRV_CALLBACK_ORIGINS',
  'SRV_CHECK_ANSWERS',
  'SRV_CLOCK',
  'SRV_COOKIE_DOMAINS',
  'SRV_DATA_KEY',
  'SRV_LOG_LEVEL',
  'SRV_METRICS_TOKEN',
  'SRV_NATS_PREFIX',
  'SRV_NATS_URL',
  'SRV_STATEMENT_SECONDS',
  'SRV_TRUST_PROXY',
  'SRV_USER_CENTRE',
  'SRV_USER_CENTRE_DOMAINS',
  'SRV_WAIT_SECONDS',
];
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

/**
 * Flags and environment, read once.
 * @returns `'help'` when only the help is wanted
 * @throws {ConfigError} on an unknown flag or name, or a value out of range
 */
export function readConfig(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Config | 'help' {
  const flags = readFlags(args);
  if (flags.help) return 'help';
  const unknown = Object.keys(env).find((name) => name.startsWith('SRV_') && !KNOWN.includes(name));
  if (unknown) throw new ConfigError(`${unknown} is not a setting of this server`);
  if (flags.db !== undefined && flags.db !== 'native' && flags.db !== 'pglite')
    throw new ConfigError(`--db takes native or pglite, not ${flags.db}`);
  const level = env.SRV_LOG_LEVEL ?? 'warn';
  if (!LEVELS.includes(level))
    throw new ConfigError(`SRV_LOG_LEVEL is one of ${LEVELS.join(', ')}`);
  const origins = (env.SRV_CALLBACK_ORIGINS ?? '').split(',').filter((origin) => origin !== '');
  const wrong = origins.find((origin) => !/^https?:\/\//.test(origin) || !URL.canParse(origin));
  if (wrong) throw new ConfigError(`SRV_CALLBACK_ORIGINS holds ${wrong}, which is no origin`);
  return {
    port: integer('--port', flags.port, 7300, 0, 65_535),
    host: flags.host ?? '127.0.0.1',
    dataFolder: resolve(flags.data ?? '.data'),
    database:
      flags.db === undefined && env.DATABASE_URL
        ? { kind: 'url', url: env.DATABASE_URL }
        : { kind: flags.db ?? 'pglite' },
    reset: flags.reset ?? false,
    demo: !flags['no-demo'],
    scale: integer('--scale', flags.scale, 1, 1, 100),
    simulate: !flags['no-simulate'],
    accessSeconds: integer('SRV_ACCESS_SECONDS', env.SRV_ACCESS_SECONDS, 900, 5, 86_400),
    callbackOrigins: origins,
    pageSettings: pageSettings(env),
    logLevel: level,
    checkAnswers: env.SRV_CHECK_ANSWERS === '1',
    requests: {
      statementMs: 1_000 * integer('SRV_STATEMENT_SECONDS', env.SRV_STATEMENT_SECONDS, 5, 1, 600),
      waitMs: 1_000 * integer('SRV_WAIT_SECONDS', env.SRV_WAIT_SECONDS, 10, 1, 600),
    },
    ...(env.SRV_TRUST_PROXY && { trusts: trustedProxies(env.SRV_TRUST_PROXY) }),
    ...(env.SRV_METRICS_TOKEN && { metricsToken: metricsToken(env.SRV_METRICS_TOKEN) }),
    ...(env.SRV_NATS_URL && {
      nats: { servers: env.SRV_NATS_URL, prefix: natsPrefix(env.SRV_NATS_PREFIX) },
    }),
    ...(env.SRV_CLOCK && { clock: clockAt(env.SRV_CLOCK, env.NODE_ENV) }),
    ...(env.SRV_BACKUP_FOLDER && {
      backups: {
        folder: resolve(env.SRV_BACKUP_FOLDER),
        kept: integer('SRV_BACKUPS_KEPT', env.SRV_BACKUPS_KEPT, 7, 1, 1_000),
      },
    }),
  };
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A server whose clock shows `text` as it starts. Nobody is paid by such a clock. */
function clockAt(text: string, mode: string | undefined): Clock {
  if (mode === 'production') throw new ConfigError('SRV_CLOCK is for tests, not for production');
  const moment = new Date(text);
  if (!MOMENT.test(text) || Number.isNaN(moment.getTime()))
    throw new ConfigError(
      `SRV_CLOCK takes a moment such as 2028-02-29T09:15:00+08:00, not ${text}`,
    );
  return clockFrom(moment);
}

function trustedProxies(text: string): TrustsProxy {
  const trusts = readTrustedProxies(text);
  if (!trusts)
    throw new ConfigError(
      `SRV_TRUST_PROXY takes a number of hops up to 10, or addresses and networks such as 10.0.0.7,10.1.0.0/16, not ${text}`,
    );
  return trusts;
}

function metricsToken(text: string): string {
  if (!/^[\w.~+/=-]{16,}$/.test(text))
    throw new ConfigError(
      'SRV_METRICS_TOKEN takes 16 or more letters, digits and signs of a bearer token',
    );
  return text;
}

function natsPrefix(prefix = 'garment'): string {
  if (!/^[\w-]{1,64}$/.test(prefix))
    throw new ConfigError(`SRV_NATS_PREFIX takes letters, digits, _ and -, not ${prefix}`);
  return prefix;
}

/** Two parts, as `factory.example`: anything else would be a host, or a suffix others live under. */
const DOMAIN = /^[a-z0-9-]+\.[a-z0-9-]+$/i;

function pageSettings(env: Readonly<Record<string, string | undefined>>): PageSettings {
  for (const name of ['SRV_COOKIE_DOMAINS', 'SRV_USER_CENTRE_DOMAINS']) {
    const wrong = env[name]?.split(',').find((domain) => !DOMAIN.test(domain.trim()));
    if (wrong !== undefined)
      throw new ConfigError(`${name} holds ${wrong}, which is no domain of two parts`);
  }
  const centre = env.SRV_USER_CENTRE;
  if (centre !== undefined && !(/^https?:\/\//.test(centre) && URL.canParse(centre)))
    throw new ConfigError(`SRV_USER_CENTRE is ${centre}, which is no address`);
  return {
    ...(env.SRV_COOKIE_DOMAINS && { 'cookie-domains': env.SRV_COOKIE_DOMAINS }),
    ...(env.SRV_USER_CENTRE_DOMAINS && { 'user-centre-domains': env.SRV_USER_CENTRE_DOMAINS }),
    ...(centre && { 'user-centre': centre }),
  };
}

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        db: { type: 'string' },
        reset: { type: 'boolean' },
        'no-demo': { type: 'boolean' },
        scale: { type: 'string' },
        simulate: { type: 'boolean' },
        'no-simulate': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new ConfigError(`${(error as Error).message.split('.')[0]}; see --help`);
  }
}

function integer(
  name: string,
  text: string | undefined,
  otherwise: number,
  least: number,
  most: number,
): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new ConfigError(`${name} takes a whole number from ${least} to ${most}, not ${text}`);
  return value;
}
