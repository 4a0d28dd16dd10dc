import { ContentfulLivePreview } from '@contentful/live-preview';
import { startTransition, useEffect, useState } from 'react';
import { followSaves } from '@/lib/cms/content/follow-saves';
import { LiveTyping } from '@/lib/cms/content/live-typing';
import { fetchJson } from '@/lib/platform/http/fetch-json';
import { refreshPage } from '@/lib/shop/routes/refresh-page';
import type { TypedEntry } from '@/lib/cms/content/typed-entries';
import type { RawEntry } from '@/lib/shop/page-context/content-document';
import type { PageViewProps } from './page-view';

// outside: cms-fields-of-messages
/** Origins of Contentful's editor; a page on this machine may replace it. */
const EDITORS = ['https://app.contentful.com', 'https://app.eu.contentful.com'];
const LOCAL = /^http:\/\/([\w-]+\.)?localhost(:\d+)?$/;
const PATH = '/api/draft/typed';

/**
 * Origin of the outermost page, which only some browsers provide after a link was followed in here.
 */
function topOrigin(): string {
  const { ancestorOrigins } = window.location;
  const top = ancestorOrigins?.item(ancestorOrigins.length - 1);
  return top ?? (URL.canParse(document.referrer) ? new URL(document.referrer).origin : '');
}

/** Origin of the page that frames this one, if it may be notified of clicks here. */
function editorOrigin(): string | null {
  if (window.self === window.top) return null;
  const origin = topOrigin();
  return EDITORS.includes(origin) || LOCAL.test(origin) ? origin : null;
}

interface PageAddress {
  project: string;
  locale: string;
  path: string;
}

function addressOf({ project, locale, draft }: PageViewProps): PageAddress {
  return { project, locale, path: draft?.path.slice(`/${locale}`.length) || '/' };
}

/**
 * @returns `null` for a page that does not only consist of its own content, such as an article's
 */
async function entriesOf(address: PageAddress): Promise<RawEntry[] | null> {
  try {
    const query = new URLSearchParams({ ...address });
    // The route's own response.
    return await fetchJson(`${PATH}?${query}`, (answer) => Object(answer).entries as RawEntry[]);
  } catch {
    return null;
  }
}

/** @returns `null` while the page cannot be loaded */
async function pageWith(
  typed: readonly TypedEntry[],
  address: PageAddress,
  isForOne: boolean,
): Promise<PageViewProps | null> {
  const body = { ...address, typed, isForOne };
  try {
    // The route creates it in the same way as for the page itself.
    const pageOf = (answer: unknown) => Object(answer).page as PageViewProps;
    return await fetchJson(PATH, pageOf, { method: 'POST', body });
  } catch {
    return null;
  }
}

/** Shows changes typed in the surrounding editor. @returns stops this */
function followTyping(page: PageViewProps, show: (typed: PageViewProps) => void): () => void {
  const address = addressOf(page);
  const locale = page.locale.slice(0, 2);
  let end: (() => void) | null = null;
  let isOver = false;
  void entriesOf(address).then((entries) => {
    if (isOver || !entries) return;
    const typing = new LiveTyping<PageViewProps>(entries, {
      resolve: (typed) => pageWith(typed, address, page.isForOne ?? false),
      show,
    });
    const data = entries.map(({ sys, fields }) => ({ sys: { ...sys, type: 'Entry' }, fields }));
    const callback = (sent: unknown) => typing.take(sent);
    const unsubscribe = ContentfulLivePreview.subscribe('edit', { data, locale, callback });
    end = () => {
      unsubscribe();
      typing.close();
    };
  });
  return () => {
    isOver = true;
    end?.();
  };
}

/**
 * A page of drafts inside the CMS's own editor: clicks here open the field in the editor, typed
 * changes are shown at once, and saving reloads the page in place.
 * @returns the page with typed changes
 */
export function useLivePreview(page: PageViewProps): PageViewProps {
  const language = page.locale.slice(0, 2);
  const [typed, setTyped] = useState<{ of: PageViewProps; shown: PageViewProps } | null>(null);
  useEffect(() => {
    const targetOrigin = editorOrigin();
    if (!targetOrigin) return undefined;
    void ContentfulLivePreview.init({ locale: language, enableInspectorMode: true, targetOrigin });
    return followSaves(targetOrigin, () => void refreshPage());
  }, [language]);
  // Saving changes the page, so later typed changes are sent again for the new one.
  useEffect(() => {
    if (!editorOrigin()) return undefined;
    // A newly added block appears when its code has loaded.
    return followTyping(page, (shown) => startTransition(() => setTyped({ of: page, shown })));
  }, [page]);
  return typed?.of === page ? typed.shown : page;
}
