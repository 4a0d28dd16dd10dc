import { projects, type ProjectId } from './projects';

/** Whether a shop has a search with a page for its results. */
export const hasSearch = (project: ProjectId): boolean =>
  projects[project].headerIcons.includes('search');
