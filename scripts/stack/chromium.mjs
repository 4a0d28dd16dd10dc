import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CannotStart } from './cannot-start.mjs';

/** Chromium without the windows, tabs and menus not visible here: a new page costs a third. */
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

/** A browser that is there may still miss its libraries. @param {string} file */
const starts = (file) =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

/** Where Playwright keeps its own browser, downloaded or not. */
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

/** A browser with all its parts: the shell keeps no pages for Back. @returns {string | null} */
const findWhole = () => findChromium(WHOLE);

/** @param {string | null} found */
function orReject(found) {
  if (found) return found;
  throw new CannotStart(
    'There is no Chromium: set CHROME_PATH, or run "npx playwright install chromium".',
  );
}

/**
 * A Chromium that starts: `CHROME_PATH`, the usual places, Playwright's own download.
 * @throws Refusal when there is none
 */
export const chromiumPath = () => orReject(find());

const isRoot = () => process.getuid?.() === 0;

/** One after the other: not every Debian has the second. */
const FROM_APT = `apt-get update
for name in chromium chromium-headless-shell; do apt-get install -y --no-install-recommends "$name"; done`;

/**
 * Begins to install what is not there from apt, as root on Debian and its kin. Needs no dependencies,
 * so that they can be installed meanwhile.
 * @returns {Promise<unknown>} when it has come to its end, well or not
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
 * A Chromium that starts, and one with all its parts; where there is none, Playwright's own download.
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
      shell: process.platform === 'win32', // npx is npx.cmd there
    });
  }
  return { chromium: chromiumPath(), wholeChromium: orReject(findWhole()) };
}
