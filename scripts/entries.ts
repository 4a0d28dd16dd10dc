import { database } from '@/lib/platform/db/database.server';
import { entriesCsv } from '@/lib/messaging/newsletter/entries-csv';
import { loadEntries } from '@/lib/messaging/newsletter/load-entries.server';
import { readEnvFile } from './env-file';

/** Prints the entries of a competition, or the addresses for an early shop's mailing, as CSV. */
async function run(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (!name) {
    process.stderr.write('usage: npm run -s entries -- <id of the competition or the mailing>\n');
    process.exitCode = 2;
    return;
  }
  process.stdout.write(entriesCsv(await loadEntries(name)));
  await database().close();
}

readEnvFile();
run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
