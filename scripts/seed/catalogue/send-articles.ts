import type { ProjectId } from '@/lib/shop/project/projects';
import type { CatalogueBody } from '@/packages/garment-pictures/catalogue';
import { BRANDS, brandSlug } from './brands';
import { articlesOf, type CatalogueChoice } from './catalogue';
import type { SeedArticle, SeedColour } from './seed-article';

type Drawn = CatalogueBody['articles'][number];

const looksOf = ({ looks }: SeedArticle, { itemnum, shade }: SeedColour): Omit<Drawn, 'parts'> => ({
  ...looks,
  number: itemnum,
  colour: shade.filterColour,
  dye: shade.dye,
  details: [...looks.details],
});

/** A combination has the looks of its first part; the others lie beside it. */
function drawingsOf(article: SeedArticle): Drawn[] {
  const parts = article.parts
    .slice(1)
    .flatMap((part) => part.colours.slice(0, 1).map((colour) => looksOf(part, colour)));
  return article.colours.map((colour) => ({
    ...looksOf(article, colour),
    ...(parts.length > 0 && { parts }),
  }));
}

/** Every article of the shops as the media service draws it, those that lists begin with first. */
export function picturedCatalogue(
  projects: readonly ProjectId[],
  choice: CatalogueChoice,
): CatalogueBody {
  const articles = projects.flatMap((project) => [...articlesOf(project, choice)]);
  articles.sort((one, other) => one.position - other.position);
  return {
    articles: articles.flatMap(drawingsOf),
    brands: BRANDS.map(({ title }) => ({ slug: brandSlug(title), name: title })),
  };
}

interface MediaService {
  /** Address without a slash at its end. */
  baseUrl: string;
  token: string;
}

/** @throws Error with what the service answered, when it did not take the catalogue */
export async function sendArticles(media: MediaService, body: CatalogueBody): Promise<void> {
  const response = await fetch(`${media.baseUrl}/catalogue`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${media.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`the media service answered ${response.status}: ${await response.text()}`);
}
