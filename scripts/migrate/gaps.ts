import { z } from 'zod';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { isSet, readPublished } from './entries-of-type';
import { MigrationRejected } from './migration-files';
import type { PlannedRequest } from './planned-request';
import type { Space } from './space';
import { fieldsOf, readFields, typeIdOf, type WrittenField } from './written-fields';

/** A field that becomes required although it is empty in published entries. */
export interface Gap {
  /** `textBox.kicker` */
  id: string;
  /** Published entries without it. The shop omits a block whose required field is empty. */
  entries: number;
  /** Ids of those that are being edited: only their drafts get a value. */
  edited?: readonly string[];
}

/** A field that planned requests make required, on an existing type. */
export interface Requirement {
  typeId: string;
  /** Its id after and before all requests; identical for a new field. */
  fieldId: string;
  formerId: string;
}

const ENTRY_URL = /^\/entries\/([^/]+)(\/published)?$/;

/** Fields by their id after the writes so far, with the original id. */
type Followed = Map<string, { formerId: string; isRequired: boolean }>;

function follow(before: Followed, fields: readonly WrittenField[]): Followed {
  return new Map(
    fields.map(({ id, newId, required }) => [
      newId ?? id,
      { formerId: before.get(id)?.formerId ?? id, isRequired: required },
    ]),
  );
}

/** Fields that planned requests newly require of existing entries. */
export async function requirementsOf(
  space: Pick<Space, 'request'>,
  requests: readonly PlannedRequest[],
): Promise<Requirement[]> {
  const types = new Map<string, { required: Set<string>; fields: Followed } | null>();
  for (const { method, url, data } of requests) {
    const typeId = typeIdOf(url);
    if (method !== 'PUT' || typeId === undefined) continue;
    if (!types.has(typeId)) {
      const found = await readFields(space, url);
      const required = new Set(found?.filter((each) => each.required).map(({ id }) => id));
      types.set(typeId, found && { required, fields: follow(new Map(), found) });
    }
    const type = types.get(typeId);
    if (type) type.fields = follow(type.fields, fieldsOf(data));
  }
  return [...types].flatMap(([typeId, type]) =>
    [...(type?.fields ?? [])].flatMap(([fieldId, { formerId, isRequired }]) =>
      isRequired && !type?.required.has(formerId) ? [{ typeId, fieldId, formerId }] : [],
    ),
  );
}

/** Fields without a value may be present as `undefined`. */
const entryWrite = z.object({
  fields: z.record(z.string(), z.record(z.string(), z.unknown()).optional()),
});

/** Ids of the entries whose drafts, and whose public versions, the requests give a value. */
function filledBy(requests: readonly PlannedRequest[], fieldId: string) {
  const drafts = new Set<string>();
  const live = new Set<string>();
  for (const { method, url, data } of requests) {
    const [, entryId, published] = ENTRY_URL.exec(url) ?? [];
    if (method !== 'PUT' || entryId === undefined) continue;
    if (published) {
      if (drafts.has(entryId)) live.add(entryId);
      continue;
    }
    const { data: entry } = entryWrite.safeParse(data);
    if (isSet(entry?.fields[fieldId]?.[DEFAULT_LOCALE])) drafts.add(entryId);
  }
  return { drafts, live };
}

/**
 * Published entries that would lack a required field after planned requests.
 * @param storedAs the id under which entries store a field now, if it differs
 */
export async function gapsOf(
  space: Space,
  requests: readonly PlannedRequest[],
  requirements: readonly Requirement[],
  storedAs: (requirement: Requirement) => string = ({ formerId }) => formerId,
): Promise<Gap[]> {
  const gaps: Gap[] = [];

  for (const requirement of requirements) {
    const { typeId, fieldId } = requirement;
    const stored = storedAs(requirement);
    const filled = filledBy(requests, fieldId);
    const empty: string[] = [];
    for await (const { sys, fields } of readPublished(space, typeId))
      if (!isSet(fields[stored]?.[DEFAULT_LOCALE]) && !filled.live.has(sys.id)) empty.push(sys.id);
    const edited = empty.filter((id) => filled.drafts.has(id));
    if (empty.length > 0)
      gaps.push({
        id: `${typeId}.${fieldId}`,
        entries: empty.length,
        ...(edited.length > 0 && { edited }),
      });
  }
  return gaps;
}

/** Describes a gap for editors. */
export const gapWords = ({ id, entries }: Gap) =>
  `${entries} published ${entries === 1 ? 'entry has' : 'entries have'} no ${id}`;

/** Explains why required fields are rejected, with three remedies. */
export const gapText = (gaps: readonly Gap[]) =>
  [
    ...gaps.map(
      (gap) => `${gapWords(gap)}, which is to be required: they would leave their pages.`,
    ),
    ...gaps.flatMap(({ edited = [] }) =>
      edited.length > 0
        ? [
            `Being edited, so that only a draft gets the value; publish it or discard it: ${edited.join(', ')}`,
          ]
        : [],
    ),
    'Declare it with field.optional or field.withDefault, or fill it in with transformEntries in the same migration.',
  ].join('\n');

/** @throws MigrationRejected if published entries would lack a required field */
export async function rejectGaps(space: Space, requests: readonly PlannedRequest[]): Promise<void> {
  const gaps = await gapsOf(space, requests, await requirementsOf(space, requests));
  if (gaps.length > 0) throw new MigrationRejected(gapText(gaps));
}
