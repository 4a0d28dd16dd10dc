import { isProjectId, PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';
import { parseInstant } from '@/lib/cms/visibility/schedule';

type Query = Readonly<Record<string, string | string[] | boolean | undefined>>;

const text = (query: Query, name: string): string => {
  const value = query[name];
  return typeof value === 'string' ? value.slice(0, 500) : '';
};

export interface ListOptions {
  /** Epoch milliseconds; `null` for now. */
  at: number | null;
  days: number;
  projects: readonly ProjectId[];
  /** Empty for all pages. */
  path: string;
  isDraft: boolean;
}

const DEFAULT_DAYS = 14;
const MAX_DAYS = 366;

/** Reads options from an address, with defaults for missing and invalid ones. */
export function readListOptions(query: Query, fallback: readonly ProjectId[]): ListOptions {
  const project = text(query, 'project');
  const all = project === 'all';
  const days = Math.round(Number(text(query, 'days')) || DEFAULT_DAYS);
  const path = text(query, 'path');
  return {
    at: parseInstant(text(query, 'at')),
    days: Math.min(MAX_DAYS, Math.max(1, days)),
    projects: isProjectId(project) ? [project] : all ? PROJECT_IDS : fallback,
    path: path === '' || path.startsWith('/') ? path : `/${path}`,
    isDraft: query['source'] === 'draft',
  };
}

/** Initial values of a form for a list. */
export function listChoice({ at, days, projects: ids, path, isDraft }: ListOptions) {
  const [only = ''] = ids;
  return { at, days, path, isDraft, project: ids.length === 1 ? only : 'all' };
}
