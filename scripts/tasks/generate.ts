import { generateAddresses } from '../lib/addresses/generate.ts';
import { checkGenerated, generate } from '../lib/generate.ts';

const check = process.argv.includes('--check');
const code = await (check ? checkGenerated() : generate());
const addresses = await generateAddresses(check);
console.log(addresses.output);
process.exit(code || addresses.code);
