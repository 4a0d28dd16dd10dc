import { PageLink } from '@/components/ui/page-link/page-link';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { NestedBlocks } from '@/lib/cms/content/nested-blocks';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { hasSearch } from '@/lib/shop/project/has-search';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { useQueryParameter } from '@/lib/shop/routes/use-query-parameter';
import styles from './zero-result.module.css';

/** Maximum number of suggested searches. */
const MAX = 6;

/** Message for a search without results, with suggested searches. */
export function ZeroResult({ id, fields, isFirst }: BlockProps<'zeroResult'>) {
  const { text, suggestions, incentives } = fields;
  const { zeroResult: messages } = useMessages();
  const context = useRouteContext();
  const query = useQueryParameter('query')?.trim();
  const tag = useFieldTags();
  const Heading = isFirst ? 'h1' : 'h2';
  // A shop without a search has no page for them.
  const searches = hasSearch(context.project) ? [...new Set(suggestions)].slice(0, MAX) : [];
  const hrefOf = (search: string) =>
    routeHref({ name: 'search', parameters: { phrase: 'search', query: search } }, context);
  return (
    <div className={styles.root}>
      <section className={styles.answer} aria-labelledby={`${id}-heading`}>
        <Heading id={`${id}-heading`} className={styles.headline}>
          {query ? formatMessage(messages.nothingFor, { query }) : messages.nothing}
        </Heading>
        {text && (
          <p className={styles.text} {...tag(id, 'text')}>
            {text}
          </p>
        )}
        {searches.length > 0 && (
          <nav aria-labelledby={`${id}-suggestions`}>
            <p id={`${id}-suggestions`}>{messages.suggestions}</p>
            <ul className={styles.searches} role="list" {...tag(id, 'suggestions')}>
              {searches.map((search) => (
                <li key={search}>
                  <PageLink className={styles.search} href={hrefOf(search)}>
                    {search}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </section>
      {incentives.length > 0 && <NestedBlocks blocks={incentives} />}
    </div>
  );
}
