import type { FilterColour } from '@/lib/catalog/catalogue/filter-colour';
import type { ProjectId } from '@/lib/shop/project/projects';
import { categoryPath } from '@/demo/words/categories';
import type { SeedArticle } from './seed-article';

/** What decides where an article stands in its lists: little enough to keep of each. */
interface Candidate {
  index: number;
  /** The list a visitor sees it in: shirts, trousers, jackets. */
  shelf: string;
  model: string;
  colour: FilterColour;
  isPatterned: boolean;
  isSingle: boolean;
  isSoldOut: boolean;
}

/**
 * A shop's colours in the order in which a row shows them; any other colour comes late. A shop
 * without a palette shows all alike.
 */
const PALETTES: Readonly<Partial<Record<ProjectId, readonly FilterColour[]>>> = {
  hgg: ['blue', 'beige', 'green', 'white', 'brown', 'grey'],
  hrm: ['blue', 'white', 'grey', 'brown', 'beige', 'green'],
  eck: ['black', 'beige', 'grey', 'white', 'blue', 'brown'],
};

/** One article in so many has a pattern. */
const PATTERNED = 4;
/** As many are looked through for the next place. */
const WINDOW = 128;
/** Nobody waits for ever: a place is worth so much the less for each that others got before. */
const PER_TURN = 0.06;
/** Like neighbours are avoided for so many places, the nearest the most. */
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

/** How alike the latest neighbours are, the nearest counting the most. */
const likeness = <Item>(latest: readonly Item[], isLike: (item: Item) => boolean): number =>
  latest.reduce((sum, item, at) => sum + (isLike(item) ? NEIGHBOURS - at : 0), 0);

/** What has been placed so far, as far as the next place depends on it; the latest first. */
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

  /** How ill an article would look at the next place; the least is taken. */
  costOf({ shelf, model, colour, isPatterned, isSingle, isSoldOut }: Candidate): number {
    const { count, latest } = this.shelves.get(shelf) ?? { count: 0, latest: [] };
    const wanted = this.palette[count % this.palette.length];
    const isPatternsTurn = count % PATTERNED === PATTERNED - 1;
    return (
      (colour === wanted ? 0 : this.palette.includes(colour) ? 3 : 8) +
      likeness(latest, (other) => other.model === model) +
      likeness(latest, (other) => other.colour === colour) / 2 +
      likeness(this.latest, (other) => other.shelf === shelf) / 2 +
      (isPatterned === isPatternsTurn ? 0 : 2) +
      (isSingle ? 0 : 4) +
      (isSoldOut ? 8 : 0)
    );
  }
}

/**
 * The merchandiser's order: a row shows the shop's colours, few patterns and no model twice, what
 * is sold out comes late.
 * @param candidates in an order that keeps articles of one run apart
 * @returns the place of each, counted from 1, by its index
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
      ({ candidate, since }) => placed.costOf(candidate) - PER_TURN * (place - since),
    );
    const [best] = waiting.splice(costs.indexOf(Math.min(...costs)), 1);
    if (!best) return places;
    placed.add(best.candidate);
    places.set(best.candidate.index, place);
  }
}
