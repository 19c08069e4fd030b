// Run before a package is packed. What the workspace alone understands (where exports are, versions of its catalogue)
// is written out by pnpm; npm would leave it as it is, and nobody could install the result.
if (!/^pnpm\//.test(process.env.npm_config_user_agent ?? '')) {
  process.stderr.write(
    'This package is packed by "npm run pack" in the folder of the repository, which writes it to dist/: npm alone would ' +
      'leave sources and versions in it that only the repository knows.\n',
  );
  process.exit(1);
}
