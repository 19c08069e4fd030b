import { getPlatformConfig } from '@garment-mes/sdk/amc';
import styles from './board-frame.module.css';
import { useFeed } from './use-feed.ts';

const HOUR_MS = 3_600_000;

/** The sign of the platform, where it has one. */
export function Logo() {
  const { data } = useFeed({
    topics: [],
    refreshMs: HOUR_MS,
    load: (client, signal) => getPlatformConfig(client, undefined, { signal }),
  });
  const address = data?.find(({ name }) => name === 'platLogo')?.value;
  return address ? <img className={styles.logo} src={address} alt="" /> : null;
}
