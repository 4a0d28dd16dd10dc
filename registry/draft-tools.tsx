import { ContentfulLivePreview } from '@contentful/live-preview';
import { useRouter } from 'next/router';
import { useEffect, useMemo, type ReactNode } from 'react';
import { DraftBanner } from '@/components/draft-banner/draft-banner';
import { DraftNoteList } from '@/components/draft-note/draft-note';
import type { DraftView } from '@/lib/content/draft-view';
import { DraftContext, type DraftAdditions } from './draft-context';

interface Props {
  draft: DraftView;
  /** `de-at` */
  locale: string;
  children: ReactNode;
}

/** Where Contentful's editor runs; a page on this machine may stand in for it. */
const EDITORS = ['https://app.contentful.com', 'https://app.eu.contentful.com'];
const LOCAL = /^http:\/\/([\w-]+\.)?localhost(:\d+)?$/;

/** Origin of the page that holds this one in an iframe, if it may learn what is clicked here. */
function editorOrigin(): string | null {
  if (window.self === window.top) return null;
  const origin = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  return EDITORS.includes(origin) || LOCAL.test(origin) ? origin : null;
}

/** Inside the CMS's preview pane: clicks open fields, and saving there refreshes the page here. */
function useLivePreview(language: string): void {
  const router = useRouter();
  useEffect(() => {
    const targetOrigin = editorOrigin();
    if (!targetOrigin) return undefined;
    void ContentfulLivePreview.init({ locale: language, enableInspectorMode: true, targetOrigin });
    return ContentfulLivePreview.subscribe('save', {
      callback: () => void router.replace(router.asPath, undefined, { scroll: false }),
    });
    // The router object changes with every navigation; one subscription serves the visit.
  }, [language]); // oxlint-disable-line react/exhaustive-deps
}

/** Draft mode around a page: banner, reasons in place, tags for the CMS's preview. */
export function DraftTools({ draft, locale, children }: Props) {
  const { path, notes, editorAddress, fields, expiresAt, at } = draft;
  const [language = ''] = locale.split('-');
  useLivePreview(language);
  const additions = useMemo<DraftAdditions>(
    () => ({
      notesBefore: (region, blockId) => (
        <DraftNoteList notes={notes[region][blockId] ?? []} editorAddress={editorAddress} />
      ),
      tagOf: (entryId, type) => ({
        'data-contentful-entry-id': entryId,
        'data-contentful-field-id': fields[type],
        'data-contentful-locale': language,
      }),
    }),
    [notes, editorAddress, fields, language],
  );
  return (
    <DraftContext value={additions}>
      <DraftBanner path={path} expiresAt={expiresAt} at={at} />
      {children}
    </DraftContext>
  );
}
