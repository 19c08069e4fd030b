import { writeGeneratedReports } from '../lib/api/reports.ts';
import { checkGenerated, generate } from '../lib/generate.ts';

if (process.argv.includes('--check')) process.exit(await checkGenerated());
const code = await generate();
// Nothing but a person reads them: they are no part of what other commands find up to date.
if (code === 0) writeGeneratedReports();
process.exit(code);
