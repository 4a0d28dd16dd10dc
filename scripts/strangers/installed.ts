import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Some start for a minute on a busy machine. */
const TIMEOUT_MS = 300_000;

export interface Installed {
  /** A folder outside the project, with `node_modules`. */
  folder: string;
  /** Runs a command of the packages. @returns its output. @throws Error with it */
  command: (name: string, parameters: string[], env: NodeJS.ProcessEnv) => Promise<string>;
  remove: () => Promise<void>;
}

/**
 * Installs packages from the npm registry into a temporary folder, without running their scripts.
 * @param packages exact versions, such as `atomic-algolia@0.3.19`
 */
export async function installed(packages: string[]): Promise<Installed> {
  const folder = await mkdtemp(path.join(tmpdir(), 'selvedge-strangers-'));
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  // The versions are exact, so a copy in npm's cache is as good.
  const flags = [
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ];
  await run('npm', ['install', ...flags, ...packages], { cwd: folder });
  return {
    folder,
    command: async (name, parameters, env) => {
      const file = path.join(folder, 'node_modules/.bin', name);
      const options = { cwd: folder, env, timeout: TIMEOUT_MS };
      const { stdout, stderr } = await run(file, parameters, options);
      return stdout + stderr;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
