import { generateAddresses } from '../lib/addresses/generate.ts';

// Usage: node scripts/generate/addresses.ts [--check]
const { code, output } = generateAddresses(process.argv.includes('--check'));
process.stdout.write(`${output}\n`);
process.exitCode = code;
