import type { ProjectId } from '@/lib/shop/project/projects';
import type { CatalogueBody } from '@/packages/garment-pictures/catalogue';
import { BRANDS, brandSlug } from './brands';
import { articlesOf, type CatalogueChoice } from './catalogue';
import { PoseChooser } from './lying';
import type { SeedArticle, SeedColour } from './seed-article';

type Drawn = CatalogueBody['articles'][number];

const looksOf = ({ looks }: SeedArticle, { itemnum, shade }: SeedColour): Omit<Drawn, 'parts'> => ({
  ...looks,
  number: itemnum,
  colour: shade.filterColour,
  dye: shade.dye,
  details: [...looks.details],
});

/** Every article in each colour, lying in its own way. */
function posedDrawings(articles: readonly SeedArticle[]): Drawn[] {
  const chooser = new PoseChooser();
  return articles.flatMap((article) => {
    const pose = chooser.poseFor(article);
    return drawingsOf(article).map((drawn) => ({ ...drawn, pose }));
  });
}

/** A combination has the appearance of its first part, with the others beside it. */
function drawingsOf(article: SeedArticle): Drawn[] {
  const parts = article.parts
    .slice(1)
    .flatMap((part) => part.colours.slice(0, 1).map((colour) => looksOf(part, colour)));
  return article.colours.map((colour) => ({
    ...looksOf(article, colour),
    ...(parts.length > 0 && { parts }),
  }));
}

/** Every article of the shops in the media service's format, in the order of lists. */
export function picturedCatalogue(
  projects: readonly ProjectId[],
  choice: CatalogueChoice,
): CatalogueBody {
  const articles = projects.flatMap((project) => [...articlesOf(project, choice)]);
  articles.sort((one, other) => one.position - other.position);
  return {
    articles: posedDrawings(articles),
    brands: BRANDS.map(({ title }) => ({ slug: brandSlug(title), name: title })),
  };
}

interface MediaService {
  /** URL without a trailing slash. */
  baseUrl: string;
  token: string;
}

/** @throws Error with the service's response if it rejected the catalogue */
export async function sendArticles(media: MediaService, body: CatalogueBody): Promise<void> {
  const response = await fetch(`${media.baseUrl}/catalogue`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${media.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`the media service answered ${response.status}: ${await response.text()}`);
}
