import { renameSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { BUNDLE } from '../compile.mjs';

// compile.mjs <file> <note>: bundles a TypeScript file and records its inputs for compiled.ts. Runs
// in a separate process, because esbuild does not work with the globals of jsdom.

/**
 * Makes code that uses its own file's path see its source, not the bundle.
 * @type {import('esbuild').Plugin}
 */
const SOURCE_PATHS = {
  name: 'source paths',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.(?:ts|tsx|mjs)$/ }, async ({ path: source }) => {
      /** @type {Readonly<Record<string, string>>} */
      const paths = {
        'import.meta.dirname': path.dirname(source),
        'import.meta.url': pathToFileURL(source).href,
        __dirname: path.dirname(source),
        __filename: source,
      };
      const text = await readFile(source, 'utf8');
      return {
        contents: text.replaceAll(
          /\b(?:import\.meta\.(?:dirname|url)|__(?:dir|file)name)\b/g,
          (name) => JSON.stringify(paths[name]),
        ),
        loader: source.endsWith('.mjs') ? 'js' : source.endsWith('.tsx') ? 'tsx' : 'ts',
      };
    }),
};

const [, , file = '', note = ''] = process.argv;
// Test files that run in parallel compile independently, so a bundle is never overwritten.
const output = `${note}.${process.pid}.cjs`;
const { metafile } = await build({
  ...BUNDLE,
  entryPoints: [file],
  outfile: output,
  metafile: true,
  plugins: [SOURCE_PATHS],
});
const inputs = Object.keys(metafile.inputs).map((input) => path.resolve(input));
const record = {
  inputs: Object.fromEntries(inputs.map((input) => [input, statSync(input).mtimeMs])),
  output,
};
writeFileSync(`${note}.${process.pid}`, JSON.stringify(record));
renameSync(`${note}.${process.pid}`, note);
