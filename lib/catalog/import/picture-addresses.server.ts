import { sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';

/** Pictures of a colour that the picture service shows. */
export const MAX_PICTURES = 5;

/**
 * Addresses of the pictures of an imported article's colour.
 * @param item item number, or the article's number for its first colour
 * @returns `null` if it is none
 */
export async function pictureAddresses(item: string): Promise<readonly string[] | null> {
  const [, number, code = null] = /^(\d{8})(?:-(\d{3}))?$/.exec(item) ?? [];
  if (number === undefined) return null;
  const { rows } = await database().execute<{ pictures: string[] }>(sql`
    SELECT colour -> 'pictures' AS pictures
    FROM shop.articles, jsonb_array_elements(content -> 'colours') WITH ORDINALITY AS listed (colour, place)
    WHERE number = ${number} AND (${code}::text IS NULL OR colour ->> 'code' = ${code})
    ORDER BY place LIMIT 1`);
  return rows[0]?.pictures.slice(0, MAX_PICTURES) ?? null;
}
