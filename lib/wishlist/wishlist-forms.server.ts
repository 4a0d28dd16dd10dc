import { z } from 'zod';
import { intentForm } from '@/lib/basket/basket-forms.server';
import type { WishlistArticle } from './wishlist';

const text = z.string().min(1).max(64);

/** Of a script, which may send its change again; forms have none. */
const sequence = intentForm
  .transform((intent) => intent.sequence)
  .nullish()
  .transform((given) => given ?? null);

/** An article in a colour, and the size where one is chosen: a form's empty field chooses none. */
export const itemForm = z
  .object({
    objectId: z.string().regex(/^\d{8}$/),
    itemNumber: text,
    sku: z.union([text, z.literal('')]).nullish(),
    intent: sequence,
  })
  .transform(({ objectId, itemNumber, sku, intent }) => {
    const article: WishlistArticle = { objectId, itemNumber, sku: sku || null };
    return { article, sequence: intent };
  });

export const sizeForm = z.object({ lineItemId: z.uuid(), sku: text });

export const nothingForm = z.object({});
