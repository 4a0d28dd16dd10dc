import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentType } from '@/cms-schema/content-type';
import { contentfulModel, type SpaceModel } from '@/cms-schema/contentful-model';
import { contentTypes } from '@/cms-schema/model';
import { formatFiles } from './format-files';
import { compareModels } from './migrate/compare-models';
import { MigrationFileError, readMigrations } from './migrate/migration-files';
import { newMigration } from './migrate/new-migration';
import { replay } from './migrate/offline-space';
import { blockFiles } from './new-block/block-files';
import { blockNames, BlockRejected, type BlockNames } from './new-block/block-names';
import { sharedLines } from './new-block/shared-lines';

const CHECKOUT = path.join(import.meta.dirname, '..');
const inCheckout = (place: string) => path.join(CHECKOUT, place);
const MIGRATIONS = inCheckout('cms-schema/migrations');

function rejectTaken({ file, typeId }: BlockNames): void {
  if (existsSync(inCheckout(`blocks/${file}`))) throw new BlockRejected(`blocks/${file} is there`);
  if (existsSync(inCheckout(`cms-schema/content-types/${file}.ts`)) || contentTypes[typeId])
    throw new BlockRejected(`there is a content type ${typeId}`);
}

/** The model of the migrations. Changes without one would end up in the new block's. */
async function migratedModel(): Promise<SpaceModel> {
  const migrated = await replay(readMigrations(MIGRATIONS));
  if (compareModels(contentfulModel(contentTypes), migrated).length === 0) return migrated;
  throw new BlockRejected(
    'The declared content model and its migrations differ; what is to be done says\n  npm run check:model',
  );
}

/** Runs the drift gate, which adds the new block to the documentation. */
function checkModel(): void {
  const script = inCheckout('scripts/check-model.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, '--write'], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function writeTexts(texts: Record<string, string>): void {
  for (const [place, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(inCheckout(place)), { recursive: true });
    writeFileSync(inCheckout(place), text);
  }
}

async function loadType({ file, typeId }: BlockNames): Promise<ContentType> {
  const loaded: Record<string, ContentType> = await import(
    inCheckout(`cms-schema/content-types/${file}.ts`)
  );
  const type = loaded[typeId];
  if (!type) throw new BlockRejected(`the content type ${typeId} was not written`);
  return type;
}

async function newBlock(name: string): Promise<string[]> {
  const names = blockNames(name);
  rejectTaken(names);
  const current = await migratedModel();
  // All texts are built before the first file is written, so an error leaves nothing behind.
  const files = blockFiles(names);
  const changed = Object.fromEntries(
    Object.entries(sharedLines).map(([place, enter]) => [
      place,
      enter(readFileSync(inCheckout(place), 'utf8'), names),
    ]),
  );
  writeTexts({ ...files, ...changed });
  const places = [...Object.keys(files), ...Object.keys(changed)];
  formatFiles(places.map(inCheckout));
  const migration = await newMigration({
    name: `create-${name}`,
    folder: MIGRATIONS,
    current,
    declared: { ...contentTypes, [names.typeId]: await loadType(names) },
    confirmed: new Set(),
  });
  checkModel();
  return [...places, ...(migration ? [path.relative(CHECKOUT, migration.file)] : [])];
}

async function run(): Promise<void> {
  const [name, ...rest] = process.argv.slice(2);
  if (name === undefined || rest.length > 0) {
    process.stderr.write('usage: npm run new:block -- <name>, for example store-finder\n');
    process.exitCode = 2;
    return;
  }
  const places = await newBlock(name);
  process.stdout.write(`${places.join('\n')}\n\nNext: edit them, then npm run migrate -- up\n`);
}

run().catch((error: unknown) => {
  const isNotified = error instanceof BlockRejected || error instanceof MigrationFileError;
  process.stderr.write(`${isNotified ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
