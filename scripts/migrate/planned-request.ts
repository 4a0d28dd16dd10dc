import type { PlannedRequest } from 'contentful-migration/built/lib/migration-parser';

export type { PlannedRequest };

/** `/content_types/page/published` → `/content_types/page`: the entity whose version counts. */
export const entityOf = ({ url }: PlannedRequest) => url.replace(/\/(published|archived)$/, '');

/** The version the request expects to meet; 0 where it creates its entity. */
export const expectedVersion = ({ headers }: PlannedRequest) =>
  Number(headers['X-Contentful-Version'] ?? 0);
