import { fetchEntryTree, type Timeline } from '@/lib/cms/content/content-api.server';
import { fetchEntriesOfProject } from '@/lib/cms/content/project-entries.server';
import type { DocumentSource } from '@/lib/shop/page-context/content-document';

/** Planned content according to the CMS's Timeline, for the resolver of the live pages. */
export const plannedSource = (timeline: Timeline): DocumentSource => ({
  site: (wanted) => fetchEntriesOfProject(wanted, timeline),
  page: (id, language) => fetchEntryTree(id, language, timeline),
});
