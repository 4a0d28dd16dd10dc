import { setTimeout as delay } from 'node:timers/promises';
import { Editor, inSeconds } from '@/e2e/editor';
import { Browser } from '@/scripts/simulate/browser';
import { number, text, type Action } from '@/scripts/simulate/step';
import type { World } from '@/scripts/simulate/world';

/** Time within which visitors see a change, of which the CMS notifies the shop. */
const SHOWN_WITHIN_MS = 8_000;
const PAGES = 2;

let editor: Editor | undefined;
const anEditor = () => (editor ??= new Editor());

const slugOf = ({ run }: World, page: number) => `sim-${run}-${page}`;
const wordsOf = ({ run, step }: World, page: number) => `Words ${run}-${page}-${step}`;

/**
 * What a visitor sees on a page: the expected words, `other words`, `not found` or another status.
 */
async function seenOn(world: World, slug: string, words: string): Promise<string> {
  const browser = new Browser(world.shop.port, world.now);
  const { status, body } = await browser.get(`/de-de/${slug}`);
  if (status === 200) return body.includes(words) ? words : 'other words';
  return status === 404 ? 'not found' : `status ${status}`;
}

/** Waits until a visitor sees what an editor has published or withdrawn. */
const requireSeen = (world: World, page: number, expected: string): Promise<void> =>
  requireSeenAt(world, slugOf(world, page), expected);

async function requireSeenAt(world: World, slug: string, expected: string): Promise<void> {
  const until = Date.now() + SHOWN_WITHIN_MS;
  let seen = '';
  while (Date.now() < until) {
    seen = await seenOn(world, slug, expected);
    if (seen === expected) return;
    await delay(50);
  }
  world.found(
    'what is published is shown, and nothing else',
    `“${expected}” on ${slug} within ${SHOWN_WITHIN_MS / 1000} s`,
    seen,
  );
}

/** Publishes a page with new words, for the first time or again. */
const publish: Action = {
  name: 'publish',
  weight: 2,
  draw: ({ random }) => ({ page: random.between(1, PAGES) }),
  run: async (world, given) => {
    const page = number(given, 'page');
    const slug = slugOf(world, page);
    const words = wordsOf(world, page);
    await anEditor().publishText(`${slug}-text`, words);
    await anEditor().publishPage(slug, [`${slug}-text`]);
    world.published.set(page, words);
    await requireSeen(world, page, words);
    return `An editor publishes page ${page} with new words.`;
  },
};

/** Withdraws a page or its address, after which visitors find nothing there. */
const unpublish: Action = {
  name: 'unpublish',
  weight: 2,
  draw: ({ random, published }) => {
    const shown = [...published].filter(([, words]) => words !== null);
    if (shown.length === 0) return null;
    return { page: random.one(shown)[0], what: random.one(['page', 'node']) };
  },
  run: async (world, given) => {
    const page = number(given, 'page');
    if (!world.published.get(page)) return null;
    const what = text(given, 'what');
    await anEditor().unpublish(`${slugOf(world, page)}-${what}`);
    world.published.set(page, null);
    await requireSeen(world, page, 'not found');
    return `An editor withdraws ${what === 'node' ? 'the address of ' : ''}page ${page}.`;
  },
};

const visitPage: Action = {
  name: 'visit-page',
  weight: 2,
  draw: ({ random, published }) =>
    published.size > 0 ? { page: random.one([...published.keys()]) } : null,
  run: async (world, given) => {
    const page = number(given, 'page');
    const words = world.published.get(page);
    if (words === undefined) return null;
    await requireSeen(world, page, words ?? 'not found');
    return `Somebody looks at page ${page}.`;
  },
};

/**
 * Seconds from publishing to the edge of a window; publishing itself takes one on a quiet machine.
 */
const EDGE_AFTER_S = 3;
/**
 * Time around an edge in which a page may show either, because it may be on its way. Browser and
 * server have the same clock here.
 */
const TOLERANCE_MS = 500;

/** Requests a page and looks whether it shows a text, with the times of request and response. */
async function sees(world: World, slug: string, words: string) {
  const requestedAt = Date.now();
  const { status, body } = await new Browser(world.shop.port, world.now).get(`/de-de/${slug}`);
  return { askedAt: requestedAt, at: Date.now(), status, isShown: body.includes(words) };
}

/**
 * Requests a page until the edge of its window has passed, and reports what it showed on the wrong
 * side.
 */
async function requireWindow(world: World, slug: string, words: string, edge: Edge) {
  const isRight = ({ isShown }: { isShown: boolean }, isBefore: boolean) =>
    isShown === (edge.kind === 'ends' ? isBefore : !isBefore);
  for (let isOver = false; !isOver; await delay(100)) {
    const seen = await sees(world, slug, words);
    isOver = seen.askedAt > edge.at + TOLERANCE_MS;
    const isBefore = seen.at < edge.at - TOLERANCE_MS;
    if (seen.status !== 200 || (!isOver && !isBefore) || isRight(seen, isBefore)) continue;
    world.found(
      'nothing is shown outside its window',
      `a text that ${edge.kind} at ${new Date(edge.at).toISOString()}`,
      `${seen.isShown ? 'shown' : 'not shown'} ${Math.abs(seen.at - edge.at)} ms ${isBefore ? 'before' : 'after'}`,
    );
    return;
  }
}

interface Edge {
  kind: 'starts' | 'ends';
  /** Epoch milliseconds. */
  at: number;
}

/** Publishes a text with a window, and looks at its page until the edge has passed. */
const passEdge: Action = {
  name: 'window-edge',
  weight: 1,
  draw: ({ random }) => ({ kind: random.one(['starts', 'ends']) }),
  run: async (world, given) => {
    const kind = text(given, 'kind') === 'ends' ? 'ends' : 'starts';
    const slug = `sim-${world.run}-window`;
    const words = `Window ${world.run}-${world.step}`;
    const instant = inSeconds(EDGE_AFTER_S);
    const window = kind === 'ends' ? { endDateTime: instant } : { startDateTime: instant };
    const steady = `Steady ${world.run}-${world.step}`;
    await anEditor().publishText(`${slug}-text`, words, window);
    await anEditor().publishText(`${slug}-steady`, steady);
    await anEditor().publishPage(slug, [`${slug}-text`, `${slug}-steady`]);
    await requireSeenAt(world, slug, steady);
    await requireWindow(world, slug, words, { kind, at: Date.parse(instant) });
    return `An editor publishes a text whose window ${kind} in ${EDGE_AFTER_S} s, and it does.`;
  },
};

export const editors: readonly Action[] = [publish, unpublish, visitPage, passEdge];
