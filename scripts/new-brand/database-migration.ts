import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BrandRejected } from './brand-names';

const numbered = (count: number) => String(count).padStart(4, '0');

const filesIn = (folder: string) =>
  readdirSync(folder).filter((file) => /^\d{4}_.*\.sql$/.test(file));

/** Ends a migration before it has changed anything, in words for whoever runs it. */
export const rejectWithOrdersOf = (key: string) => `DO $$ BEGIN
  IF EXISTS (SELECT FROM shop.orders WHERE project = '${key}') THEN
    RAISE EXCEPTION 'the shop ${key} has orders, whose pages, documents and emails need it: keep it until they are deleted';
  END IF;
END $$;
--> statement-breakpoint
`;

/**
 * Writes a database migration with the next number. The generator counts the entries of its journal
 * instead, which lacks removed migrations, so it would overwrite the snapshot of another one.
 * @param generate writes a migration of that name into the folder
 * @param first a statement before all others
 */
export function databaseMigration(
  folder: string,
  name: string,
  generate: (name: string) => void,
  first = '',
): void {
  const known = filesIn(folder);
  const next = numbered(Math.max(...known.map((file) => Number(file.slice(0, 4)))) + 1);
  const snapshotOf = (number: string) => path.join(folder, 'meta', `${number}_snapshot.json`);
  const snapshots = new Map(
    readdirSync(path.join(folder, 'meta')).map((file) => [
      file,
      readFileSync(path.join(folder, 'meta', file), 'utf8'),
    ]),
  );
  generate(name);
  const written = filesIn(folder).find((file) => !known.includes(file));
  if (!written) throw new BrandRejected('the generator has written no migration of the database');
  const sql = path.join(folder, written);
  if (first) writeFileSync(sql, first + readFileSync(sql, 'utf8'));
  const number = written.slice(0, 4);
  if (number === next) return;
  renameSync(sql, path.join(folder, `${next}_${name}.sql`));
  if (existsSync(snapshotOf(number))) renameSync(snapshotOf(number), snapshotOf(next));
  const before = snapshots.get(`${number}_snapshot.json`);
  if (before !== undefined) writeFileSync(snapshotOf(number), before);
  const journal = path.join(folder, 'meta/_journal.json');
  const text = readFileSync(journal, 'utf8').replace(`"${number}_${name}"`, `"${next}_${name}"`);
  writeFileSync(journal, text);
}
