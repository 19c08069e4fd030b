import { sql, type Tx } from '../../database/engine.ts';

/** Browsers and addresses kept of one account: the oldest of more are dropped. */
const PLACES_KEPT = 40;

/** The first of some places at which a person has signed in before; as hashes. */
export async function knownPlace(
  tx: Tx,
  userId: string,
  places: readonly string[],
): Promise<string | undefined> {
  const found = await tx.one<{ placeHash: string }>(sql`
    select place_hash from platform.known_place
    where user_id = ${userId} and place_hash = any(${places}::text[])
    order by array_position(${places}::text[], place_hash) limit 1`);
  return found?.placeHash;
}

/** Remembers where a person signed in. */
export async function rememberPlaces(
  tx: Tx,
  userId: string,
  places: readonly string[],
): Promise<void> {
  await tx.run(sql`
    insert into platform.known_place (user_id, place_hash, last_date)
    select ${userId}::bigint, place, app_now() from unnest(${places}::text[]) as place order by place
    on conflict (user_id, place_hash) do update set last_date = excluded.last_date`);
  await tx.run(sql`
    delete from platform.known_place where user_id = ${userId} and place_hash in (
      select place_hash from platform.known_place where user_id = ${userId}
      order by last_date desc, place_hash offset ${PLACES_KEPT}::int)`);
}
