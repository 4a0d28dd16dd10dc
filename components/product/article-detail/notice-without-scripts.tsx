import { SelectField } from '@/components/forms/field/select-field';
import { TextField } from '@/components/forms/field/text-field';
import { Button } from '@/components/ui/button/button';
import { isBuyable } from '@/lib/article/article-choice';
import type { DetailSize } from '@/lib/article/article-detail';
import { useMessages } from '@/lib/i18n/use-messages';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import styles from './notice-without-scripts.module.css';

/** A browser without scripts has no modal: the notice's form stands on the page, with its answers. */
export function NoticeWithoutScripts({ sizes }: { sizes: readonly DetailSize[] }) {
  const { article, notice: messages, email, tile } = useMessages();
  const { locale } = useRouteContext();
  const options = sizes.map((size) => {
    const label = size.sizeType === 'allsize' ? tile.oneSize : size.label;
    return {
      value: size.sku,
      label: isBuyable(size) ? label : `${label} – ${article.soldOut}`,
    };
  });
  return (
    <noscript>
      <details className={styles.root}>
        <summary className={styles.summary}>{messages.either}</summary>
        <form className={styles.form} method="post" action="/api/article/notice">
          <input type="hidden" name="locale" value={locale} />
          <input type="text" name="website" tabIndex={-1} autoComplete="off" hidden />
          <SelectField label={article.size} name="sku" options={options} required />
          <TextField
            label={email.label}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={255}
            required
          />
          <div>
            <Button type="submit" look="secondary">
              {messages.send}
            </Button>
          </div>
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
