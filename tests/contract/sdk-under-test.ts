import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as root from '@garment-mes/sdk';
import * as amc from '@garment-mes/sdk/amc';
import * as ccm from '@garment-mes/sdk/ccm';
import * as mes2 from '@garment-mes/sdk/mes2';
import * as mmc from '@garment-mes/sdk/mmc';
import * as validators from '@garment-mes/sdk/validators';
import { packed } from '../../scripts/lib/packed.ts';

/** The entries of the SDK that the contract is tested through. */
export interface Sdk {
  readonly root: typeof root;
  readonly amc: typeof amc;
  readonly mmc: typeof mmc;
  readonly ccm: typeof ccm;
  readonly mes2: typeof mes2;
  readonly validators: typeof validators;
}

/** The SDK as the workspace sees it. */
export const sourceSdk: Sdk = { root, amc, mmc, ccm, mes2, validators };

/** The SDK out of its tarball, found through the entries its manifest publishes. */
export async function packedSdk(): Promise<Sdk> {
  const { consumer } = await packed('sdk');
  const { resolve } = createRequire(join(consumer, 'importer.js'));
  const load = (entry: string) =>
    import(/* @vite-ignore */ pathToFileURL(resolve(`@garment-mes/sdk${entry}`)).href);
  return {
    root: await load(''),
    amc: await load('/amc'),
    mmc: await load('/mmc'),
    ccm: await load('/ccm'),
    mes2: await load('/mes2'),
    validators: await load('/validators'),
  };
}
