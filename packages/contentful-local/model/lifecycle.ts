import type { Versioned } from './entities';

type Lifecycle = Pick<
  Versioned<never>,
  'version' | 'createdAt' | 'updatedAt' | 'firstPublishedAt' | 'publishedCounter' | 'archived'
> & { published: null };

export const newLifecycle = (now: string): Lifecycle => ({
  version: 1,
  createdAt: now,
  updatedAt: now,
  firstPublishedAt: null,
  publishedCounter: 0,
  archived: null,
  published: null,
});

const touched = <Content, Record extends Versioned<Content>>(record: Record, now: string) => ({
  ...record,
  version: record.version + 1,
  updatedAt: now,
});

export const edited = <Content, Record extends Versioned<Content>>(
  record: Record,
  draft: Content,
  now: string,
): Record => ({ ...touched<Content, Record>(record, now), draft });

/** Publishes a snapshot of `content`, by default of the whole draft. */
export const published = <Content, Record extends Versioned<Content>>(
  record: Record,
  position: number,
  now: string,
  content: Content = record.draft,
): Record => ({
  ...touched<Content, Record>(record, now),
  firstPublishedAt: record.firstPublishedAt ?? now,
  publishedCounter: record.publishedCounter + 1,
  published: { version: record.version, at: now, position, content },
});

export const unpublished = <Content, Record extends Versioned<Content>>(
  record: Record,
  now: string,
): Record => ({ ...touched<Content, Record>(record, now), published: null });

export const archived = <Content, Record extends Versioned<Content>>(
  record: Record,
  now: string,
): Record => ({
  ...touched<Content, Record>(record, now),
  archived: { version: record.version, at: now },
});

export const unarchived = <Content, Record extends Versioned<Content>>(
  record: Record,
  now: string,
): Record => ({ ...touched<Content, Record>(record, now), archived: null });
