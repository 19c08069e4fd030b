import { writeRefusals } from '../lib/api/refusals-page.ts';
import { checkReports, writeReports } from '../lib/api/reports.ts';

// What the published packages export and what the factory refuses, as text that a reviewer reads: packages/*/etc and
// the table of docs/errors.md.
if (process.argv.includes('--check')) {
  const { code, output } = await checkReports();
  if (output !== '') process.stdout.write(`${output}\n`);
  process.exit(code);
}
writeReports();
writeRefusals();
