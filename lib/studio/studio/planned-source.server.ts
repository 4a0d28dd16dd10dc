import {
  fetchEntriesOfProject,
  fetchEntryTree,
  type Timeline,
} from '@/lib/cms/content/content-api.server';
import type { DocumentSource } from '@/lib/shop/page-context/content-document';

/** Planned content according to the CMS's Timeline, for the resolver of the live pages. */
export const plannedSource = (timeline: Timeline): DocumentSource => ({
  site: ({ type, project, language, include }) =>
    fetchEntriesOfProject(type, project, language, include, timeline),
  page: (id, language) => fetchEntryTree(id, language, timeline),
});
