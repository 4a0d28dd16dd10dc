import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { BUNDLE } from '../compile.mjs';

// compile.mjs <file> <note>: bundles a TypeScript file and notes what it was made of, for compiled.ts.
// A process of its own, because esbuild does not run among the globals of jsdom.

/** Code that asks where its own file lies means its source, not a bundle. */
const ASKS_WHERE_IT_LIES = /\bimport\.meta\b|\b__dirname\b|\b__filename\b/;

const [, , file = '', note = ''] = process.argv;
// Test files that run side by side compile it each for themselves: a bundle is never written over.
const output = `${note}.${process.pid}.cjs`;
const { metafile } = await build({
  ...BUNDLE,
  entryPoints: [file],
  outfile: output,
  metafile: true,
});
const inputs = Object.keys(metafile.inputs).map((input) => path.resolve(input));
const isBound = inputs.some((input) => ASKS_WHERE_IT_LIES.test(readFileSync(input, 'utf8')));
const made = {
  inputs: Object.fromEntries(inputs.map((input) => [input, statSync(input).mtimeMs])),
  output: isBound ? null : output,
};
writeFileSync(`${note}.${process.pid}`, JSON.stringify(made));
renameSync(`${note}.${process.pid}`, note);
