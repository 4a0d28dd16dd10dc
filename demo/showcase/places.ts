import type { ProjectId } from '@/lib/shop/project/projects';

/** Targets of the links of the showcase's blocks. */
export const SERVICE_PAGE: Readonly<Record<ProjectId, string>> = {
  hgg: 'node_hgg-groessenberatung',
  hrm: 'node_hrm-masskonfektion',
  eck: 'node_eck-werkstatt',
};

export const STORY_PAGE: Readonly<Record<ProjectId, string>> = {
  hgg: 'node_hgg-lange-hemden',
  hrm: 'node_hrm-das-haus',
  eck: 'node_eck-kaschmir',
};

export const showcaseTitle = (project: ProjectId, name: string): string =>
  `${project.toUpperCase()} Bausteine: ${name}`;
