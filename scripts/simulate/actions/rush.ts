import { addPieces } from '@/scripts/simulate/belongings';
import { account } from '@/scripts/simulate/look';
import { isMeans, meansOf } from '@/scripts/simulate/payment-page';
import { requireAllStored } from '@/scripts/simulate/crowd';
import { settled } from '@/scripts/simulate/quiet';
import { Random } from '@/scripts/simulate/random';
import { number, type Action } from '@/scripts/simulate/step';
import type { Article, Device, PlacedOrder, World } from '@/scripts/simulate/world';
import { METHODS, orderNow, payNow } from './ordering';
import { addGuest } from './people';
import { buyIn } from './staff';

const GUESTS = 24;
/**
 * Pieces of one article that are bought in for a rush: as many as all its guests order together.
 */
const BOUGHT_IN = 36;

/** What one guest buys, and how they pay. */
interface Errand {
  label: string;
  article: Article;
  pieces: number;
  method: string;
  means: string;
  returns: boolean;
}

/** @returns the order, if it was placed and the provider has accepted its payment */
async function buy(world: World, device: Device, errand: Errand): Promise<PlacedOrder | null> {
  const { label, article, pieces, method, means, returns } = errand;
  const added = {
    variant: { sku: article.sku },
    count: pieces,
    intent: device.browser.newChangeId(),
  };
  const reply = await device.browser.json('/api/cart/cart/add', added);
  account(world, device, reply, addPieces(article.sku, pieces));
  await orderNow(world, device, { method, label });
  const placed = world.orders.find((each) => each.label === label);
  if (!placed?.payUrl || !isMeans(means)) return null;
  const { outcome } = await payNow(placed, means, returns);
  return outcome === 'done' ? placed : null;
}

export interface Rushed {
  guests: readonly Device[];
  /** How many of them ordered and paid, as a sentence. */
  sentence: string;
}

/**
 * Has guests come and buy at the same time, with too few pieces of some articles.
 * @param seed of their errands
 */
export async function rushIn(world: World, seed: number): Promise<Rushed> {
  const random = new Random(seed);
  const errands = Array.from({ length: GUESTS }, (_, at): Errand => {
    const method = random.one(METHODS);
    return {
      label: `${world.step}.${at + 1}`,
      article: random.one(world.articles),
      pieces: random.between(1, 2),
      method,
      means: random.one(meansOf(method)),
      returns: random.isTrue(0.5),
    };
  });
  const { sku } = random.one(world.articles);
  await buyIn(world, sku, BOUGHT_IN);
  const guests = errands.map((errand) => ({ errand, device: addGuest(world, errand.label) }));
  const bought = await Promise.all(guests.map(({ errand, device }) => buy(world, device, errand)));
  const paid = bought.flatMap((placed) => placed ?? []);
  await settled(world, paid);
  const labels = new Set(errands.map(({ label }) => label));
  const placed = world.orders.filter(({ label }) => labels.has(label));
  return {
    guests: guests.map(({ device }) => device),
    sentence: `${GUESTS} guests come at once: ${placed.length} order, and ${paid.length} pay, after ${BOUGHT_IN} of ${sku} were bought in.`,
  };
}

/** Draws the seed of a rush's errands. */
export const drawErrands = ({ random }: World) => random.between(1, 1_000_000);

const rush: Action = {
  name: 'rush',
  weight: 0.7,
  draw: (world) => ({ errands: drawErrands(world) }),
  run: async (world, given) => {
    const { guests, sentence } = await rushIn(world, number(given, 'errands'));
    await requireAllStored(world, guests);
    return sentence;
  },
};

export const rushes: readonly Action[] = [rush];
