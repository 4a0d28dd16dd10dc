import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isProjectId, PROJECT_IDS } from '@/lib/shop/project/projects';
import { formatFiles } from './format-files';
import { brandPlaces } from './new-brand/brand-files';
import {
  MIGRATION_FOLDERS,
  requireGenerators,
  writeBrandMigrations,
} from './new-brand/brand-migrations';
import { BrandRejected } from './new-brand/brand-names';
import { closeDemoBrand, isDemoBrand } from './new-brand/demo-brand';
import { rejectWithOrdersOf } from './new-brand/database-migration';
import { linesWithoutBrand } from './new-brand/lines-without-brand';
import { wholeOrNothing } from './new-brand/whole-or-nothing';
import { inCheckout } from './stack/checkout.mjs';

/** @throws BrandRejected before anything is written */
function requireRemovable(key: string): void {
  if (!isProjectId(key)) throw new BrandRejected(`there is no shop ${key}`);
  if (PROJECT_IDS.length === 1)
    throw new BrandRejected(
      `${key} is the only shop that is open: make another by new:brand first`,
    );
}

/** Takes back what `new:brand` has written, and writes migrations that remove the shop from space and database. */
function removeBrand(key: string): void {
  requireGenerators();
  const files = brandPlaces(key).map((file) => inCheckout(file));
  const lists = Object.keys(linesWithoutBrand).map((file) => inCheckout(file));
  wholeOrNothing([...lists, ...files], MIGRATION_FOLDERS, () => {
    // All texts are made before the first is written.
    const texts = Object.entries(linesWithoutBrand).map(
      ([file, leave]) =>
        [inCheckout(file), leave(readFileSync(inCheckout(file), 'utf8'), key)] as const,
    );
    for (const [file, text] of texts) writeFileSync(file, text);
    for (const file of files) rmSync(file, { force: true });
    formatFiles(lists);
    writeBrandMigrations(`remove-brand-${key}`, rejectWithOrdersOf(key));
  });
}

function main(): void {
  const [key, ...rest] = process.argv.slice(2);
  if (key === undefined || rest.length > 0) {
    process.stderr.write('usage: npm run remove:brand -- <key>, for example abc\n');
    process.exitCode = 2;
    return;
  }
  requireRemovable(key);
  if (isDemoBrand(key)) {
    closeDemoBrand(key);
    process.stdout.write(
      `${key} is closed. Its source stays for the tests; npm run new:brand -- ${key} opens it again.\n`,
    );
    return;
  }
  removeBrand(key);
  const left = existsSync(inCheckout('.data'))
    ? ' Its entries stay in the space, without a shop.'
    : '';
  process.stdout.write(
    `${key} is removed; a migration for the space and one for the database are written.${left}\n` +
      'The database’s is refused while the shop has customers or orders.\n',
  );
}

try {
  main();
} catch (error) {
  if (!(error instanceof BrandRejected)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
