import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Lane } from './tries/lane.ts';

/** argon2id at 19 MiB and two passes: about 35 ms of one core. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;
/** Hashes worked on at once; a storm of sign-ins leaves the other requests at least one core. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Passwords that wait to be looked at: some three seconds of them. */
const MOST_WAITING = 100;

const guesses = new Lane({ atOnce: AT_ONCE, waiting: MOST_WAITING });
/** New passwords: who sets one is signed in already, and a demo sets many. */
const settings = new Lane({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });

/** Passwords that are looked at now or wait for it. */
export const passwordsWaiting = (): number => guesses.busy;

// Node below 24 has no argon2; scrypt is used and is replaced at the next sign-in there.
const derive = {
  argon2id: (secret: string, salt: Buffer): Promise<Buffer> =>
    promisify(argon2)('argon2id', {
      message: secret,
      nonce: salt,
      parallelism: 1,
      tagLength: TAG_BYTES,
      memory: MEMORY_KIB,
      passes: PASSES,
    }),
  scrypt: (secret: string, salt: Buffer): Promise<Buffer> =>
    new Promise((resolve, reject) =>
      scrypt(secret, salt, TAG_BYTES, { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 27 }, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    ),
};

/** @param md5Hex what the sign-in page sends: the MD5 of what the person typed, in lower-case hex */
export async function hashPassword(md5Hex: string): Promise<string> {
  const kind = typeof argon2 === 'function' ? 'argon2id' : 'scrypt';
  const salt = randomBytes(16);
  const tag = await settings.run(() => derive[kind](md5Hex, salt));
  return `${kind}$${salt.toString('base64url')}$${tag.toString('base64url')}`;
}

const DUMMY = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(TAG_BYTES).toString('base64url')}`;

/**
 * Takes as long for an unknown name (`undefined`) as for a known one.
 *
 * @param goesFirst before all others that wait
 * @throws {LaneFull} when too many wait
 */
export async function verifyPassword(
  md5Hex: string,
  stored: string | undefined,
  goesFirst = false,
): Promise<boolean> {
  const [kind, salt = '', tag = ''] = (stored ?? DUMMY).split('$');
  const use = kind === 'scrypt' ? derive.scrypt : derive.argon2id;
  const computed = await guesses.run(() => use(md5Hex, Buffer.from(salt, 'base64url')), goesFirst);
  const expected = Buffer.from(tag, 'base64url');
  const isSame = computed.length === expected.length && timingSafeEqual(computed, expected);
  return isSame && stored !== undefined;
}
