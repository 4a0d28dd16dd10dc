import { EMAIL_INPUT } from '@/components/forms/field/email-input';
import { Button } from '@/components/ui/button/button';
import { isSizeBuyable } from '@/lib/catalog/article/article-choice';
import type { DetailSize } from '@/lib/catalog/article/article-detail';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './alert-without-scripts.module.css';

interface Props {
  sizes: readonly DetailSize[];
}

/** Alert subscription without scripts: the form and its messages. */
function AlertPage({ sizes }: Props) {
  const { article, notice: messages, email, sizeNames } = useMessages();
  const { locale } = useRouteContext();
  return (
    <>
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
                  {size.sizeType === 'allsize' ? sizeNames.oneSize : size.label}
                  {!isSizeBuyable(size) && ` – ${article.soldOut}`}
                </option>
              ))}
            </select>
          </label>
          <label>
            {email.label}
            <input name="email" {...EMAIL_INPUT} autoComplete="email" required />
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
    </>
  );
}

/**
 * The form as part of the page, because there is no modal without scripts. React ignores the
 * contents of `noscript`, so this adds no script.
 */
export function AlertWithoutScripts({ sizes }: Props) {
  return <noscript>{typeof window === 'undefined' && <AlertPage sizes={sizes} />}</noscript>;
}
