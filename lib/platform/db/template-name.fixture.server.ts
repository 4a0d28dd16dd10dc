import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import graphileWorker from 'graphile-worker/package.json';

/** The journal has the times by which a database knows its migrations. */
const JOURNAL = 'meta/_journal.json';

/**
 * Name of the database that tests copy; it changes whenever its contents do.
 * @param migrations folder of the shop's migrations
 * @param others files of it that count besides the statements
 */
export function templateNameOf(migrations: string, others: readonly string[] = [JOURNAL]): string {
  const files = readdirSync(migrations).filter((file) => file.endsWith('.sql'));
  const hash = createHash('sha256').update(graphileWorker.version);
  for (const file of [...files.toSorted(), ...others])
    hash.update(readFileSync(path.join(migrations, file)));
  return `shop_template_${hash.digest('hex').slice(0, 16)}`;
}
