import type { EntryProps, QueryOptions } from 'contentful-management';
import type { Space } from './space';

/** Entries per request: a page of large entries stays below the API's limit of 7 MB. */
const PAGE_SIZE = 200;

/** Whether a field has content in one language. */
export const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';

type ReadPage = (query: QueryOptions) => Promise<{ items: EntryProps[]; total: number }>;

async function* readPages(read: ReadPage, typeId: string): AsyncGenerator<EntryProps> {
  for (let skip = 0; ; skip += PAGE_SIZE) {
    const query = {
      'sys.contentType.sys.id[in]': typeId,
      order: 'sys.createdAt,sys.id',
      limit: PAGE_SIZE,
      skip,
    };
    const { items, total } = await read(query);
    yield* items;
    if (skip + items.length >= total || items.length === 0) return;
  }
}

/** All entries of a content type, including drafts. */
export const readEntries = ({ client }: Space, typeId: string): AsyncGenerator<EntryProps> =>
  readPages((query) => client.entry.getMany({ query }), typeId);

/** Entries of a content type as they are public. */
export const readPublished = ({ client }: Space, typeId: string): AsyncGenerator<EntryProps> =>
  readPages((query) => client.entry.getPublished({ query }), typeId);
