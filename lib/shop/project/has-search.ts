import { projects, type ProjectId } from './projects';

/** Whether a shop has a search, and a page for what it finds. */
export const hasSearch = (project: ProjectId): boolean =>
  projects[project].headerIcons.includes('search');
