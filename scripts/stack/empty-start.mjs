import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from './cannot-start.mjs';
import { inCheckout } from './checkout.mjs';
import { openProjects } from './open-projects.mjs';
import { hasBeenPrepared } from './prepare.mjs';

/** File of a state directory that was begun without the demo. @param {string} stateDirectory */
const markOf = (stateDirectory) => path.join(stateDirectory, 'empty');

/**
 * Writes settings in which everything is still to be decided, one file for each shop, unless there are some.
 * @param {string} folder
 */
function writeEmptySettings(folder) {
  if (existsSync(folder)) return;
  mkdirSync(folder);
  const settings = readFileSync(inCheckout('demo/starter/settings.json'), 'utf8');
  for (const [project] of openProjects())
    writeFileSync(path.join(folder, `${project}.json`), settings);
}

/**
 * Adds `SELVEDGE_DEMO=none` to the environment of a start that is to be empty, and of every later one with the same
 * state directory.
 * @param {Record<string, string | undefined>} environment
 * @param {{ stateDirectory: string, isWanted: boolean, settings?: string }} start `settings` is the folder that is
 *   filled with empty settings, by default `shops`
 * @throws CannotStart when the state directory has the demo
 */
export function withoutDemo(
  environment,
  { stateDirectory, isWanted, settings = inCheckout('shops') },
) {
  const mark = markOf(stateDirectory);
  const isEmpty = isWanted || environment.SELVEDGE_DEMO === 'none' || existsSync(mark);
  if (!isEmpty) return environment;
  if (!existsSync(mark) && hasBeenPrepared(stateDirectory))
    throw new CannotStart(
      `${stateDirectory} has the demo, which an empty start would not remove. ` +
        'Delete it by "npm run reset", or name another STATE_DIRECTORY.',
    );
  mkdirSync(stateDirectory, { recursive: true });
  writeFileSync(mark, '');
  if (!environment.SHOP_SETTINGS) writeEmptySettings(settings);
  return { ...environment, SELVEDGE_DEMO: 'none' };
}
