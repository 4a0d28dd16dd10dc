import { useState } from 'react';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { newChangeId } from '@/lib/browser/visitor/new-change-id';
import { useWishlistContents } from '@/lib/browser/visitor/use-wishlist-contents';
import type { LoadedWishlist } from '@/lib/commerce/wishlist/loaded-wishlist';
import { settleItem, wantItem } from '@/lib/commerce/wishlist/shown-wishlist';
import type {
  MissingWishlistLine,
  WishlistContents,
  WishlistLine,
} from '@/lib/commerce/wishlist/wishlist';
import { useWishlistPurchase } from './use-wishlist-purchase';

type OwnWishlist = Extract<LoadedWishlist, { kind: 'own' }>;

/** The wishlist on its page, with functions that change it. */
export interface WishlistChanges {
  /** The list after all confirmed changes; `null` if it could not be loaded. */
  contents: WishlistContents | null;
  /** Code of the last rejection. */
  error: string | null;
  /** The last removed line, which can be restored. */
  removed: WishlistLine | null;
  isPending: boolean;
  remove: (line: WishlistLine | MissingWishlistLine) => void;
  undo: () => void;
  setSize: (line: WishlistLine, sku: string) => void;
  addToBasket: (line: WishlistLine, sku: string) => void;
  share: (isShared: boolean) => void;
  clear: () => void;
}

interface ChangeMessages {
  error: string | null;
  removed: WishlistLine | null;
}

const SILENT: ChangeMessages = { error: null, removed: null };

type Change = ReturnType<typeof useWishlistContents>['change'];

const articleOf = ({ articleNumber: objectId, itemNumber }: MissingWishlistLine) => ({
  objectId,
  itemNumber,
});

/** Removes a line at once, here and in the header; a rejected removal restores it. */
function useRemoval(change: Change) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const hide = (id: string, isHidden: boolean) =>
    setHidden(
      (known) => new Set([...known].filter((other) => other !== id).concat(isHidden ? id : [])),
    );
  const remove = async (line: MissingWishlistLine) => {
    const changeId = newChangeId();
    hide(line.id, true);
    wantItem(line.itemNumber, { keep: false, sequence: changeId.sequence });
    const code = await change('remove', { ...articleOf(line), intent: changeId });
    settleItem(line.itemNumber, changeId.sequence);
    hide(line.id, false);
    return code;
  };
  return { hidden, remove };
}

const withoutHidden = (contents: WishlistContents, hidden: ReadonlySet<string>) => ({
  ...contents,
  lines: contents.lines.filter(({ id }) => !hidden.has(id)),
  missing: contents.missing.filter(({ id }) => !hidden.has(id)),
});

/** @param loaded the server-rendered list; `null` if it could not be loaded */
export function useWishlistChanges(loaded: OwnWishlist | null): WishlistChanges {
  const currency = usePageCurrency();
  const { contents, change } = useWishlistContents(loaded?.contents ?? null);
  const { hidden, remove } = useRemoval(change);
  const buy = useWishlistPurchase(currency);
  const [messages, setMessages] = useState<ChangeMessages>({
    ...SILENT,
    error: loaded?.error ?? null,
  });
  const [isPending, setPending] = useState(false);
  /** Runs a change that is shown after its response, one at a time. */
  const send = async (changing: () => Promise<string | null>) => {
    if (isPending) return;
    setPending(true);
    const error = await changing();
    setPending(false);
    setMessages({ ...SILENT, error });
  };
  const take = async (line: WishlistLine | MissingWishlistLine) => {
    setMessages({ ...SILENT, removed: 'name' in line ? line : null });
    const error = await remove(line);
    if (error) setMessages({ ...SILENT, error });
  };
  const { removed } = messages;
  return {
    contents: contents && withoutHidden(contents, hidden),
    ...messages,
    isPending,
    remove: (line) => void take(line),
    undo: () =>
      removed &&
      void send(() =>
        change('add', { ...articleOf(removed), sku: removed.sku, intent: newChangeId() }),
      ),
    setSize: (line, sku) => void send(() => change('size', { lineItemId: line.id, sku })),
    addToBasket: (line, sku) => void send(() => buy(line, sku)),
    share: (isShared) => void send(() => change(isShared ? 'share' : 'unshare', {})),
    clear: () => setMessages(SILENT),
  };
}
