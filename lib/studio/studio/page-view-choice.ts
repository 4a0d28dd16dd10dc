import type { AudienceVisitor } from '@/lib/cms/visibility/visitor';
import { ANONYMOUS } from '@/lib/cms/visibility/visitor';
import { FIRST_PROJECT, isProjectId, projects } from '@/lib/shop/project/projects';
import { isEntityId } from './entity-id';
import { parseInstant } from '@/lib/cms/visibility/schedule';

export const VISITORS = [
  'anyone',
  'loggedOut',
  'loggedIn',
  'loyaltyBlue',
  'loyaltySilver',
  'loyaltyBlack',
] as const;
export type VisitorChoice = (typeof VISITORS)[number];

const WIDTHS = ['390', '768', '1440', 'full'] as const;

/** Widths of a page's frame in CSS pixels, each with its name. @param whole name of the studio's own width */
export const widthOptions = (whole: string) =>
  WIDTHS.map((width) => [width, width === 'full' ? whole : width] as const);

/**
 * State of the content: drafts, currently published, published at the chosen time, or planned for
 * it.
 */
export const SOURCES = ['draft', 'published', 'past', 'planned'] as const;
export type SourceChoice = (typeof SOURCES)[number];

/** Page, time and visitor that an editor has chosen to view. */
export interface PageViewChoice {
  project: string;
  /** `de-at` */
  locale: string;
  /** Without the locale; starts with `/`. */
  path: string;
  /** Epoch milliseconds; `null` for now. */
  at: number | null;
  source: SourceChoice;
  /** Id of a release that is included, with `planned`. */
  release: string | null;
  visitor: VisitorChoice;
}

/** Visitor of a choice; `undefined` keeps blocks for every audience in the page. */
export function simulatedVisitor(choice: VisitorChoice): AudienceVisitor | undefined {
  if (choice === 'anyone') return undefined;
  if (choice === 'loggedOut') return ANONYMOUS;
  const level = { loyaltyBlue: 'blue', loyaltySilver: 'silver', loyaltyBlack: 'black' } as const;
  const loyaltyLevel = choice === 'loggedIn' ? null : level[choice];
  return { isLoggedIn: true, loyaltyLevel, isSubscribed: false };
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

const single = (query: Query, name: string, fallback: string): string => {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
};

/** Reads a choice from an address, with defaults for missing and invalid parts. */
export function readChoice(query: Query): PageViewChoice {
  const at = parseInstant(single(query, 'at', ''));
  const path = single(query, 'path', '/').slice(0, 500);
  const release = single(query, 'release', '');
  const project = single(query, 'project', FIRST_PROJECT);
  const { defaultLocale } = projects[isProjectId(project) ? project : FIRST_PROJECT];
  return {
    project,
    locale: single(query, 'locale', defaultLocale),
    path: path.startsWith('/') ? path : `/${path}`,
    at,
    source: SOURCES.find((source) => source === query['source']) ?? 'draft',
    release: isEntityId(release) ? release : null,
    visitor: VISITORS.find((visitor) => visitor === query['visitor']) ?? 'anyone',
  };
}

/** Query of an address that {@link readChoice} reads. */
export function choiceQuery(choice: PageViewChoice): URLSearchParams {
  const { project, locale, path, at, source, release, visitor } = choice;
  return new URLSearchParams({
    project,
    locale,
    path,
    source,
    visitor,
    ...(release !== null && { release }),
    ...(at !== null && { at: new Date(at).toISOString() }),
  });
}
