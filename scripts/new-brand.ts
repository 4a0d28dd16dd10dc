import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProjectId } from '@/lib/shop/project/projects';
import { formatFiles } from './format-files';
import { brandFiles, brandPlaces } from './new-brand/brand-files';
import { brandLines } from './new-brand/brand-lines';
import {
  MIGRATION_FOLDERS,
  requireGenerators,
  writeBrandMigrations,
} from './new-brand/brand-migrations';
import { isClosedBrand, openDemoBrand } from './new-brand/demo-brand';
import { wholeOrNothing } from './new-brand/whole-or-nothing';
import { inCheckout } from './stack/checkout.mjs';
import { brandNames, BrandRejected, type BrandNames } from './new-brand/brand-names';

function rejectTaken({ key }: BrandNames): void {
  if (isProjectId(key)) throw new BrandRejected(`there is a shop ${key}`);
  const [taken] = brandPlaces(key).filter((place) => existsSync(inCheckout(place)));
  if (taken) throw new BrandRejected(`${taken} is there`);
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
  formatFiles(Object.keys(texts).map((place) => inCheckout(place)));
  return Object.keys(texts);
}

function main(): void {
  const [key, name, ...countries] = process.argv.slice(2);
  if (key === undefined) {
    process.stderr.write(
      'usage: npm run new:brand -- <key> ["Name" [countries]], for example abc "Abc" DE AT\n',
    );
    process.exitCode = 2;
    return;
  }
  if (isClosedBrand(key) && name === undefined) {
    openDemoBrand(key);
    process.stdout.write(`${key} is open again\n`);
    return;
  }
  const names = brandNames(key, name, countries);
  rejectTaken(names);
  requireGenerators();
  let places: string[] = [];
  const files = [...Object.keys(brandLines), ...Object.keys(brandFiles(names))];
  wholeOrNothing(
    files.map((file) => inCheckout(file)),
    MIGRATION_FOLDERS,
    () => {
      places = writeBrand(names);
      writeBrandMigrations(`add-brand-${names.key}`);
    },
  );
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
