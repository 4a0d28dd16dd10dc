import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { BUNDLE } from '@/packages/service-kit/compile.mjs';
import { CHECKOUT } from '@/scripts/stack/checkout.mjs';
import { packageName } from './packages-of';

/** Run by Node as they are; Next loads the last by its path. */
const PLAIN = ['server.mjs', 'renderer.mjs', 'lib/platform/page-cache/cache-handler.mjs'];

const NODE = /^node:/;

/** What a bundle imports: files of this project, and packages by name. */
export interface Imports {
  /** Paths from the root of the project. */
  files: string[];
  packages: string[];
}

type Metafile = Awaited<ReturnType<typeof bundle>>['metafile'];

function importsOf({ inputs, outputs }: Metafile): Imports {
  const external = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter((each) => each.external && !NODE.test(each.path))
    .map((each) => packageName(each.path));
  return { files: Object.keys(inputs), packages: [...new Set(external)] };
}

const bundle = (entries: string[], outdir: string, isWritten: boolean) =>
  build({
    ...BUNDLE,
    absWorkingDir: CHECKOUT,
    entryPoints: entries,
    outdir,
    outExtension: { '.js': '.cjs' },
    metafile: true,
    write: isWritten,
    // Plain files are bundled to learn what they import.
    logOverride: { 'empty-import-meta': 'silent' },
  });

/** The files that run without being compiled, and their packages. */
export async function plainImports(): Promise<Imports> {
  const { metafile } = await bundle(PLAIN, path.join(CHECKOUT, 'dist'), false);
  return importsOf(metafile);
}

/**
 * Starts a script with React's production build, which reads the environment when it is loaded.
 */
const starter = (name: string) => `import { createRequire } from 'node:module';

process.env.NODE_ENV = 'production';
createRequire(import.meta.url)('./${name}.cjs');
`;

/**
 * Compiles `worker.ts`, `migrate.ts` and Next's settings into `target`.
 * @returns what they import
 */
export async function compilePrograms(target: string): Promise<Imports> {
  const { metafile } = await bundle(['worker.ts', 'migrate.ts'], target, true);
  for (const name of ['worker', 'migrate'])
    writeFileSync(path.join(target, `${name}.mjs`), starter(name));
  await build({
    ...BUNDLE,
    absWorkingDir: CHECKOUT,
    entryPoints: ['next.config.ts'],
    format: 'esm',
    outfile: path.join(target, 'next.config.mjs'),
  });
  return importsOf(metafile);
}
