import type { RedirectFields } from '@/cms-schema/content-types/redirect';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { own, type ContentDocument } from '@/lib/shop/page-context/content-document';
import type { ContentNode, SoundNode } from './content-tree';
import { siteKey } from './document-cache.server';
import { siteDocument } from './documents.server';
import { evaluate, nextChange, type HiddenNode } from './evaluate';
import { EntryReader } from './read-entry.server';
import type { ShapeContext } from './shape-value.server';

/** Target of an editor's redirect. */
export interface PageRedirect {
  /** Path with the locale, or the address of another site. */
  destination: string;
  permanent: boolean;
}

export interface RedirectChoice {
  redirect: PageRedirect | null;
  /** Redirects of the address that do not apply, with the reason. */
  hidden: HiddenNode[];
  /** First instant at which a redirect of the address starts or ends, in epoch milliseconds. */
  validUntil: number | null;
  documents: readonly string[];
}

/** Path in lower case → ids of its redirects; independent of time and country. */
const indexes = new WeakMap<ContentDocument, ReadonlyMap<string, readonly string[]>>();

function idsByPath(document: ContentDocument): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(document);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const id of document.roots) {
    const written = own(document.entries, id)?.fields['from'];
    if (typeof written !== 'string') continue;
    // All addresses are in lower case when they arrive here.
    const from = written.toLowerCase();
    const others = index.get(from);
    if (others) others.push(id);
    else index.set(from, [id]);
  }
  indexes.set(document, index);
  return index;
}

// The reader has checked the values against the type's schema.
const fieldsOf = ({ values }: SoundNode) => values as unknown as RedirectFields;

/** Whether a link leads to a page, not to a phone number or email address. */
const isPage = (href: string) => /^(\/|https?:)/.test(href);

/** Path below the locale of an address in this shop; `null` for others. */
function ownPath(href: string, { locale }: PageContext): string | null {
  const [path = ''] = href.split(/[?#]/, 1);
  if (path === `/${locale.segment}`) return '/';
  return path.startsWith(`/${locale.segment}/`) ? path.slice(locale.segment.length + 1) : null;
}

/**
 * Follows redirects from a path to the end of the chain, so that visitors are redirected once. A
 * circular chain is rejected as a whole.
 */
export function chooseRedirect(
  document: ContentDocument,
  path: string,
  shape: ShapeContext,
  context: PageContext,
): Omit<RedirectChoice, 'documents'> {
  const read = (id: string): ContentNode => new EntryReader(document, shape).read(id, id);
  const at = (place: string) =>
    evaluate((idsByPath(document).get(place.toLowerCase()) ?? []).map(read), context);
  const first = at(path);
  const nodes = (idsByPath(document).get(path.toLowerCase()) ?? []).map(read);
  const validUntil = nextChange(nodes, context);
  const passed = [path];
  let found: PageRedirect | null = null;
  let isPermanent = true;
  for (let [step] = first.shown; step;) {
    const { to, permanent } = fieldsOf(step.node);
    if (!isPage(to.href)) break;
    isPermanent = isPermanent && permanent;
    found = { destination: to.href, permanent: isPermanent };
    const next = ownPath(to.href, context);
    if (next === null) break;
    if (passed.includes(next)) {
      const { id, type, path: place } = step.node;
      const reason = { kind: 'cycle', through: [...passed, next] } as const;
      const loop = { id, type, path: place, issues: [], reason };
      return { redirect: null, hidden: [...first.hidden, loop], validUntil };
    }
    passed.push(next);
    [step] = at(next).shown;
  }
  return { redirect: found, hidden: first.hidden, validUntil };
}

/**
 * Applies {@link chooseRedirect} to the published content. Pages do not depend on it: while
 * redirects cannot be loaded, there are none.
 */
export async function loadRedirect(
  path: string,
  shape: ShapeContext,
  context: PageContext,
): Promise<RedirectChoice> {
  const { project, locale } = context;
  const documents = [siteKey('redirect', project, locale.language)];
  try {
    const { document } = await siteDocument('redirect', context);
    return { ...chooseRedirect(document, path, shape, context), documents };
  } catch (error) {
    report('redirects unavailable', { project, error });
    return { redirect: null, hidden: [], validUntil: null, documents };
  }
}
