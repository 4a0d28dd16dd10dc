import { formatTime } from '@/lib/i18n/format-date';
import styles from './draft-banner.module.css';

interface Props {
  /** Public path of the page. */
  path: string;
  /** End of draft mode, in epoch milliseconds. */
  expiresAt: number;
  /** Instant the page was resolved for, in epoch milliseconds. */
  at: number;
}

/** Shows an editor that this is a draft, of which instant, and how to leave draft mode. */
export function DraftBanner({ path, expiresAt, at }: Props) {
  return (
    <aside className={styles.root} lang="en" aria-label="Draft mode">
      <p>
        <strong>Draft</strong> as of {formatTime(at, 'en')}. Draft mode ends at{' '}
        {formatTime(expiresAt, 'en')}.
      </p>
      {/* A document navigation: the cookies have to be deleted before the next request. */}
      <a href={`/api/draft/exit?path=${encodeURIComponent(path)}`}>Leave draft mode</a>
    </aside>
  );
}
