import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** argon2id at 19 MiB and two passes: about 35 ms of one core. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;
/** Hashes worked on at once, so that a storm of sign-ins leaves the other requests a core. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

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
  const tag = await inTurn(() => derive[kind](md5Hex, salt));
  return `${kind}$${salt.toString('base64url')}$${tag.toString('base64url')}`;
}

const DUMMY = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(TAG_BYTES).toString('base64url')}`;

/** Takes as long for an unknown name (`undefined`) as for a known one. */
export async function verifyPassword(md5Hex: string, stored: string | undefined): Promise<boolean> {
  const [kind, salt = '', tag = ''] = (stored ?? DUMMY).split('$');
  const use = kind === 'scrypt' ? derive.scrypt : derive.argon2id;
  const computed = await inTurn(() => use(md5Hex, Buffer.from(salt, 'base64url')));
  const expected = Buffer.from(tag, 'base64url');
  const isSame = computed.length === expected.length && timingSafeEqual(computed, expected);
  return isSame && stored !== undefined;
}
