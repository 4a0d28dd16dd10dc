import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProjectId } from '@/lib/shop/project/projects';
import { formatFiles } from './format-files';
import { brandFiles } from './new-brand/brand-files';
import { brandLines } from './new-brand/brand-lines';
import { databaseMigration } from './new-brand/database-migration';
import { wholeOrNothing } from './new-brand/whole-or-nothing';
import { brandNames, BrandRejected, type BrandNames } from './new-brand/brand-names';

const CHECKOUT = path.join(import.meta.dirname, '..');
const inCheckout = (place: string) => path.join(CHECKOUT, place);

function rejectTaken({ key }: BrandNames): void {
  if (isProjectId(key)) throw new BrandRejected(`there is a shop ${key}`);
  const [taken] = Object.keys(brandFiles({ key, name: key })).filter((place) =>
    existsSync(inCheckout(place)),
  );
  if (taken) throw new BrandRejected(`${taken} is there`);
}

/** What the migrations are generated with, which `npm ci --omit=dev` leaves out. */
const GENERATORS = ['drizzle-kit', 'contentful-migration', 'tsx', 'oxfmt'];

/** @throws BrandRejected before anything is written */
function requireGenerators(): void {
  const missing = GENERATORS.filter((name) => !existsSync(inCheckout(`node_modules/${name}`)));
  if (missing.length > 0)
    throw new BrandRejected(`${missing.join(', ')} is not installed: npm ci installs it`);
}

/** Builds all texts before writing the first. */
function writeBrand(names: BrandNames): string[] {
  const changed = Object.entries(brandLines).map(([place, enter]) => [
    place,
    enter(readFileSync(inCheckout(place), 'utf8'), names),
  ]);
  const texts: Record<string, string> = { ...brandFiles(names), ...Object.fromEntries(changed) };
  for (const [place, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(inCheckout(place)), { recursive: true });
    writeFileSync(inCheckout(place), text);
  }
  formatFiles(Object.keys(texts).map(inCheckout));
  return Object.keys(texts);
}

/** Runs a script in a process of its own, because this one has loaded the old list of shops. */
function run(script: string, given: readonly string[]): void {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  execFileSync(process.execPath, [...loader, inCheckout(script), ...given], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const MIGRATIONS = ['cms-schema/migrations', 'lib/platform/db/migrations'];

/**
 * Writes migrations that offer the shop to editors and create its order sequence in the database.
 */
function writeMigrations({ key }: BrandNames): void {
  run('scripts/migrate.ts', ['new', `add-brand-${key}`]);
  databaseMigration(inCheckout('lib/platform/db/migrations'), `add_brand_${key}`, (name) =>
    run('node_modules/drizzle-kit/bin.cjs', ['generate', '--name', name]),
  );
}

function main(): void {
  const [key, name, ...rest] = process.argv.slice(2);
  if (key === undefined || rest.length > 0) {
    process.stderr.write('usage: npm run new:brand -- <key> ["Name"], for example abc "Abc"\n');
    process.exitCode = 2;
    return;
  }
  const names = brandNames(key, name);
  rejectTaken(names);
  requireGenerators();
  let places: string[] = [];
  const files = [...Object.keys(brandLines), ...Object.keys(brandFiles(names))];
  wholeOrNothing(files.map(inCheckout), MIGRATIONS.map(inCheckout), () => {
    places = writeBrand(names);
    writeMigrations(names);
  });
  process.stdout.write(
    `${places.join('\n')}\nand a migration for the space and one for the database\n\n` +
      `Next: npm start, and look at http://${key}.localhost:3000\n`,
  );
}

try {
  main();
} catch (error) {
  if (!(error instanceof BrandRejected)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
