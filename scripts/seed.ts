import { parseArgs } from 'node:util';
import { demoContent } from '@/cms-schema/seed/demo-content';
import { requireDefaultLocale } from './migrate/bookkeeping';
import { explainError, namedSpace, type Space } from './migrate/space';
import { fingerprint } from './seed/fingerprint';
import { readRecord, saveRecord, type SeedRecord } from './seed/seed-record';
import { registerWebhook } from './seed/webhook';
import { writeEntries } from './seed/write-entries';
import { writePictures } from './seed/write-pictures';

const USAGE = `usage: npm run seed -- [--once] [--force]
  --once   does nothing when this space has this demo content already
  --force  writes over what editors have changed
`;

interface Options {
  isOnce: boolean;
  isForced: boolean;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Changes whenever a word or picture of the demo content does. */
const VERSION = fingerprint(demoContent(new Date(0)));
const UNFINISHED = `unfinished-${VERSION}`;

/** A run of the same content keeps its windows where they are; new content moves them to now. */
function beginRecord(found: SeedRecord | null, isForced: boolean): SeedRecord {
  const isSame = found?.version === VERSION || found?.version === UNFINISHED;
  const seededAt = found && isSame && !isForced ? found.seededAt : new Date().toISOString();
  return { version: UNFINISHED, seededAt, written: { ...found?.written } };
}

async function localesOf({ client }: Space): Promise<Set<string>> {
  const { items } = await client.locale.getMany({ query: { limit: 1000 } });
  return new Set(items.map(({ code }) => code));
}

async function seed(space: Space, { isOnce, isForced }: Options): Promise<void> {
  const found = await readRecord(space);
  if (isOnce && found?.version === VERSION) {
    say('demo content: already there');
    return;
  }
  await requireDefaultLocale(space);
  const record = beginRecord(found, isForced);
  await saveRecord(space, record);
  const seeding = { space, record, locales: await localesOf(space), isForced };
  const { pictures, entries } = demoContent(new Date(record.seededAt));
  const decisions = [
    ...(await writePictures(seeding, pictures)),
    ...(await writeEntries(seeding, entries)),
  ];
  await saveRecord(space, { ...record, version: VERSION });
  const count = (wanted: string) => decisions.filter((decision) => decision === wanted).length;
  say(
    `demo content: ${count('create')} created, ${count('update')} updated, ` +
      `${count('same')} unchanged, ${count('keep')} left as editors have them`,
  );
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { once: { type: 'boolean' }, force: { type: 'boolean' } },
  });
  const space = namedSpace();
  await seed(space, { isOnce: values.once === true, isForced: values.force === true });
  if (space.isLocal) await registerWebhook(space, process.env);
}

run().catch((error: unknown) => {
  const isUsage = error instanceof TypeError && 'code' in error;
  process.stderr.write(isUsage ? `${error.message}\n${USAGE}` : `${explainError(error)}\n`);
  process.exitCode = 1;
});
