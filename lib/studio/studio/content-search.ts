import { isProjectId, type ProjectId } from '@/lib/shop/project/projects';
import { berlinIso } from './berlin-time';

/** Entities on a page of a list. */
export const LIST_LENGTH = 50;

/** States that the API can search for; it cannot compare versions, so `changed` is not one. */
export const SEARCHED_STATES = ['draft', 'published', 'archived'] as const;
export type SearchedState = (typeof SEARCHED_STATES)[number];

/** Limits a search; what is left out does not limit it. */
export interface EntityFilter {
  state?: SearchedState | undefined;
  /** Changed at or after this time, ISO 8601. */
  since?: string | undefined;
  /** Number of entities before the first one of the list. */
  skip?: number;
}

/** A search over the space, as the address of the page has it. */
export interface ContentSearch {
  /** Shop whose tree is shown beside it. */
  project: ProjectId;
  query: string;
  /** Content type; empty for all. */
  type: string;
  state: SearchedState | '';
  /** Day in Berlin, `2026-11-30`; empty for any. */
  since: string;
  /** From 1. */
  page: number;
}

type Query = Partial<Record<string, string | string[]>>;

/** The API rejects a list that begins later. */
const MAX_PAGE = 200;

const single = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.slice(0, 200) : '';

/** Reads a search from the query of an address; what is not valid there is left out. */
export function readSearch(query: Query, types: readonly string[]): ContentSearch {
  const project = single(query['project']);
  const since = single(query['since']);
  const page = Number(single(query['page']) || 1);
  return {
    project: isProjectId(project) ? project : 'hgg',
    query: single(query['query']),
    type: types.find((type) => type === query['type']) ?? '',
    state: SEARCHED_STATES.find((state) => state === query['state']) ?? '',
    since: berlinIso(`${since}T00:00`) ? since : '',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** Whether anything is searched for; otherwise only the tree is shown. */
export const isSearch = ({ query, type, state, since }: ContentSearch): boolean =>
  [query, type, state, since].some((value) => value !== '');

export const filterOf = ({ state, since, page }: ContentSearch): EntityFilter => ({
  state: state || undefined,
  since: berlinIso(`${since}T00:00`) ?? undefined,
  skip: (page - 1) * LIST_LENGTH,
});

export const contentSearchHref = (search: ContentSearch): string =>
  `/studio?${new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )}`;
