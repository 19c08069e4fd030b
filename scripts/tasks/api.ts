import { checkReports, writeReports } from '../lib/api/reports.ts';

// What the published packages export, as text that a reviewer reads: packages/*/etc.
if (process.argv.includes('--check')) {
  const { code, output } = await checkReports();
  if (output !== '') process.stdout.write(`${output}\n`);
  process.exit(code);
}
writeReports();
