import type { FilterColour } from '@/lib/catalog/catalogue/filter-colour';
import type { ProjectId } from '@/lib/shop/project/projects';
import { categoryPath } from '@/demo/words/categories';
import type { SeedArticle } from './seed-article';

/** Properties that determine an article's position in lists, few enough to keep for all. */
interface Candidate {
  index: number;
  /** The list in which visitors find it: shirts, trousers, jackets. */
  shelf: string;
  model: string;
  colour: FilterColour;
  isPatterned: boolean;
  isSingle: boolean;
  isSoldOut: boolean;
}

/**
 * A shop's preferred colours, in the order within a row; other colours come late. A shop without a
 * palette treats all colours alike.
 */
const PALETTES: Readonly<Partial<Record<ProjectId, readonly FilterColour[]>>> = {
  hgg: ['blue', 'beige', 'green', 'white', 'brown', 'grey'],
  hrm: ['blue', 'white', 'grey', 'brown', 'beige', 'green'],
  eck: ['black', 'beige', 'grey', 'white', 'blue', 'brown'],
};

/** One article in four has a pattern. */
const PATTERNED = 4;
/** Number of candidates considered for each position. */
const WINDOW = 128;
/**
 * Cost reduction for each time that other articles were preferred, so that each is placed
 * eventually.
 */
const PER_POSITION = 0.06;
/**
 * Number of preceding positions in which similar neighbours are avoided, the closest most of all.
 */
const NEIGHBOURS = 4;

export function candidateOf(article: SeedArticle, index: number): Candidate {
  const { colours, parts, looks, category, titles } = article;
  const [first] = colours;
  const [, shelf] = categoryPath(category);
  const sizes = colours.flatMap((colour) => colour.sizes);
  return {
    index,
    shelf: shelf?.key ?? category,
    model: parts.length > 0 ? titles.de : `${looks.kind} ${looks.fabric} ${looks.collar}`,
    colour: first?.shade.filterColour ?? 'not_specified',
    isPatterned: looks.pattern !== 'plain',
    isSingle: parts.length === 0 && article.productType !== 'geschenkkarte',
    isSoldOut: sizes.length > 0 && sizes.every(({ stock, isNos }) => stock === 0 && !isNos),
  };
}

/** Similarity to the latest neighbours, with the closest weighted most. */
const likeness = <Item>(latest: readonly Item[], isLike: (item: Item) => boolean): number =>
  latest.reduce((sum, item, at) => sum + (isLike(item) ? NEIGHBOURS - at : 0), 0);

/** Properties of placed articles that the next position depends on, the latest first. */
class Placed {
  private readonly shelves = new Map<string, { count: number; latest: Candidate[] }>();
  private latest: Candidate[] = [];
  private readonly palette: readonly FilterColour[];

  constructor(palette: readonly FilterColour[]) {
    this.palette = palette;
  }

  add(candidate: Candidate): void {
    const shelf = this.shelves.get(candidate.shelf) ?? { count: 0, latest: [] };
    this.shelves.set(candidate.shelf, {
      count: shelf.count + 1,
      latest: [candidate, ...shelf.latest].slice(0, NEIGHBOURS),
    });
    this.latest = [candidate, ...this.latest].slice(0, NEIGHBOURS);
  }

  /** Cost of an article at the next position; the lowest is chosen. */
  costOf({ shelf, model, colour, isPatterned, isSingle, isSoldOut }: Candidate): number {
    const { count, latest } = this.shelves.get(shelf) ?? { count: 0, latest: [] };
    const wanted = this.palette[count % this.palette.length];
    const isPatternNext = count % PATTERNED === PATTERNED - 1;
    return (
      (colour === wanted ? 0 : this.palette.includes(colour) ? 3 : 8) +
      likeness(latest, (other) => other.model === model) +
      likeness(latest, (other) => other.colour === colour) / 2 +
      likeness(this.latest, (other) => other.shelf === shelf) / 2 +
      (isPatterned === isPatternNext ? 0 : 4) +
      (isSingle ? 0 : 4) +
      (isSoldOut ? 8 : 0)
    );
  }
}

/**
 * The merchandiser's order: rows with the shop's colours, few patterns and no repeated model;
 * sold-out articles come late.
 * @param candidates in an order that separates articles of the same model
 * @returns the position of each, counted from 1, by its index
 */
export function merchandised(
  project: ProjectId,
  candidates: Iterable<Candidate>,
): Map<number, number> {
  const rest = candidates[Symbol.iterator]();
  const placed = new Placed(PALETTES[project] ?? []);
  const places = new Map<number, number>();
  const waiting: { candidate: Candidate; since: number }[] = [];
  for (let place = 1; ; place += 1) {
    while (waiting.length < WINDOW) {
      const next = rest.next();
      if (next.done) break;
      waiting.push({ candidate: next.value, since: place });
    }
    const costs = waiting.map(
      ({ candidate, since }) => placed.costOf(candidate) - PER_POSITION * (place - since),
    );
    const [best] = waiting.splice(costs.indexOf(Math.min(...costs)), 1);
    if (!best) return places;
    placed.add(best.candidate);
    places.set(best.candidate.index, place);
  }
}
