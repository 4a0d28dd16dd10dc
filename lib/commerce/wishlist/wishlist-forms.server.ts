import { z } from 'zod';
import { changeIdForm } from '@/lib/commerce/basket/basket-forms.server';
import type { WishlistArticle } from './wishlist';

const text = z.string().min(1).max(64);

/** Sent by scripts, which may repeat a change; forms have none. */
const changeId = changeIdForm.nullish().transform((given) => given ?? null);

/** An article in a colour, and optionally a size: an empty form field means none. */
export const itemForm = z
  .object({
    objectId: text,
    itemNumber: text,
    sku: z.union([text, z.literal('')]).nullish(),
    intent: changeId,
  })
  .transform(({ objectId, itemNumber, sku, intent: given }) => {
    const article: WishlistArticle = { objectId, itemNumber, sku: sku || null };
    return { article, changeId: given };
  });

export const wishlistSizeForm = z.object({ lineItemId: z.uuid(), sku: text });

export const nothingForm = z.object({});
