import type { DraftNote } from '@/lib/cms/content/draft-notes';
import styles from './draft-note.module.css';

interface Props {
  notes: readonly DraftNote[];
  /** URL of the CMS's entry editor, without the id. */
  editorAddress: string | null;
}

/** Replaces a hidden entry in draft mode and explains to editors why it is hidden. */
export function DraftNoteList({ notes, editorAddress }: Props) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.root} lang="en" aria-label="Notes for editors">
      {notes.map(({ id, type, kind, because }) => (
        <li key={`${id} ${because}`} data-kind={kind === 'finding' ? 'finding' : 'hidden'}>
          <strong>{kind === 'finding' ? 'To mend' : `Hidden: ${kind}`}</strong>{' '}
          <span>
            {type || 'entry'}{' '}
            {editorAddress ? (
              <a href={`${editorAddress}${id}`} target="_blank" rel="noopener noreferrer">
                {id}
              </a>
            ) : (
              <code>{id}</code>
            )}
          </span>{' '}
          <span>{because}</span>
        </li>
      ))}
    </ul>
  );
}
