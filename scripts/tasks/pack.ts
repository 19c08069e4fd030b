import { packAll } from '../lib/pack-all.ts';

// The published packages as tarballs, in dist/ or in the folder that is named.
const [folder = 'dist'] = process.argv.slice(2);
for (const path of (await packAll(folder)).values()) process.stdout.write(`${path}\n`);
