import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { isSet, readEntries } from './entries-of-type';
import { MigrationRejected } from './migration-files';
import type { PlannedRequest } from './planned-request';
import type { Space } from './space';
import { fieldsOf, readFields, typeIdOf, type WrittenField } from './written-fields';

export interface Loss {
  /**
   * Id for the confirmation: `textBox.kicker`, or `textBox.kicker.languages` for other languages.
   */
  id: string;
  /** Entries with such content, including drafts. */
  entries: number;
}

interface Removal {
  typeId: string;
  fieldId: string;
  isLanguagesOnly: boolean;
}

/** Tracks the original fields of a content type through the writes of a migration. */
class FollowedFields {
  /** Id in the last write → the original field. */
  #fields: Map<string, WrittenField>;
  readonly removals: Removal[] = [];
  readonly #typeId: string;

  constructor(typeId: string, fields: WrittenField[]) {
    this.#typeId = typeId;
    this.#fields = new Map(fields.map((field) => [field.id, field]));
  }

  follow(fields: WrittenField[]): void {
    const now = new Map(fields.map((field) => [field.id, field]));
    const next = new Map<string, WrittenField>();
    for (const [id, first] of this.#fields) {
      const field = now.get(id);
      if (!field) {
        this.#remove(first.id, false);
        continue;
      }
      const isUnlocalized = first.localized && !field.localized;
      if (isUnlocalized) this.#remove(first.id, true);
      next.set(field.newId ?? id, isUnlocalized ? { ...first, localized: false } : first);
    }
    this.#fields = next;
  }

  #remove(fieldId: string, isLanguagesOnly: boolean): void {
    this.removals.push({ typeId: this.#typeId, fieldId, isLanguagesOnly });
  }
}

/**
 * Fields, or languages of a field, that planned requests remove from a space. Content types with
 * entries cannot be deleted at all; the planner rejects that.
 */
export async function removalsOf(
  space: Pick<Space, 'request'>,
  requests: PlannedRequest[],
): Promise<Removal[]> {
  const followed = new Map<string, FollowedFields>();
  for (const { method, url, data } of requests) {
    const typeId = typeIdOf(url);
    if (method !== 'PUT' || typeId === undefined) continue;
    const type =
      followed.get(typeId) ?? new FollowedFields(typeId, (await readFields(space, url)) ?? []);
    followed.set(typeId, type);
    type.follow(fieldsOf(data));
  }
  return [...followed.values()].flatMap(({ removals }) => removals);
}

async function countEntries(
  space: Space,
  typeId: string,
  fieldId: string,
  holds: (values: Record<string, unknown>) => boolean,
): Promise<number> {
  let count = 0;
  for await (const { fields } of readEntries(space, typeId))
    count += Number(holds(fields[fieldId] ?? {}));
  return count;
}

/**
 * The removals that delete content, with the number of entries.
 * @param storedAs the id under which entries store a field now, if it differs
 */
export async function lossesOf(
  space: Space,
  removals: Removal[],
  storedAs: (removal: Removal) => string = ({ fieldId }) => fieldId,
): Promise<Loss[]> {
  const losses = removals.map(async (removal) => {
    const { typeId, fieldId, isLanguagesOnly } = removal;
    const holds = (values: Record<string, unknown>) =>
      Object.entries(values).some(
        ([locale, value]) => isSet(value) && !(isLanguagesOnly && locale === DEFAULT_LOCALE),
      );
    const id = `${typeId}.${fieldId}${isLanguagesOnly ? '.languages' : ''}`;
    return { id, entries: await countEntries(space, typeId, storedAs(removal), holds) };
  });
  return (await Promise.all(losses)).filter(({ entries }) => entries > 0);
}

/** @throws MigrationRejected if planned requests delete content without confirmation */
export async function rejectLosses(
  space: Space,
  requests: PlannedRequest[],
  confirmed: ReadonlySet<string>,
): Promise<void> {
  const losses = await lossesOf(space, await removalsOf(space, requests));
  const open = losses.filter(({ id }) => !confirmed.has(id));
  if (open.length > 0) throw new MigrationRejected(rejectionText(open));
}

/** Explains why a loss is rejected, and how to confirm it. */
export function rejectionText(losses: Loss[]): string {
  const flags = losses.map(({ id }) => `--remove ${id}`).join(' ');
  return [
    ...losses.map((loss) => `${lossWords(loss)}, which would be lost.`),
    `What may go is confirmed with: ${flags}`,
  ].join('\n');
}

export const lossWords = ({ id, entries }: Loss) =>
  `${id} holds content in ${entries} ${entries === 1 ? 'entry' : 'entries'}`;
