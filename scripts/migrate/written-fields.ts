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

/** A field as a write of its content type has it. */
export type WrittenField = z.output<typeof written>['fields'][number];

/** @throws z.ZodError for what is no content type */
export const fieldsOf = (type: unknown): WrittenField[] => written.parse(type).fields;

/** Id of the content type that an address is of. */
export const typeIdOf = (url: string): string | undefined =>
  /^\/content_types\/([^/]+)$/.exec(url)?.[1];

/**
 * Fields of a content type as the space has it now.
 * @returns `null` for a type that is not there yet: it has no entries
 * @throws the client's error when the space cannot be reached
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
