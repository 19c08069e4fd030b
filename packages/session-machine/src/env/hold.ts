/**
 * A lock that its holder has not renewed for so long belongs to a page or process that died. Well below the 10 s in
 * which a server still answers a refresh token that it has replaced: whoever comes next sends the same token again,
 * because the answer died with the holder.
 */
export const LEASE_MS = 4_000;

/** A holder renews its lock this often. */
export const BEAT_MS = 1_000;

/** Whoever waits for a lock looks again this often. */
export const RETRY_MS = 50;
