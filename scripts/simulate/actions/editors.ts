import { setTimeout as delay } from 'node:timers/promises';
import { Editor } from '@/e2e/editor';
import { Browser } from '@/scripts/simulate/browser';
import { number, type Action } from '@/scripts/simulate/step';
import type { World } from '@/scripts/simulate/world';

/** Editors see what they did within seconds: the CMS reports it to the shop. */
const SHOWN_WITHIN_MS = 8_000;
const PAGES = 2;

let editor: Editor | undefined;
const anEditor = () => (editor ??= new Editor());

const slugOf = ({ run }: World, page: number) => `sim-${run}-${page}`;
const wordsOf = ({ run, step }: World, page: number) => `Words ${run}-${page}-${step}`;

/** `not found`, or the words of a page that are looked for. */
async function seenOn(world: World, page: number, words: string): Promise<string> {
  const browser = new Browser(world.shop.port, world.now);
  const { status, body } = await browser.get(`/de-de/${slugOf(world, page)}`);
  if (status === 200) return body.includes(words) ? words : 'other words';
  return status === 404 ? 'not found' : `status ${status}`;
}

/** Waits until a visitor sees what an editor did. */
async function requireSeen(world: World, page: number, expected: string): Promise<void> {
  const until = Date.now() + SHOWN_WITHIN_MS;
  let seen = '';
  while (Date.now() < until) {
    seen = await seenOn(world, page, expected);
    if (seen === expected) return;
    await delay(50);
  }
  world.found(
    'what is published is shown, and nothing else',
    `“${expected}” on page ${page} within ${SHOWN_WITHIN_MS / 1000} s`,
    seen,
  );
}

/** Publishes a page with new words, anew or again. */
const publish: Action = {
  name: 'publish',
  weight: 1.2,
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

/** Withdraws the page; visitors who still look for it find nothing. */
const unpublish: Action = {
  name: 'unpublish',
  weight: 1,
  draw: ({ random, published }) => {
    const shown = [...published].filter(([, words]) => words !== null);
    return shown.length > 0 ? { page: random.one(shown)[0] } : null;
  },
  run: async (world, given) => {
    const page = number(given, 'page');
    if (!world.published.get(page)) return null;
    await anEditor().unpublish(`${slugOf(world, page)}-node`);
    world.published.set(page, null);
    await requireSeen(world, page, 'not found');
    return `An editor withdraws page ${page}.`;
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

export const editors: readonly Action[] = [publish, unpublish, visitPage];
