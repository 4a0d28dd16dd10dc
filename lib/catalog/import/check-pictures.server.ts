import { sql } from 'drizzle-orm';
import { pictureSource } from '@/lib/catalog/catalogue/picture-source.server';
import { picturePath, productPicture, resolutionFor } from '@/lib/catalog/catalogue/product-image';
import { database } from '@/lib/platform/db/database.server';
import { itemNumberOf } from './article-content.server';
import { MAX_PICTURES } from './picture-addresses.server';
import { readStoredArticles } from './stored-article.server';

const CHECKED_WIDTH = 300;
const PER_PAGE = 200;
const AT_ONCE = 8;
const TIMEOUT_MS = 30_000;

/** A picture that pages cannot show. */
interface PictureFault {
  /** The retailer's number of the article. */
  article: string;
  item: string;
  /** Address in the import; empty if the colour has no picture at all. */
  address: string;
  reason: string;
}

interface CheckedPicture extends Omit<PictureFault, 'reason'> {
  project: string;
  /** From 1. */
  index: number;
}

/** @returns why a picture cannot be shown; `null` if it can */
async function faultOf({ project, item, index }: CheckedPicture): Promise<string | null> {
  const source = pictureSource(project);
  const resolution = resolutionFor(CHECKED_WIDTH, 1, source.widths);
  const picture = productPicture(source, item, index);
  try {
    const response = await fetch(picturePath(picture, { resolution, format: 'webp' }), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    if (response.ok) return null;
    return response.status === 404
      ? 'cannot be loaded, or is no picture'
      : `responded ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

interface Numbered extends Record<string, unknown> {
  project: string;
  number: string;
  merchant_number: string;
}

/** Articles on sale, in pages. */
async function* pagesOfArticles(): AsyncGenerator<Numbered[]> {
  let after = '';
  for (;;) {
    const { rows } = await database().execute<Numbered>(sql`
      SELECT project, number, merchant_number FROM shop.articles
      WHERE discontinued_at IS NULL AND number > ${after} ORDER BY number LIMIT ${PER_PAGE}`);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.number;
  }
}

async function picturesOf(numbered: readonly Numbered[]): Promise<CheckedPicture[]> {
  const articles = await readStoredArticles(
    database(),
    numbered.map(({ number }) => number),
  );
  return numbered.flatMap(({ project, number, merchant_number: article }) =>
    (articles.get(number)?.content.colours ?? []).flatMap((colour) => {
      const item = itemNumberOf(number, colour);
      const shown = colour.pictures.slice(0, MAX_PICTURES);
      if (shown.length === 0) return [{ project, article, item, address: '', index: 0 }];
      return shown.map((address, at) => ({ project, article, item, address, index: at + 1 }));
    }),
  );
}

/** Requests every picture of the imported articles as a page does, and names those that fail. */
export async function findMissingPictures(): Promise<{ pictures: number; faults: PictureFault[] }> {
  const faults: PictureFault[] = [];
  let pictures = 0;
  for await (const page of pagesOfArticles()) {
    const left = await picturesOf(page);
    pictures += left.filter(({ index }) => index > 0).length;
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const reason = next.index === 0 ? 'has no picture' : await faultOf(next);
        const { article, item, address } = next;
        if (reason) faults.push({ article, item, address, reason });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return { pictures, faults };
}
