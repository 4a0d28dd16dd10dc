import { z } from 'zod';
import { cleanEmail } from '@/lib/shop/address/email-address';
import { EMAIL, EMAIL_LIMIT } from '@/lib/shop/address/email-pattern';

/** Lower case, so that each address is stored once. */
export const email = z
  .string()
  .overwrite(cleanEmail)
  .max(EMAIL_LIMIT)
  .regex(EMAIL)
  .transform((address) => address.toLowerCase());

/** A single line, because control characters could add lines to an email. */
export const line = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** A checkbox: a boolean from scripts, `on` or missing from forms. */
export const checkbox = z
  .union([z.boolean(), z.enum(['on', 'true', '1', 'false', '0', ''])])
  .optional()
  .transform((sent) => sent === true || ['on', 'true', '1'].includes(String(sent)));

export const consent = checkbox.refine((given) => given);
