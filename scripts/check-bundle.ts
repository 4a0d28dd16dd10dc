import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  blockWeights,
  budgetFaults,
  budgetReport,
  pageFaults,
  pageStyleKb,
  type BlockBuild,
} from './gate/block-budget';
import { bundleFaults, type Build } from './gate/bundle-faults';
import { inCheckout } from './stack/checkout.mjs';

const manifestSchema = z.object({ pages: z.record(z.string(), z.array(z.string())) });

/** Files of each page that its HTML requests first, including styles. */
function readPages(distDirectory: string): Record<string, string[]> {
  const manifestFile = path.join(distDirectory, 'build-manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`${distDirectory} holds no build`);
  return manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))).pages;
}

function readBuild(distDirectory: string, pages: Record<string, string[]>): Build {
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

const importsSchema = z.record(z.string(), z.object({ files: z.array(z.string()) }));

/** The page that shows blocks, with the files of each dynamic import. */
const CONTENT_PAGE = '/s/[project]/[locale]/[[...path]]';

const inKebabCase = (block: string) =>
  block.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Files in a block's folder that load data while its page is rendered. */
const loadersOf = (block: string) =>
  readdirSync(inCheckout(`blocks/${inKebabCase(block)}`)).filter((name) =>
    name.endsWith('.server.ts'),
  ).length;

const stylesOf = (block: string) => {
  const folder = inCheckout(`blocks/${inKebabCase(block)}`);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
};

function readBlocks(
  distDirectory: string,
  pages: Record<string, string[]>,
  { blocks }: Build,
): BlockBuild {
  const manifest = path.join(
    distDirectory,
    'server/pages',
    CONTENT_PAGE,
    'react-loadable-manifest.json',
  );
  const imports = importsSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  const contents = new Map<string, string>();
  const read = (file: string) => {
    const cached = contents.get(file) ?? readFileSync(path.join(distDirectory, file), 'utf8');
    contents.set(file, cached);
    return cached;
  };
  return {
    blocks,
    imports: Object.values(imports),
    shared: new Set([...(pages['/_app'] ?? []), ...(pages[CONTENT_PAGE] ?? [])]),
    read,
    stylesOf,
    loadersOf,
  };
}

const distDirectory = inCheckout(process.argv[2] ?? '.next');
const pages = readPages(distDirectory);
const build = readBuild(distDirectory, pages);
const blockBuild = readBlocks(distDirectory, pages, build);
const weights = blockWeights(blockBuild);
console.log(budgetReport(weights));
console.log(`every page: ${pageStyleKb(blockBuild).toFixed(1)} KB of style`);
const faults = [...bundleFaults(build), ...budgetFaults(weights), ...pageFaults(blockBuild)];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(
    `${build.chunks.length} chunks, ${build.firstLoad.size} pages: nothing that does not belong there`,
  );
