import { z } from 'zod';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { isSet, readEntries } from './entries-of-type';
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
}

/** A field that planned requests make required, on an existing type. */
export interface Requirement {
  typeId: string;
  /** Its id after and before all requests; identical for a new field. */
  fieldId: string;
  formerId: string;
}

const ENTRY_URL = /^\/entries\/([^/]+)$/;

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

/** Ids of the entries in which the requests set a field. */
function filledBy(requests: readonly PlannedRequest[], fieldId: string): Set<string> {
  const filled = new Set<string>();
  for (const { method, url, data } of requests) {
    const [, entryId] = ENTRY_URL.exec(url) ?? [];
    if (method !== 'PUT' || entryId === undefined) continue;
    const { data: entry } = entryWrite.safeParse(data);
    if (isSet(entry?.fields[fieldId]?.[DEFAULT_LOCALE])) filled.add(entryId);
  }
  return filled;
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
    let entries = 0;
    for await (const { sys, fields } of readEntries(space, typeId)) {
      const isLive = sys.publishedVersion !== undefined;
      const isEmpty = !isSet(fields[stored]?.[DEFAULT_LOCALE]);
      if (isLive && isEmpty && !filled.has(sys.id)) entries += 1;
    }
    if (entries > 0) gaps.push({ id: `${typeId}.${fieldId}`, entries });
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
    'Declare it with field.optional or field.withDefault, or fill it in with transformEntries in the same migration.',
  ].join('\n');

/** @throws MigrationRejected if published entries would lack a required field */
export async function rejectGaps(space: Space, requests: readonly PlannedRequest[]): Promise<void> {
  const gaps = await gapsOf(space, requests, await requirementsOf(space, requests));
  if (gaps.length > 0) throw new MigrationRejected(gapText(gaps));
}
