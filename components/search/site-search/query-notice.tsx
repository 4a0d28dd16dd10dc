import { PageLink } from '@/components/ui/page-link/page-link';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import type { TermsOfQuery } from '@/lib/catalog/search/suggest';
import { searchHref } from './option-groups';
import styles from './query-notice.module.css';

/** Shown below the heading of a search: a correction of the query, and words without results. */
export function QueryNotice({ query, first }: { query: string; first: TermsOfQuery | null }) {
  const { search: messages } = useMessages();
  const context = useRouteContext();
  if (first?.query !== query || !first.words) return null;
  const { corrected, missing } = first.words;
  if (corrected === null && missing.length === 0) return null;
  return (
    <div className={styles.root}>
      {missing.length > 0 && (
        <p>{formatMessage(messages.missing, { words: missing.join(', ') })}</p>
      )}
      {corrected !== null && (
        <p>
          {`${messages.didYouMean} `}
          <PageLink className={styles.corrected} href={searchHref(corrected, context)}>
            {corrected}
          </PageLink>
        </p>
      )}
    </div>
  );
}
