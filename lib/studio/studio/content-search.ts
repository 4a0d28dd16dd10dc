import { FIRST_PROJECT, isProjectId, type ProjectId } from '@/lib/shop/project/projects';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { berlinIso } from './berlin-time';
import { isEntityId } from './entity-id';

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
  /** Id of the user who changed it last. */
  author?: string | undefined;
  tag?: string | undefined;
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
  /** `1` limits the entries to those that pages of the shop show. */
  ofShop: '1' | '';
  /** `fr` for what has a French text, `-fr` for what lacks one; empty for any. */
  language: string;
  /** Id of a user; empty for anybody. */
  author: string;
  /** Id of a tag; empty for any. */
  tag: string;
  /** From 1. */
  page: number;
}

type Query = Partial<Record<string, string | string[]>>;

/** The API rejects a list that begins later. */
const MAX_PAGE = 200;

const single = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.slice(0, 200) : '';

const idIn = (value: string | string[] | undefined): string => {
  const id = single(value);
  return isEntityId(id) ? id : '';
};

/** With a text in a language, and without one. */
const LANGUAGE_CHOICES: readonly string[] = LANGUAGES.flatMap((each) => [each, `-${each}`]);

/** Reads a search from the query of an address; what is not valid there is left out. */
export function readSearch(query: Query, types: readonly string[]): ContentSearch {
  const project = single(query['project']);
  const since = single(query['since']);
  const page = Number(single(query['page']) || 1);
  return {
    project: isProjectId(project) ? project : FIRST_PROJECT,
    query: single(query['query']),
    type: types.find((type) => type === query['type']) ?? '',
    state: SEARCHED_STATES.find((state) => state === query['state']) ?? '',
    since: berlinIso(`${since}T00:00`) ? since : '',
    ofShop: query['ofShop'] === '1' ? '1' : '',
    language: LANGUAGE_CHOICES.find((choice) => choice === query['language']) ?? '',
    author: idIn(query['author']),
    tag: idIn(query['tag']),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** Whether anything is searched for; otherwise only the tree is shown. */
export const isSearch = ({ project: _, page: __, ...limits }: ContentSearch): boolean =>
  Object.values(limits).some((value) => value !== '');

/** Whether a search is over pictures and files, too, which belong to no shop, type or language. */
export const hasAssets = (search: ContentSearch): boolean =>
  isSearch(search) && !search.type && !search.ofShop && !search.language;

export const filterOf = ({ state, since, author, tag, page }: ContentSearch): EntityFilter => ({
  author: author || undefined,
  tag: tag || undefined,
  state: state || undefined,
  since: berlinIso(`${since}T00:00`) ?? undefined,
  skip: (page - 1) * LIST_LENGTH,
});

export const contentSearchHref = (search: ContentSearch): string =>
  `/studio?${new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )}`;
