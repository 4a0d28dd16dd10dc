import type { SubmitEvent } from 'react';
import { Notice } from '@/components/checkout/notice';
import type { MissingLine } from '@/lib/commerce/basket/basket';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './basket.module.css';
import type { BasketChanges } from './use-basket-changes';

interface LineProps {
  line: MissingLine;
  changes: BasketChanges;
}

function MissingLineItem({ line, changes }: LineProps) {
  const { basket: messages } = useMessages();
  const { locale } = useRouteContext();
  const name = line.name ?? formatMessage(messages.missingName, { sku: line.sku });
  const remove = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    changes.removeMissing(line);
  };
  return (
    <form method="post" action="/api/cart/cart/remove" onSubmit={remove}>
      <input type="hidden" name="lineItemId" value={line.id} />
      <input type="hidden" name="locale" value={locale} />
      <p>{formatMessage(messages.notShown, { name })}</p>
      <button
        type="submit"
        className={styles.action}
        aria-label={formatMessage(messages.removeOf, { name })}
      >
        {messages.remove}
      </button>
    </form>
  );
}

interface Props {
  lines: readonly MissingLine[];
  changes: BasketChanges;
}

/** Lines whose articles the search has not returned: they stay until the visitor removes them. */
export function MissingLines({ lines, changes }: Props) {
  if (lines.length === 0) return null;
  return (
    <Notice>
      {lines.map((line) => (
        <MissingLineItem key={line.id} line={line} changes={changes} />
      ))}
    </Notice>
  );
}
