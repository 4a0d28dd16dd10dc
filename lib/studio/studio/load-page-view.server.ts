import { loadArticlePage } from '@/lib/cms/content/article-page.server';
import { loadPage, type LoadedPage } from '@/lib/cms/content/load-page.server';
import type { HiddenNode } from '@/lib/cms/content/evaluate';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { articleAtPath } from './article-at-path';
import { chosenView } from './chosen-view.server';
import { differenceOf, pageChanges, shownBlocks, type PageChange } from './page-changes';
import type { StudioLanguage } from './messages';
import { pathsOfNode } from './node-paths.server';
import type { PageViewChoice } from './page-view-choice';
import { reasonWords } from './reason-words.server';

const DAY_MS = 86_400_000;
/** Range of the slider before and after now. */
const BEFORE_DAYS = 14;
const AFTER_DAYS = 90;

export interface HiddenBlock {
  id: string;
  type: string;
  because: string;
}

export interface PageViewState {
  /** Range of the slider in epoch milliseconds. */
  from: number;
  until: number;
  now: number;
  edges: PageChange[];
  hidden: HiddenBlock[];
  isFound: boolean;
  /** Entry of the page, for the link to its editor. */
  pageId: string | null;
  /** Path of the page by language, for the languages in which it has one. */
  paths: Partial<Record<string, string>>;
  /** Ids of blocks visible either now or at the chosen time, but not both. */
  comes: string[];
  goes: string[];
}

const nodesOf = ({ regions }: LoadedPage) =>
  regions ? [...regions.header.nodes, ...regions.main.nodes] : [];

const hiddenBlock = (
  { id, type, reason }: HiddenNode,
  now: number,
  language: StudioLanguage,
): HiddenBlock => ({
  id,
  type,
  because: reasonWords(reason, now, language),
});

/** A page of a node or of an article. */
async function loadAddressed(path: string, context: PageContext): Promise<LoadedPage> {
  const article = articleAtPath(path);
  return article ? (await loadArticlePage(article, context)).loaded : loadPage(path, context);
}

async function pathsOf({ page, node }: LoadedPage, choice: PageViewChoice) {
  // The addresses of an article are those of its own languages.
  const own = page?.head.addresses.paths ?? {};
  return node ? { ...own, ...(await pathsOfNode(node.nodeId, choice)) } : own;
}

/**
 * Changes, hidden blocks and differences of a page, by the resolver of the live pages.
 * @returns `null` for a project, locale or release that does not exist
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function loadPageView(
  choice: PageViewChoice,
  now: number,
  language: StudioLanguage = 'en',
): Promise<PageViewState | null> {
  const { project, locale, path } = choice;
  const found = pageContext({ project, locale, path }, now);
  const view = found && (await chosenView(choice, now));
  if (!view) return null;
  const then: PageContext = { ...found, ...view };
  const context = { ...then, now };
  const loaded = await loadAddressed(path, then);
  const nodes = nodesOf(loaded);
  const from = Math.min(now, then.now) - BEFORE_DAYS * DAY_MS;
  const until = Math.max(now, then.now) + AFTER_DAYS * DAY_MS;
  const { appears, disappears } = differenceOf(
    shownBlocks(nodes, context),
    shownBlocks(nodes, then),
  );
  return {
    from,
    until,
    now,
    isFound: loaded.page !== null,
    paths: await pathsOf(loaded, choice),
    edges: pageChanges(nodes, { ...context, now: from }, until),
    hidden: loaded.hidden.map((node) => hiddenBlock(node, then.now, language)),
    pageId: loaded.node?.page ?? null,
    comes: appears.map(({ id }) => id),
    goes: disappears.map(({ id }) => id),
  };
}
