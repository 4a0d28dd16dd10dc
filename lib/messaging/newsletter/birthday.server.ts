import { z } from 'zod';

const digits = z
  .string()
  .trim()
  .regex(/^\d{0,4}$/)
  .default('');
const parts = z.object({ day: digits, month: digits, year: digits });

/** Maximum age of a subscriber in years. */
const OLDEST = 100;

const NONE = { day: '', month: '', year: '' };

/** ISO date; `null` if empty; `undefined` if the day does not exist or is out of range. */
function dateOf({ day, month, year }: z.output<typeof parts>): string | null | undefined {
  if (!day && !month && !year) return null;
  const [d, m, y] = [Number(day), Number(month), Number(year)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const isReal = date.getUTCDate() === d && date.getUTCMonth() === m - 1;
  const age = new Date().getUTCFullYear() - y;
  const isAlive = age <= OLDEST && date.getTime() < Date.now();
  return isReal && isAlive && year.length === 4 ? date.toISOString().slice(0, 10) : undefined;
}

/** Day, month and year: an object from scripts, or the fields `birthday.day` … of a form. */
export const birthdayForm = z
  .looseObject({ birthday: parts.nullish() })
  .transform((sent) => {
    const field = (part: string) => String(sent[`birthday.${part}`] ?? '');
    const typed = { day: field('day'), month: field('month'), year: field('year') };
    const form = parts.safeParse(typed).data ?? { ...NONE, day: 'x' };
    return { birthday: dateOf(sent.birthday ?? form) };
  })
  .pipe(z.object({ birthday: z.string().nullable() }));
