import { projects, type ProjectId } from './projects';

/** Whether a shop has stores in which articles can be reserved. */
export const hasStores = (project: ProjectId): boolean =>
  projects[project].headerIcons.includes('reservation');
