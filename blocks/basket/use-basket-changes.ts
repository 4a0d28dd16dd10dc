import { useCallback, useState } from 'react';
import { notifyApp } from '@/lib/browser/app-bridge/app-bridge';
import { isCodeError, isCodeNotice } from '@/lib/commerce/basket/code-outcome';
import type { Basket, BasketLine, MissingLine } from '@/lib/commerce/basket/basket';
import type { RemovedLine } from '@/lib/commerce/basket/basket-news';
import { withQuantityChanges, type QuantityChange } from '@/lib/commerce/basket/quantity-changes';
import type { LoadedBasket } from '@/lib/commerce/checkout/loaded-checkout';
import { trackRemoval } from '@/lib/browser/tracking/track-basket';
import type { CartOutcome } from '@/lib/browser/visitor/basket-requests';
import { useRefreshedWishlist } from '@/lib/browser/visitor/use-refreshed-wishlist';
import { newChangeId } from '@/lib/browser/visitor/new-change-id';
import { useBasket } from '@/lib/browser/visitor/use-basket';

/** The basket on its page, with functions that change it. */
export interface BasketChanges {
  /** The basket after all confirmed changes; `null` if it could not be loaded. */
  basket: Basket | null;
  /** Code of the last rejection. */
  error: string | null;
  /** First message of its response, in the visitor's language. */
  message: string | null;
  /** Whether the last change was about a code, so that its outcome is shown there. */
  isOfCode: boolean;
  /** Code of the last success message. */
  notice: string | null;
  /** The last removed line, which can be restored. */
  removed: RemovedLine | null;
  /** Whether a change is pending that is not shown before its response. */
  isPending: boolean;
  /** @param quantity 0 to 20 */
  setQuantity: (line: BasketLine, quantity: number) => void;
  /** Takes out a line that cannot be shown. */
  removeMissing: (line: MissingLine) => void;
  undo: () => void;
  setSize: (line: BasketLine, sku: string) => void;
  /** Moves a line to the wishlist. */
  keep: (line: BasketLine) => void;
  enterVoucher: (code: string) => Promise<boolean>;
  withdrawVoucher: (code: string) => void;
}

interface ChangeMessages {
  error: string | null;
  message: string | null;
  isOfCode: boolean;
  notice: string | null;
  removed: RemovedLine | null;
}

const SILENT: ChangeMessages = {
  error: null,
  message: null,
  isOfCode: false,
  notice: null,
  removed: null,
};

/** Keeps only the messages: the loaded basket would override the current one in the result. */
const messagesBy = ({ error, notice, removed }: LoadedBasket): ChangeMessages => ({
  error,
  message: null,
  isOfCode: error ? isCodeError(error) : isCodeNotice(notice ?? ''),
  notice,
  removed,
});

/** @param name of the endpoint */
function messagesOf(outcome: CartOutcome, name?: string): ChangeMessages {
  const isOfCode = name?.startsWith('voucher/') ?? false;
  return outcome.ok
    ? { ...SILENT, isOfCode, notice: outcome.cart.notice }
    : {
        ...SILENT,
        isOfCode,
        error: outcome.code ?? 'unavailable',
        message: outcome.message ?? null,
      };
}

const notifyOfChange = ({ articleNumber, price, quantity }: BasketLine) =>
  notifyApp('basketChanged', { articleNumber, oldPrice: price * quantity });

/** Open changes after a response: accepting one also settles the earlier ones. */
const stillOpen = (settled: QuantityChange, isAccepted: boolean) => (change: QuantityChange) =>
  change.key !== settled.key &&
  !(isAccepted && change.lineId === settled.lineId && change.sequence < settled.sequence);

type Change = ReturnType<typeof useBasket>['change'];

/** Shows quantities at once; a rejected change restores the server's quantity. */
function useOpenChanges(change: Change) {
  const [open, setOpen] = useState<readonly QuantityChange[]>([]);
  const intend = useCallback(
    async (lineId: string, quantity: number) => {
      const sent = newChangeId();
      const quantityChange: QuantityChange = { ...sent, lineId, quantity };
      setOpen((changes) => [...changes, quantityChange]);
      const outcome = await (quantity === 0
        ? change('remove', { lineItemId: lineId }, sent)
        : change('quantity', { lineItemId: lineId, count: quantity }, sent));
      setOpen((changes) => changes.filter(stillOpen(quantityChange, outcome.ok)));
      return outcome;
    },
    [change],
  );
  return { open, intend };
}

/** Changes that are shown after their response, one at a time. */
function usePlainChange(change: Change, setMessages: (messages: ChangeMessages) => void) {
  const [isPending, setPending] = useState(false);
  const send = async (name: string, body: object): Promise<boolean> => {
    if (isPending) return false;
    setPending(true);
    const outcome = await change(name, body);
    setPending(false);
    setMessages(messagesOf(outcome, name));
    return outcome.ok;
  };
  return { isPending, send };
}

/** @param loaded the server-rendered basket */
export function useBasketChanges(loaded: LoadedBasket | null): BasketChanges {
  const { basket, change } = useBasket(loaded?.basket);
  const [messages, setMessages] = useState<ChangeMessages>(loaded ? messagesBy(loaded) : SILENT);
  const { open, intend } = useOpenChanges(change);
  const { isPending, send } = usePlainChange(change, setMessages);
  const refreshWishlist = useRefreshedWishlist();
  const setQuantity = async (line: BasketLine, quantity: number) => {
    const { id, sku, name } = line;
    const removed = quantity === 0 ? { id, sku, name, quantity: line.quantity } : null;
    setMessages({ ...SILENT, removed });
    const outcome = await intend(id, quantity);
    if (!outcome.ok) return setMessages(messagesOf(outcome));
    notifyOfChange(line);
    if (removed && basket) trackRemoval(line, basket.currency);
  };
  const removeMissing = async ({ id, sku, name, quantity }: MissingLine) => {
    setMessages({ ...SILENT, removed: { id, sku, name, quantity } });
    const outcome = await intend(id, 0);
    if (!outcome.ok) setMessages(messagesOf(outcome));
  };
  const undo = async () => {
    if (!messages.removed) return;
    const { id, quantity } = messages.removed;
    setMessages(messagesOf(await intend(id, quantity)));
  };
  const keep = async (line: BasketLine) => {
    if (!(await send('keep', { lineItemId: line.id }))) return;
    notifyOfChange(line);
    await refreshWishlist();
  };
  return {
    basket: basket && withQuantityChanges(basket, open),
    ...messages,
    isPending,
    setQuantity: (line, quantity) => void setQuantity(line, quantity),
    removeMissing: (line) => void removeMissing(line),
    undo: () => void undo(),
    setSize: (line, sku) => void send('size', { lineItemId: line.id, sku }),
    keep: (line) => void keep(line),
    enterVoucher: (code) => send('voucher/add', { code }),
    withdrawVoucher: (code) => void send('voucher/remove', { code }),
  };
}
