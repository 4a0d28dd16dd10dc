import { formatTime } from '@/lib/shop/i18n/format-date';
import styles from './draft-banner.module.css';

interface Props {
  path: string;
  /** End of draft mode, in epoch milliseconds; missing if there is no page. */
  expiresAt?: number | undefined;
  /**
   * Instant for which the page was resolved, in epoch milliseconds; missing if there is no page.
   */
  at?: number | undefined;
}

/** Tells editors that this is a draft, for which instant, and how to leave draft mode. */
export function DraftBanner({ path, expiresAt, at }: Props) {
  return (
    <aside className={styles.root} lang="en" aria-label="Draft mode">
      {at === undefined || expiresAt === undefined ? (
        <p>
          <strong>Draft</strong> There is no page at this path, not even as a draft.
        </p>
      ) : (
        <p>
          <strong>Draft</strong> as of {formatTime(at, 'en')}. Draft mode ends at{' '}
          {formatTime(expiresAt, 'en')} (Europe/Berlin).
        </p>
      )}
      {/* Requires a document navigation, because the cookies have to be deleted before the next
         request. */}
      <a href={`/api/draft/exit?path=${encodeURIComponent(path)}`}>Leave draft mode</a>
    </aside>
  );
}
