import { Button } from '@/components/ui/button/button';
import { isBuyable } from '@/lib/article/article-choice';
import type { DetailSize } from '@/lib/article/article-detail';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import styles from './notice-without-scripts.module.css';

/**
 * A browser without scripts has no modal: the notice's form stands on the page, with its answers. Of
 * plain elements, for the others load this as well.
 */
export function NoticeWithoutScripts({ sizes }: { sizes: readonly DetailSize[] }) {
  const { article, notice: messages, email, tile } = useMessages();
  const { locale } = useRouteContext();
  return (
    <noscript>
      <details className={styles.root}>
        <summary>{messages.either}</summary>
        <form method="post" action="/api/article/notice">
          <input type="hidden" name="locale" value={locale} />
          <input name="website" tabIndex={-1} autoComplete="off" hidden />
          <label>
            {article.size}
            <select name="sku">
              {sizes.map((size) => (
                <option key={size.sku} value={size.sku}>
                  {size.sizeType === 'allsize' ? tile.oneSize : size.label}
                  {!isBuyable(size) && ` – ${article.soldOut}`}
                </option>
              ))}
            </select>
          </label>
          <label>
            {email.label}
            <input name="email" type="email" autoComplete="email" required />
          </label>
          <Button type="submit" look="secondary">
            {messages.send}
          </Button>
        </form>
      </details>
      <p id="notice-sent" className={styles.outcome}>
        {messages.sent}
      </p>
      <p id="notice-refused" className={styles.outcome}>
        {article.failed}
      </p>
    </noscript>
  );
}
