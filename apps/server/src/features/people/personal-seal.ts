import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FILE = 'personal-data.key';

/** Keeps identity and bank card numbers unreadable in the database and in its backups. */
export interface PersonalSeal {
  close(plain: string): string;
  /** @throws where the text was closed with another key, or altered */
  open(sealed: string): string;
}

/**
 * AES-256-GCM with a key that lies outside the database: `SRV_DATA_KEY` (32 bytes, base64), which servers
 * on one database share, or else a file of the data folder, made at the first start. A server without a
 * data folder (tests) has a key of its own life.
 */
export function personalSeal(
  dataFolder: string | undefined,
  given = process.env.SRV_DATA_KEY,
): PersonalSeal {
  const key = given === undefined ? keyOfFolder(dataFolder) : Buffer.from(given, 'base64');
  if (key.length !== KEY_BYTES)
    throw new Error('the key of personal data is not 32 bytes in base64');
  return {
    close(plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}

function keyOfFolder(folder: string | undefined): Buffer {
  if (folder === undefined || !existsSync(folder)) return randomBytes(KEY_BYTES);
  const path = join(folder, FILE);
  if (!existsSync(path))
    writeFileSync(path, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' });
  return Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
}
