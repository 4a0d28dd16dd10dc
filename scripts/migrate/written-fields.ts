import { z } from 'zod';
import { errorId, type Space } from './space';

const written = z.object({
  fields: z.array(
    z.object({
      id: z.string(),
      newId: z.string().optional(),
      localized: z.boolean().default(false),
      required: z.boolean().default(false),
    }),
  ),
});

/** A field in a write of its content type. */
export type WrittenField = z.output<typeof written>['fields'][number];

/** @throws z.ZodError if the value is not a content type */
export const fieldsOf = (type: unknown): WrittenField[] => written.parse(type).fields;

/** Id of the content type in a URL. */
export const typeIdOf = (url: string): string | undefined =>
  /^\/content_types\/([^/]+)$/.exec(url)?.[1];

/**
 * Current fields of a content type in the space.
 * @returns `null` for a missing type, which has no entries
 * @throws the client's error if the space cannot be reached
 */
export async function readFields(
  space: Pick<Space, 'request'>,
  url: string,
): Promise<WrittenField[] | null> {
  try {
    return fieldsOf(await space.request({ method: 'GET', url }));
  } catch (error) {
    if (errorId(error) === 'NotFound') return null;
    throw error;
  }
}
