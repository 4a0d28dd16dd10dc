import type { DemoContent } from '@/demo/demo-content';
import { requireDefaultLocale } from '@/scripts/migrate/bookkeeping';
import type { Space } from '@/scripts/migrate/space';
import { fingerprint } from './fingerprint';
import { hasContent, readRecord, saveRecord, type SeedRecord } from './seed-record';
import { writeEntries } from './write-entries';
import { writePictures } from './write-pictures';

/** What a space begins with: the demo, or the least content that works. */
export interface SeededContent {
  kind: 'demo' | 'starter';
  /** @param seededAt the date windows of the demo are relative to it */
  make: (seededAt: Date) => DemoContent;
}

interface Options {
  /** Does nothing where the same is already. */
  isOnce: boolean;
  /** Writes over what editors have changed. */
  isForced: boolean;
  print: (line: string) => void;
}

const STARTER_PREFIX = 'starter-';

/** Changes with any text or picture of the content; says of which kind it is. */
const versionOf = ({ kind, make }: SeededContent): string =>
  `${kind === 'starter' ? STARTER_PREFIX : ''}${fingerprint(make(new Date(0)))}`;

const unfinished = (version: string) => `unfinished-${version}`;

const kindOf = ({ version }: SeedRecord): SeededContent['kind'] =>
  version.includes(STARTER_PREFIX) ? 'starter' : 'demo';

/** Keeps the date windows if the content is the same; new content starts them from now. */
function beginRecord(found: SeedRecord | null, version: string, isForced: boolean): SeedRecord {
  const isSame = found?.version === version || found?.version === unfinished(version);
  const seededAt = found && isSame && !isForced ? found.seededAt : new Date().toISOString();
  return { version: unfinished(version), seededAt, written: { ...found?.written } };
}

async function localesOf({ client }: Space): Promise<Set<string>> {
  const { items } = await client.locale.getMany({ query: { limit: 1000 } });
  return new Set(items.map(({ code }) => code));
}

/** Why nothing is written; `null` if something is. */
async function reasonToLeave(
  space: Space,
  found: SeedRecord | null,
  { kind, isOnce, version }: { kind: SeededContent['kind']; isOnce: boolean; version: string },
): Promise<string | null> {
  if (found && kindOf(found) !== kind)
    return `left out, the space began with ${kind === 'demo' ? 'the least content' : 'the demo'}`;
  if (!isOnce) return null;
  if (found?.version === version) return 'already there';
  if (!found && (await hasContent(space))) return 'left out, the space has content of its own';
  return null;
}

/** Writes content that editors have not changed, and prints what it did. */
export async function seedContent(
  space: Space,
  content: SeededContent,
  { isOnce, isForced, print }: Options,
): Promise<void> {
  const { kind, make } = content;
  const name = `${kind} content`;
  const version = versionOf(content);
  const found = await readRecord(space);
  const reason = await reasonToLeave(space, found, { kind, isOnce, version });
  if (reason) {
    print(`${name}: ${reason}`);
    return;
  }
  await requireDefaultLocale(space);
  const record = beginRecord(found, version, isForced);
  await saveRecord(space, record);
  const seeding = { space, record, locales: await localesOf(space), isForced };
  const { pictures, entries } = make(new Date(record.seededAt));
  const decisions = [
    ...(await writePictures(seeding, pictures)),
    ...(await writeEntries(seeding, entries)),
  ];
  await saveRecord(space, { ...record, version });
  const count = (wanted: string) => decisions.filter((decision) => decision === wanted).length;
  print(
    `${name}: ${count('create')} created, ${count('update')} updated, ` +
      `${count('same')} unchanged, ${count('keep')} left as editors have them`,
  );
}
