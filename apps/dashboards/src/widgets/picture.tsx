import { useEffect, useState } from 'react';
import { logFailure } from '../frame/log-failure.ts';
import { boardFetch, serverNow } from '../session.ts';

/** Pictures that only those of the company may see. */
const KEPT = '/files/';

interface PictureProps {
  readonly address: string;
  readonly className: string | undefined;
}

/**
 * A picture of the company. A paired screen keeps its token where the browser does not send it along with pictures, so
 * the picture is fetched; until it is there, and when it cannot be had, its place is left out.
 */
export function Picture({ address, className }: PictureProps) {
  const [fetched, setFetched] = useState<{ readonly of: string; readonly shown: string }>();
  const isKept = address.startsWith(KEPT);
  useEffect(() => {
    if (!isKept) return;
    const gone = new AbortController();
    let shown: string | undefined;
    void load(address, gone.signal).then((picture) => {
      if (!picture || gone.signal.aborted) return;
      shown = URL.createObjectURL(picture);
      setFetched({ of: address, shown });
    });
    return () => {
      gone.abort();
      if (shown !== undefined) URL.revokeObjectURL(shown);
    };
  }, [address, isKept]);
  const shown = isKept ? (fetched?.of === address ? fetched.shown : undefined) : address;
  return shown === undefined ? null : <img className={className} src={shown} alt="" />;
}

async function load(address: string, signal: AbortSignal): Promise<Blob | undefined> {
  try {
    const response = await boardFetch(address, { signal });
    return response.ok ? await response.blob() : undefined;
  } catch (error) {
    if (!signal.aborted) logFailure('picture', error, serverNow());
    return undefined;
  }
}
