import { z } from 'zod';
import { MAX_PIECES } from '@/lib/catalog/catalogue/stock';
import type { BasketRejection } from './basket';
import type { ChangeId } from './change-id';
import type { BasketAddition } from './add-lines.server';

/** Maximum number of different articles in one request. */
const MAX_ADDED = 20;
/** Maximum number of articles in a set. */
const MAX_PARTS = 10;

const numberFrom = (least: number) =>
  z
    .union([
      z.int(),
      // Only plain digits are accepted: not `1e1` or `0x5`.
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(least).max(MAX_PIECES));

const count = numberFrom(1);
const sku = z.string().min(1).max(64);
const parts = z.array(sku).max(MAX_PARTS);

/** Fields that scripts send with a change. @see docs/basket.md */
export const changeIdForm: z.ZodType<ChangeId> = z.object({
  key: z.uuid(),
  visit: z.uuid().optional(),
  sequence: z.int().positive(),
});

interface Entry {
  variant?:
    | {
        id?: string | undefined;
        sku?: string | undefined;
        selectedSetArticles?: string[] | undefined;
      }
    | undefined;
  sku?: string | undefined;
  selectedSetArticles?: string[] | undefined;
  setItemId?: string | undefined;
  count: number;
}

/** The SKU of a single article, or a set's item number with the SKUs of its parts. */
function additionOf(entry: Entry, issues: z.RefinementCtx): BasketAddition {
  const { variant, count: quantity } = entry;
  const chosen = entry.selectedSetArticles ?? variant?.selectedSetArticles ?? [];
  const wanted = chosen.length > 0 ? (variant?.id ?? entry.setItemId) : (variant?.sku ?? entry.sku);
  if (wanted !== undefined) return { sku: wanted, parts: chosen, quantity };
  issues.addIssue({ code: 'custom', path: ['sku'], message: 'Sku is missing' });
  return z.NEVER;
}

const variant = z.object({
  id: sku.optional().catch(undefined),
  sku: sku.optional(),
  selectedSetArticles: parts.optional(),
});

const single = z
  .object({
    variant: variant.pick({ sku: true }).optional(),
    sku: sku.optional(),
    count: count.default(1),
  })
  .transform(additionOf);

/** `{ variant: { id, sku, attributes }, count }`, or the fields `sku` and `count`. */
export const additionForm = single.transform((addition) => [addition]);

const entry = z
  .object({
    variant: variant.optional(),
    sku: sku.optional(),
    selectedSetArticles: parts.optional(),
    setItemId: sku.optional(),
    count: count.default(1),
  })
  .transform(additionOf);

/**
 * Fields `sku-1`, `sku-2` and so on; with `setItemId` they are the parts of that set. Articles
 * without a chosen size are left out, except in a set, which needs all.
 */
function entriesOfForm(fields: object): unknown[] {
  const entries = Object.entries(fields);
  const skus = entries.filter(([name]) => /^sku-\d{1,2}$/.test(name)).map(([, value]) => value);
  const { setItemId, count: wanted } = Object.fromEntries(entries);
  if (setItemId !== undefined) return [{ setItemId, selectedSetArticles: skus, count: wanted }];
  return skus.filter((value) => value !== '').map((value) => ({ sku: value, count: wanted }));
}

/** Entries in any form: a list `{ items: […] }`, a single entry, or form fields. */
function entriesIn(sent: unknown): unknown {
  if (Array.isArray(sent) || typeof sent !== 'object' || sent === null) return sent;
  if ('items' in sent) return sent.items;
  return 'variant' in sent || 'selectedSetArticles' in sent ? [sent] : entriesOfForm(sent);
}

/** At least one article, as a list, or a set as one entry with the SKUs of its parts. */
export const additionsForm = z.preprocess(entriesIn, z.array(entry).min(1).max(MAX_ADDED));

export const removalForm = z.object({ lineItemId: z.uuid() });

/** A quantity of zero removes the line. */
export const quantityForm = z.object({ lineItemId: z.uuid(), count });

export const sizeForm = z.object({ lineItemId: z.uuid(), sku });

export const voucherForm = z.object({ code: z.string().trim().min(1).max(64) });

/** Empty: the session identifies the customer whose credits are used. */
export const creditsForm = z.object({});

/** SKUs of up to a whole basket. */
export const categoriesForm = z.object({ skus: z.array(sku).max(100) });

/** The error code of an invalid form. */
export function basketRejectionOf({ issues: [first] }: z.ZodError): BasketRejection {
  const field = first?.path.at(-1);
  if (field === 'count') return 'invalid_quantity';
  if (field === 'sku') return 'sku_missing';
  if (field === 'code') return 'voucher_unknown';
  if (first?.path.includes('selectedSetArticles')) return 'set_incomplete';
  return field === 'lineItemId' ? 'unknown_line' : 'invalid';
}
