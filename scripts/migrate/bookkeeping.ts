import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { EnvironmentError, errorId, type Space } from './space';

/** A content type for the scripts' own records; its entries are never published. */
export interface BookkeepingType {
  id: string;
  name: string;
  description: string;
  fields: Record<string, 'Symbol' | 'Date' | 'Integer' | 'Object'>;
}

export const HISTORY: BookkeepingType = {
  id: 'migrationHistory',
  name: 'Migration history',
  description: 'Kept by "npm run migrate". Do not edit.',
  fields: { name: 'Symbol', checksum: 'Symbol', appliedAt: 'Date' },
};

/** Requests of a running migration, so that an interrupted one can be finished. */
export const PLAN: BookkeepingType = {
  id: 'migrationPlan',
  name: 'Migration plan',
  description: 'Kept by "npm run migrate" while a migration runs. Do not edit.',
  fields: {
    name: 'Symbol',
    checksum: 'Symbol',
    part: 'Integer',
    parts: 'Integer',
    requests: 'Object',
  },
};

/** Content that the demo seed wrote, so that it never overwrites an editor's work. */
export const SEED_RECORD: BookkeepingType = {
  id: 'seedRecord',
  name: 'Seed record',
  description: 'Kept by "npm run seed". Do not edit.',
  fields: { version: 'Symbol', seededAt: 'Date', written: 'Object' },
};

/** Ids that the drift gate and the shop ignore. */
export const BOOKKEEPING_IDS = [HISTORY, PLAN, SEED_RECORD].map(({ id }) => id);

/** Contentful's limit. */
const MAX_ID = 64;

/** Id of a migration's entry: its whole name, or a hash if that is too long. */
export function entryIdOf({ id }: BookkeepingType, name: string, rest = ''): string {
  const whole = `${id}-${name}${rest}`;
  if (whole.length <= MAX_ID) return whole;
  return `${id}-${createHash('sha256').update(name).digest('hex').slice(0, 32)}${rest}`;
}

/** Creates and publishes the type if it is missing, or publishes one left by an interrupted run. */
export async function ensureType({ client }: Space, type: BookkeepingType): Promise<void> {
  const contentTypeId = type.id;
  const found = await client.contentType.get({ contentTypeId }).catch((error: unknown) => {
    if (errorId(error) === 'NotFound') return null;
    throw error;
  });
  if (found?.sys.publishedVersion !== undefined) return;
  const draft =
    found ??
    (await client.contentType.createWithId(
      { contentTypeId },
      {
        name: type.name,
        description: type.description,
        displayField: Object.keys(type.fields)[0] ?? '',
        fields: Object.entries(type.fields).map(([id, fieldType]) => ({
          id,
          name: id,
          type: fieldType,
          localized: false,
          required: false,
        })),
      },
    ));
  await client.contentType.publish({ contentTypeId }, draft);
}

/** Rejects a space with another default locale, because migrations and seed write in ours. */
export async function requireDefaultLocale({ client, spaceId }: Space): Promise<void> {
  const { items } = await client.locale.getMany({ query: { limit: 1000 } });
  const code = items.find((locale) => locale.default)?.code;
  if (code === DEFAULT_LOCALE) return;
  throw new EnvironmentError(
    `The default locale of space ${spaceId} is ${code}; the content model needs ${DEFAULT_LOCALE}. ` +
      'Change its code under Settings → Locales before the first migration.',
  );
}

/** Values in the format of the management API, in the default locale. */
export function stored(
  values: Record<string, unknown>,
): Record<string, { [locale: string]: unknown }> {
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, { [DEFAULT_LOCALE]: value }]),
  );
}

/** The schema of a bookkeeping entry's fields, unwrapped from the default locale. */
export function storedSchema<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .record(z.string(), z.object({ [DEFAULT_LOCALE]: z.unknown() }))
    .transform((fields) =>
      Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, value[DEFAULT_LOCALE]])),
    )
    .pipe(z.object(shape));
}

/** The bookkeeping entries of one type; none if the type does not exist yet. */
export async function readEntries({ client }: Space, { id }: BookkeepingType) {
  const query = { 'sys.contentType.sys.id[in]': id, limit: 1000 };
  const { items } = await client.entry.getMany({ query });
  return items;
}
