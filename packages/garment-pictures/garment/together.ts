import type { Article, Kind } from '#articles';
import { group, type Box } from '#drawing/drawing';
import { createRandom } from '#drawing/random';
import { Plies } from '#pixels/plies';
import { clothOf } from './cloth';
import type { Bench } from './panel';
import { movedBy, transformOf, type Matrix, type Relief } from './relief';
import type { Garment } from './sheet';
import type { Side } from './top-parts';

type Draw = (bench: Bench, article: Article, side: Side) => Garment;

interface Part {
  readonly kind: Kind;
  readonly box: Box;
  readonly draw: (matrix: Matrix, lift: number) => Garment;
}

/** Position of a part: its centre in millimetres and its rotation in degrees. */
interface Spot {
  readonly part: Part;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const LEGS: ReadonlySet<Kind> = new Set(['jeans', 'chinos', 'joggers']);
const SMALL: ReadonlySet<Kind> = new Set(['shoes', 'trainers', 'socks', 'belt', 'cap', 'scarf']);

/** Millimetres between adjacent parts. */
const GAP = 40;
/** Share of the narrower garment that the wider one covers. */
const COVERED = 0.3;
/** Share of a part under trousers that remains visible. */
const SHOWN = 0.4;
/** Height of a part above the one it covers, which causes a shadow. */
const LIFT = 8;

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
const right = ({ x, width }: Box) => x + width;
const foot = ({ y, height }: Box) => y + height;

/** Shirts and waistcoats extend beyond what lies on them, to the right. */
function beneath(main: Box, legs: readonly Spot[], part: Part): Spot {
  const { width, height } = part.box;
  const beside = right(main) + width * (1 - COVERED);
  const beyond = legs.map((spot) => spot.x + spot.part.box.width / 2 + width * SHOWN);
  const x = Math.max(beside, ...beyond) - width / 2;
  return { part, x, y: main.y - height * 0.05 + height / 2, turn: 4 };
}

/** A tie lies on the shirt if there is one, otherwise next to the first part. */
function onShirt(main: Box, shirt: Spot | undefined, part: Part): Spot {
  const { height } = part.box;
  if (!shirt) return { part, x: main.x + main.width * 0.66, y: main.y + height * 0.56, turn: -7 };
  return { part, x: shirt.x + shirt.part.box.width * 0.2, y: shirt.y + height * 0.04, turn: -6 };
}

/** The positions of a set's parts, the lowest first. */
function spotsOf([first, ...others]: readonly Part[]): Spot[] {
  if (!first) return [];
  const main = first.box;
  const is = (kinds: ReadonlySet<Kind>) => others.filter(({ kind }) => kinds.has(kind));
  const legs = is(LEGS).map((part): Spot => {
    const { width, height } = part.box;
    const x = right(main) - width * COVERED + width / 2;
    return { part, x, y: main.y + main.height * 0.16 + height / 2, turn: 0 };
  });
  const uppers = others
    .filter(({ kind }) => !LEGS.has(kind) && !SMALL.has(kind) && kind !== 'tie')
    .map((part) => beneath(main, legs, part));
  const shirt = uppers.find(({ part }) => part.kind === 'shirt');
  const ties = others
    .filter(({ kind }) => kind === 'tie')
    .map((part) => onShirt(main, shirt, part));
  const isLong = main.height > main.width * 1.6;
  const small = is(SMALL).map((part, index): Spot => {
    const { width, height } = part.box;
    if (isLong || others.length === 1)
      return { part, x: right(main) + width / 2, y: foot(main) - height / 2, turn: 6 };
    const x = main.x + main.width * 0.36 + index * (width + GAP);
    return { part, x, y: foot(main) + GAP + height / 2, turn: 0 };
  });
  const whole: Spot = { part: first, ...middleOf(main), turn: 0 };
  return [...uppers, ...legs, whole, ...ties, ...small];
}

/** Rotates a part about its centre and moves it to its position. */
function placing({ part, x, y, turn }: Spot): Matrix {
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const middle = middleOf(part.box);
  return [
    cosine,
    sine,
    -sine,
    cosine,
    x - middle.x * cosine + middle.y * sine,
    y - middle.x * sine - middle.y * cosine,
  ];
}

function boxOf(spots: readonly Spot[]): Box {
  const sides = spots.map(({ part: { box }, x, y }) => ({
    left: x - box.width / 2,
    right: x + box.width / 2,
    top: y - box.height / 2,
    foot: y + box.height / 2,
  }));
  const x = Math.min(...sides.map(({ left }) => left));
  const y = Math.min(...sides.map(({ top }) => top));
  const width = Math.max(...sides.map((side) => side.right)) - x;
  return { x, y, width, height: Math.max(...sides.map((side) => side.foot)) - y };
}

/** A part with its own cloth and cut, as in its own picture. */
function partOf(bench: Bench, article: Article, side: Side, draw: Draw): Part {
  const drawn = (heights: Relief): [Bench, Garment] => {
    const random = createRandom(article.number);
    // Without its own view: parts outside it here may be visible once it is placed.
    const drawing = bench.drawing.inset(random, 1);
    const cloth = clothOf(article, random.branch('cloth'));
    const own = { drawing, cloth, random: random.branch('cut'), heights };
    return [own, draw(own, article, side)];
  };
  const [{ drawing, cloth }, { box, silhouette }] = drawn(new Plies());
  return {
    kind: article.kind,
    box,
    draw: (matrix, lift) =>
      bench.heights.within(matrix, () => {
        const level = { level: lift, folds: [], depth: 0, tone: 0, grain: 0 };
        const flat = { path: silhouette, cloth, origin: [0, 0], surface: 'hard' } as const;
        bench.heights.addPly(drawing, { ...level, ...flat });
        return drawn(bench.heights)[1];
      }),
  };
}

/** The parts of a set, an outfit or a kit laid out together, `articles[0]` on its own axis. */
export function drawTogether(
  bench: Bench,
  articles: readonly Article[],
  side: Side,
  draw: Draw,
): Garment {
  const spots = spotsOf(articles.map((article) => partOf(bench, article, side, draw)));
  const laid = spots.map((spot, index) => {
    const matrix = placing(spot);
    return { matrix, garment: spot.part.draw(matrix, index === 0 ? 0 : LIFT) };
  });
  const under = ({ matrix }: (typeof laid)[number], parts: readonly string[] = []) =>
    group({ transform: transformOf(matrix) }, parts);
  return {
    // Metal on one part is covered by the next one, like everything else.
    parts: laid.map((each) => under(each, [...each.garment.parts, ...(each.garment.trims ?? [])])),
    silhouette: laid.map(({ garment, matrix }) => movedBy(matrix, garment.silhouette)).join(''),
    box: boxOf(spots),
  };
}
