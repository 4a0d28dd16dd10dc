import { z } from 'zod';
import { MAX_PIECES, type BasketRefusal } from './basket';
import type { Wish } from './add-line.server';

/** A number, or a form's digits: not `1e1` or `0x5`. */
const count = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(MAX_PIECES));

const sku = z.string().min(1).max(64);

/** `{ variant: { id, sku, attributes }, count }`, or the fields `sku` and `count`. */
export const additionForm = z
  .object({
    variant: z.object({ sku: sku.optional() }).optional(),
    sku: sku.optional(),
    count: count.default(1),
  })
  .transform(({ variant, sku: field, count: quantity }, issues): Wish => {
    const wanted = variant?.sku ?? field;
    if (wanted !== undefined) return { sku: wanted, quantity };
    issues.addIssue({ code: 'custom', path: ['sku'], message: 'Sku is missing' });
    return z.NEVER;
  });

export const removalForm = z.object({ lineItemId: z.uuid() });

export const quantityForm = z.object({ lineItemId: z.uuid(), count });

/** What is wrong with a form, in one code. */
export function codeOf({ issues: [first] }: z.ZodError): BasketRefusal {
  const field = first?.path.at(-1);
  if (field === 'count') return 'invalid_quantity';
  if (field === 'sku') return 'sku_missing';
  return field === 'lineItemId' ? 'unknown_line' : 'invalid';
}
