import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { bundleFaults, type Build } from './gate/bundle-faults';
import { inCheckout } from './stack/checkout.mjs';

/** The part of Next's manifest that matters here. */
const manifestSchema = z.object({ pages: z.record(z.string(), z.array(z.string())) });

function readBuild(distDirectory: string): Build {
  const manifestFile = path.join(distDirectory, 'build-manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`${distDirectory} holds no build`);
  const { pages } = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const shared = pages['/_app'] ?? [];
  const isScript = (name: string) => name.endsWith('.js');
  const folder = path.join(distDirectory, 'static/chunks');
  return {
    chunks: readdirSync(folder)
      .filter(isScript)
      .map((name) => ({
        name: `static/chunks/${name}`,
        source: readFileSync(path.join(folder, name), 'utf8'),
      })),
    firstLoad: new Map(
      Object.entries(pages).map(([page, names]) => [
        page,
        [...new Set([...shared, ...names])].filter(isScript),
      ]),
    ),
    blocks: readdirSync(inCheckout('blocks'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) =>
        name.replaceAll(/(?:^|-)(\w)/g, (_all, first: string) => first.toUpperCase()),
      ),
  };
}

const build = readBuild(inCheckout(process.argv[2] ?? '.next'));
const faults = bundleFaults(build);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(
    `${build.chunks.length} chunks, ${build.firstLoad.size} pages: nothing that does not belong there`,
  );
