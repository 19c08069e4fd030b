import { getPlatformConfig } from '@garment-mes/sdk/amc';
import { useOperation } from '#app/api.tsx';

/** What the platform says about itself. */
export interface Platform {
  readonly name: string | undefined;
  readonly logo: string | undefined;
  readonly favicon: string | undefined;
  /** Whether there is a button into the store: unless `autoBuy` is 0. */
  readonly hasStore: boolean;
  readonly storeUrl: string | undefined;
  readonly helpUrl: string | undefined;
  readonly personalCentreUrl: string | undefined;
}

/** Reads the name/value pairs; an absent or empty value is as good as none. */
export function platformOf(
  config: readonly { readonly name: string; readonly value: string | null }[],
): Platform {
  const values = new Map(config.map(({ name, value }) => [name, value]));
  const setting = (name: string) => values.get(name) || undefined;
  return {
    name: setting('platName'),
    logo: setting('platLogo'),
    favicon: setting('platFavicon'),
    // Other platforms send a number where ours sends a text.
    hasStore: String(values.get('autoBuy') ?? '').trim() !== '0',
    storeUrl: setting('storeUrl'),
    helpUrl: setting('helpUrl'),
    personalCentreUrl: setting('personalCentreUrl'),
  };
}

/** The platform; `undefined` until it is known, so that nothing appears to vanish again. */
export function usePlatform(): Platform | undefined {
  const { data } = useOperation(getPlatformConfig, {});
  return data && platformOf(data);
}
