import type { CartOutcome } from '@/lib/browser/visitor/basket-requests';
import { useMessages } from '@/lib/shop/i18n/use-messages';

export type RejectedAddition = Extract<CartOutcome, { ok: false }>;

/** Text for a rejected addition: the response's first message, else the page's own for its code. */
export function useAdditionRejection() {
  const { article: messages } = useMessages();
  return ({ code, message }: RejectedAddition): string => {
    if (message) return message;
    if (code === 'out_of_stock') return messages.outOfStock;
    if (code === 'quantity_limit' || code === 'basket_full') return messages.limit;
    return code === 'unknown_article' ? messages.gone : messages.failed;
  };
}
