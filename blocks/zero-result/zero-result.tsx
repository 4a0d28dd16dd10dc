import { PageLink } from '@/components/page-link/page-link';
import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import { NestedBlocks } from '@/lib/content/nested-blocks';
import { formatMessage } from '@/lib/i18n/format-message';
import { useWords } from '@/lib/i18n/words';
import { routeHref } from '@/lib/routes/named-routes';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { useQueryParameter } from '@/lib/routes/use-query-parameter';
import styles from './zero-result.module.css';

/** Most suggested searches. */
const MOST = 6;

/** Says that a search has found nothing, and suggests others. */
export function ZeroResult({ id, fields, isFirst }: BlockProps<'zeroResult'>) {
  const { text, suggestions, incentives } = fields;
  const { zeroResult: words } = useWords();
  const context = useRouteContext();
  const query = useQueryParameter('query')?.trim();
  const tag = useFieldTags();
  const Heading = isFirst ? 'h1' : 'h2';
  const searches = [...new Set(suggestions)].slice(0, MOST);
  const hrefOf = (search: string) =>
    routeHref({ name: 'search', parameters: { phrase: 'search', query: search } }, context);
  return (
    <div className={styles.root}>
      <section className={styles.answer} aria-labelledby={`${id}-heading`}>
        <Heading id={`${id}-heading`} className={styles.headline}>
          {query ? formatMessage(words.nothingFor, { query }) : words.nothing}
        </Heading>
        {text && (
          <p className={styles.text} {...tag(id, 'text')}>
            {text}
          </p>
        )}
        {searches.length > 0 && (
          <nav aria-labelledby={`${id}-suggestions`}>
            <p id={`${id}-suggestions`}>{words.suggestions}</p>
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
