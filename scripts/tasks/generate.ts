import { checkGenerated, generate } from '../lib/generate.ts';

process.exit(await (process.argv.includes('--check') ? checkGenerated() : generate()));
