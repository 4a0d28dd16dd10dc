import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CannotStart } from './cannot-start.mjs';

/** Chromium without windows, tabs and menus, in which a new page costs a third. */
const SHELL = '/usr/bin/chromium-headless-shell';

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/**
 * Whether an installed browser starts, because its libraries may be missing. @param {string} file
 */
const starts = (file) =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

/** Path of Playwright's own browser, downloaded or not. */
function playwrightPlace() {
  const playwright = createRequire(import.meta.url)('@playwright/test');
  return playwright.chromium.executablePath();
}

/** @param {readonly string[]} places @returns {string | null} */
function findChromium(places) {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (starts(CHROME_PATH)) return CHROME_PATH;
    throw new CannotStart(`CHROME_PATH=${CHROME_PATH} is not a browser that starts`);
  }
  return places.find(starts) ?? [playwrightPlace()].find(starts) ?? null;
}

const find = () => findChromium([SHELL, ...WHOLE]);

/** A complete browser: the shell has no back/forward cache. @returns {string | null} */
const findWhole = () => findChromium(WHOLE);

/** @param {string | null} found */
function orReject(found) {
  if (found) return found;
  throw new CannotStart(
    'There is no Chromium: set CHROME_PATH, or run "npx playwright install chromium".',
  );
}

/**
 * Path of a working Chromium: `CHROME_PATH`, the usual paths, or Playwright's own download.
 * @throws CannotStart if there is none
 */
export const chromiumPath = () => orReject(find());

const isRoot = () => process.getuid?.() === 0;

/** Separate commands, because not every Debian has the second package. */
const FROM_APT = `apt-get update
for name in chromium chromium-headless-shell; do apt-get install -y --no-install-recommends "$name"; done`;

/**
 * Starts installing missing packages with apt, as root on Debian and derivatives. Needs no
 * dependencies, so they can be installed in parallel.
 * @returns {Promise<unknown>} resolves at the end, even after a failure
 */
export async function beginChromium() {
  const isThere = Boolean(process.env['CHROME_PATH']) || WHOLE.some(starts);
  if (isThere || !isRoot() || !existsSync('/usr/bin/apt-get')) return;
  console.log('No Chromium yet: installing it from apt …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const shell = spawn('sh', ['-c', FROM_APT], { stdio: ['ignore', 'inherit', 'inherit'], env });
  await once(shell, 'exit');
}

/**
 * Paths of a working Chromium and of a complete one, or else Playwright's own download.
 * @returns {{ chromium: string, wholeChromium: string }}
 */
export function ensureChromium() {
  if (!findWhole()) {
    const withLibraries = isRoot() && process.platform === 'linux' ? ['--with-deps'] : [];
    const parameters = ['playwright', 'install', ...withLibraries, 'chromium'];
    console.log(`No Chromium yet: npx ${parameters.join(' ')}`);
    spawnSync('npx', parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      shell: process.platform === 'win32', // npx is npx.cmd on Windows
    });
  }
  return { chromium: chromiumPath(), wholeChromium: orReject(findWhole()) };
}
