import type { DemoShop } from '@/demo/demo-shops';

/** Targets of the links of the showcase's blocks. */
export const SERVICE_PAGE: Readonly<Record<DemoShop, string>> = {
  hgg: 'node_hgg-groessenberatung',
  hrm: 'node_hrm-masskonfektion',
  eck: 'node_eck-werkstatt',
};

export const STORY_PAGE: Readonly<Record<DemoShop, string>> = {
  hgg: 'node_hgg-lange-hemden',
  hrm: 'node_hrm-das-haus',
  eck: 'node_eck-kaschmir',
};

export const showcaseTitle = (project: DemoShop, name: string): string =>
  `${project.toUpperCase()} Bausteine: ${name}`;
