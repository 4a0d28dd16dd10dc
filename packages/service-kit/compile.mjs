import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';

/**
 * esbuild options for packages and test processes: a file with all its imports from this project,
 * as one CommonJS script for Node 20.
 */
export const BUNDLE = /** @type {const} */ ({
  bundle: true,
  platform: 'node',
  packages: 'external',
  format: 'cjs',
  target: 'node20',
  jsx: 'automatic',
  keepNames: true,
  logLevel: 'error',
});

/**
 * Compiles the files that a package lists under `compiled` in its package.json into its folder
 * `dist`.
 * @param {string} folder of the package
 * @throws Error with the messages of esbuild
 */
async function compilePackage(folder) {
  const { compiled = [] } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const dist = path.join(folder, 'dist');
  const { outputFiles } = await build({
    ...BUNDLE,
    absWorkingDir: folder,
    entryPoints: compiled,
    entryNames: '[name]',
    outdir: dist,
    outExtension: { '.js': '.cjs' },
    write: false,
  });
  mkdirSync(dist, { recursive: true });
  for (const { path: file, contents } of outputFiles) {
    // Written to a temporary file first, because another process may be reading the script.
    writeFileSync(`${file}.${process.pid}`, contents);
    renameSync(`${file}.${process.pid}`, file);
  }
}

/**
 * Compiles several packages. The compiler is a process of its own, of some 80 MB, which would stay as
 * long as this one.
 * @param {readonly string[]} folders
 */
export async function compileAll(folders) {
  try {
    await Promise.all(folders.map(compilePackage));
  } finally {
    await stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void compilePackage(process.cwd());
