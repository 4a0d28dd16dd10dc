import { useCallback, useMemo, type ReactNode } from 'react';
import { DraftBanner } from '@/components/layout/draft-banner/draft-banner';
import { DraftNoteList } from '@/components/layout/draft-note/draft-note';
import type { DraftNote } from '@/lib/cms/content/draft-notes';
import type { DraftView } from '@/lib/cms/content/draft-view';
import { FieldTagContext, type TagField } from '@/lib/cms/content/field-tags';
import { DraftContext, type DraftAdditions } from './draft-context';

interface Props {
  draft: DraftView;
  /** `de-at` */
  locale: string;
  children: ReactNode;
}

const FAILED = 'it cannot be rendered: a defect of the block, which the server has logged';

/** Notes on hidden nodes, which the navigation cannot show. */
function NavigationNotes(props: { notes: readonly DraftNote[]; editorAddress: string | null }) {
  if (props.notes.length === 0) return null;
  return (
    <details lang="en">
      <summary>Notes on the navigation: {props.notes.length}</summary>
      <DraftNoteList {...props} />
    </details>
  );
}

/**
 * Additions of draft mode: banner, notes on hidden blocks, and attributes for the CMS's preview.
 */
export function DraftTools({ draft, locale, children }: Props) {
  const { path, notes, pageNotes, navigationNotes, editorAddress, fields, expiresAt, at } = draft;
  const [language = ''] = locale.split('-');
  const tagField = useCallback<TagField>(
    (id, fieldId) => ({
      // A repeated entry on a page has a suffix in its id; see unique-ids.ts.
      'data-contentful-entry-id': id.split('~', 1)[0],
      'data-contentful-field-id': fieldId,
      'data-contentful-locale': language,
    }),
    [language],
  );
  const additions = useMemo<DraftAdditions>(() => {
    const list = (entries: readonly DraftNote[]) => (
      <DraftNoteList notes={entries} editorAddress={editorAddress} />
    );
    return {
      notesBefore: (region, blockId) => list(notes[region][blockId] ?? []),
      noteOfFailure: (id, type) => list([{ id, type, kind: 'failed', because: FAILED }]),
      tagOf: (id, type) => tagField(id, fields[type] ?? 'title'),
    };
  }, [notes, editorAddress, fields, tagField]);
  return (
    <DraftContext value={additions}>
      <FieldTagContext value={tagField}>
        <DraftBanner path={path} expiresAt={expiresAt} at={at} />
        <DraftNoteList notes={pageNotes} editorAddress={editorAddress} />
        <NavigationNotes notes={navigationNotes} editorAddress={editorAddress} />
        {children}
      </FieldTagContext>
    </DraftContext>
  );
}
