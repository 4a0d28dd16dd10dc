import type { PlannedRequest } from 'contentful-migration/built/lib/migration-parser';

export type { PlannedRequest };

/** The entity whose version counts: `/content_types/page/published` → `/content_types/page`. */
export const entityOf = ({ url }: PlannedRequest) => url.replace(/\/(published|archived)$/, '');

/** The version that the request expects; 0 if it creates its entity. */
export const expectedVersion = ({ headers }: PlannedRequest) =>
  Number(headers['X-Contentful-Version'] ?? 0);
