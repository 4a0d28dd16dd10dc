import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CHECKOUT, inCheckout } from '@/scripts/stack/checkout.mjs';
import { BrandRejected } from './brand-names';
import { databaseMigration } from './database-migration';

/** What the migrations are generated with, which `npm ci --omit=dev` leaves out. */
const GENERATORS = ['drizzle-kit', 'contentful-migration', 'tsx', 'oxfmt'];

/** @throws BrandRejected before anything is written */
export function requireGenerators(): void {
  const missing = GENERATORS.filter((name) => !existsSync(inCheckout('node_modules', name)));
  if (missing.length > 0)
    throw new BrandRejected(`${missing.join(', ')} is not installed: npm ci installs it`);
}

/** Runs a script in a process of its own, because this one has loaded the old list of shops. */
function run(script: string, given: readonly string[]): void {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  execFileSync(process.execPath, [...loader, inCheckout(script), ...given], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Folders in which the migrations are written. */
export const MIGRATION_FOLDERS = ['cms-schema/migrations', 'lib/platform/db/migrations'].map(
  (folder) => inCheckout(folder),
);

/**
 * Writes the migrations of space and database that follow from the changed list of shops.
 * @param name in words joined by `-`: `add-brand-abc`
 * @param first a statement with which the database's begins
 */
export function writeBrandMigrations(name: string, first?: string): void {
  run('scripts/migrate.ts', ['new', name]);
  databaseMigration(
    inCheckout('lib/platform/db/migrations'),
    name.replaceAll('-', '_'),
    (generated) => run('node_modules/drizzle-kit/bin.cjs', ['generate', '--name', generated]),
    first,
  );
}
