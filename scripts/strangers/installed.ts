import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

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
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...options, ...packages], { cwd: folder });
  return {
    folder,
    command: async (name, parameters, env) => {
      const file = path.join(folder, 'node_modules/.bin', name);
      const { stdout, stderr } = await run(file, parameters, { cwd: folder, env, timeout: 90_000 });
      return stdout + stderr;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
