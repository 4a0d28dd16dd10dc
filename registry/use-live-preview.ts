import { ContentfulLivePreview } from '@contentful/live-preview';
import { startTransition, useEffect, useState } from 'react';
import { LiveTyping } from '@/lib/cms/content/live-typing';
import { fetchJson } from '@/lib/platform/http/fetch-json';
import { refreshPage } from '@/lib/shop/routes/refresh-page';
import type { TypedEntry } from '@/lib/cms/content/typed-entries';
import type { RawEntry } from '@/lib/shop/page-context/content-document';
import type { PageViewProps } from './page-view';

/** Origins of Contentful's editor; a page on this machine may replace it. */
const EDITORS = ['https://app.contentful.com', 'https://app.eu.contentful.com'];
const LOCAL = /^http:\/\/([\w-]+\.)?localhost(:\d+)?$/;
const PATH = '/api/draft/typed';

/** Origin of the outermost page: only some browsers name it once a link has been followed in here. */
function topOrigin(): string {
  const { ancestorOrigins } = window.location;
  const top = ancestorOrigins?.item(ancestorOrigins.length - 1);
  return top ?? (URL.canParse(document.referrer) ? new URL(document.referrer).origin : '');
}

/** Origin of the page that has this one in an iframe, if it may be notified of clicks here. */
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

/** @returns `null` for a page that is made of more than its own content, an article's for example */
async function entriesOf(address: PageAddress): Promise<RawEntry[] | null> {
  try {
    const query = new URLSearchParams({ ...address });
    // The route has written them.
    return await fetchJson(`${PATH}?${query}`, (answer) => Object(answer).entries as RawEntry[]);
  } catch {
    return null;
  }
}

/** @returns `null` while the page cannot be had */
async function pageWith(
  typed: readonly TypedEntry[],
  address: PageAddress,
  isForOne: boolean,
): Promise<PageViewProps | null> {
  const body = { ...address, typed, isForOne };
  try {
    // The route has made them as it does for the page itself.
    const pageOf = (answer: unknown) => Object(answer).page as PageViewProps;
    return await fetchJson(PATH, pageOf, { method: 'POST', body });
  } catch {
    return null;
  }
}

/** Shows what is typed in the editor around this page. @returns what ends it */
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
 * A page of drafts inside the CMS's own editor: clicks open fields there, what is typed there shows
 * here at once, and what is saved there loads the page again in place.
 * @returns the page with what has been typed
 */
export function useLivePreview(page: PageViewProps): PageViewProps {
  const language = page.locale.slice(0, 2);
  const [typed, setTyped] = useState<{ of: PageViewProps; shown: PageViewProps } | null>(null);
  useEffect(() => {
    const targetOrigin = editorOrigin();
    if (!targetOrigin) return undefined;
    void ContentfulLivePreview.init({ locale: language, enableInspectorMode: true, targetOrigin });
    return ContentfulLivePreview.subscribe('save', {
      callback: () => void refreshPage(),
    });
  }, [language]);
  // After a save the page is another one, and what has been typed since is sent for it anew.
  useEffect(() => {
    if (!editorOrigin()) return undefined;
    // A block that was not on the page before comes when its code is there.
    return followTyping(page, (shown) => startTransition(() => setTyped({ of: page, shown })));
  }, [page]);
  return typed?.of === page ? typed.shown : page;
}
