import { DomainError } from '@garment-mes/domain/refusals';
import type { Engine } from '../../database/engine.ts';
import { lineOf } from '../../http/client-address.ts';
import { hashOf } from '../secrets.ts';
import { knownPlace, rememberPlaces } from './known-places.sql.ts';
import { countAt, giveBackAt, type Pace } from './pace.sql.ts';

/** Tries at one account from one place. */
const AT_PLACE = { atOnce: 5, secondsEach: 5 };
/** Tries at one account from all places where the person has not signed in before. */
const AT_ACCOUNT = { atOnce: 20, secondsEach: 60 };
/** Tries from one address at all accounts whose person has not signed in there before. */
const OF_ADDRESS = { atOnce: 100, secondsEach: 5 };

/** Whose password is tried, and from where. */
export interface Trier {
  readonly username: string;
  /** `undefined` for a name that nobody has. */
  readonly userId: string | undefined;
  readonly ip: string;
  /** Secret of the browser, where somebody signed in with it before. */
  readonly device?: string;
}

/** A try that was counted and may be judged. */
export interface Try {
  /** The person has signed in at this place before. */
  readonly isKnown: boolean;
  /** What a wrong password is answered. */
  readonly ifWrong: DomainError;
  readonly counted: readonly Pace[];
  /** Hash of the address. */
  readonly address: string;
}

const tooMany = (seconds: number) => new DomainError('too-many-tries', { seconds });

/**
 * Counts a try before it is judged, so that guesses sent side by side count too.
 *
 * In a browser or at an address where a person has signed in before, the pace of that place is all there is, so that nobody is kept out by what others
 * guess from the same address or from everywhere else. What all others have spent is counted there too, and once it is
 * spent a wrong password is answered as a try that was not judged: who guesses does not learn which names are known.
 *
 * @throws {DomainError} `too-many-tries` with the seconds to wait
 */
export const countTry = (engine: Engine, { username, userId, ip, device }: Trier): Promise<Try> =>
  engine.system(async (tx) => {
    const line = lineOf(ip);
    const address = hashOf(`place ${line}`);
    // The browser before the address: a person whose browser is known shares a pace with nobody.
    const places = device === undefined ? [address] : [placeOfDevice(device), address];
    const known = userId === undefined ? undefined : await knownPlace(tx, userId, places);
    const place = known ?? address;
    const own = [{ ...AT_PLACE, key: hashOf(`try ${username} ${place}`) }];
    const shared = [
      { ...AT_ACCOUNT, key: hashOf(`account ${username}`) },
      { ...OF_ADDRESS, key: hashOf(`address ${line}`) },
    ];
    const paces = [...own, ...shared];
    const wait = await countAt(tx, known === undefined ? paces : own);
    if (wait > 0) throw tooMany(wait);
    const sharedWait = known === undefined ? 0 : await countAt(tx, shared);
    return {
      isKnown: known !== undefined,
      ifWrong: sharedWait > 0 ? tooMany(sharedWait) : new DomainError('wrong-credentials', {}),
      counted: sharedWait > 0 ? own : paces,
      address,
    };
  });

/** The try was not judged: what was counted for it does not stand. */
export const takeBack = (engine: Engine, { counted }: Try): Promise<void> =>
  engine.system((tx) => giveBackAt(tx, counted));

/** The password was right: what was counted does not stand, and the person is known there from now on. */
export const admit = (
  engine: Engine,
  { counted, address }: Try,
  userId: string,
  device: string | undefined,
): Promise<void> =>
  engine.system(async (tx) => {
    await giveBackAt(tx, counted);
    const places = device === undefined ? [address] : [placeOfDevice(device), address];
    await rememberPlaces(tx, userId, places);
  });

const placeOfDevice = (device: string) => hashOf(`device ${device}`);
