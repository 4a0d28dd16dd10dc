import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { requireReplaceable, writeArtefact } from './artefact/write-artefact';
import { runStep, tool } from './gate/step.mjs';
import { buildIfNeeded, buildIdOf } from './stack/build.mjs';
import { inCheckout } from './stack/checkout.mjs';
import { withoutEmpty } from './stack/environment.mjs';
import { packStaticFiles } from './stack/pack-static.mjs';

/**
 * Builds the shop into a folder that runs without this checkout: `npm run build -- [--to dist/shop] [--before <folder>]`.
 * Adds browsers' files of the build before, by default those of the folder that it replaces.
 * Reads the variables that are compiled into a build (`.env.example`), and reaches no service.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string', default: 'dist/shop' }, before: { type: 'string' } },
  });
  const folder = path.resolve(values.to);
  requireReplaceable(folder);
  const distDirectory = process.env['SELVEDGE_DIST_DIR'] || '.next';
  const environment = {
    ...withoutEmpty(process.env),
    SELVEDGE_DIST_DIR: distDirectory,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  await buildIfNeeded({
    distDirectory,
    environment,
    build: async () => {
      const parameters = [tool('next/dist/bin/next'), 'build'];
      const own = { ...environment, SELVEDGE_BUILD_ID: buildIdOf(environment) };
      if (!(await runStep({ name: 'build', parameters, environment: own })))
        throw new Error('the build has failed');
      await packStaticFiles(inCheckout(distDirectory, 'static'));
    },
  });
  const before = path.resolve(values.before ?? values.to);
  await writeArtefact({ folder, dist: distDirectory, before });
  const below = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = below.filter((each) => each.isFile());
  const bytes = files.map((each) => statSync(path.join(each.parentPath, each.name)).size);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  console.log(`${values.to}: ${files.length} files, ${Math.round(total / 1e6)} MB`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
