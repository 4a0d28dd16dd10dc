import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

// Not a direct dependency: the release that the builder was tested with.
const ofBuilder = createRequire(require.resolve('@axe-core/playwright'));
const { source } = ofBuilder('axe-core') as { source: string };

/**
 * Stores the values of a WeakMap on its keys. axe's build for old browsers keeps parts of a colour
 * in seven maps and creates thousands of colours, for which native maps cost more than the
 * comparisons.
 */
const MAPS_ON_KEYS = `class WeakMap {
  #name = Symbol();
  get(key) { return key?.[this.#name]; }
  has(key) { return Object(key) === key && this.#name in key; }
  set(key, value) { key[this.#name] = value; return this; }
}
class WeakSet {
  #members = new WeakMap();
  has(member) { return this.#members.has(member); }
  add(member) { this.#members.set(member, true); return this; }
}`;

/** Caches parsed colours: a page has few, used by thousands of elements. */
const COLOURS_ONCE = `{
  const { prototype } = axe.commons.color.Color;
  const parse = prototype.parseString;
  const read = new Map();
  prototype.parseString = function (words) {
    if (!read.has(words)) {
      const { r, g, b, alpha } = parse.call(this, words);
      read.set(words, { r, g, b, alpha });
    }
    return Object.assign(this, read.get(words));
  };
}`;

const axeSource = `(() => {\n${MAPS_ON_KEYS}\n${source}\n;${COLOURS_ONCE}\n})()`;

/** Runs axe with a cache of colours: the same results in little more than half the time. */
export const axe = (page: Page, rules: readonly string[] = []) =>
  new AxeBuilder({ page, axeSource }).options({
    ...(rules.length > 0 && { runOnly: [...rules] }),
    // Passes are not reported.
    resultTypes: ['violations'],
  });

/** axe's violations in the page's own document, each as `rule: selector of the element`. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Legacy mode, because support for other frames would double the time.
  const { violations } = await axe(page, rules).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}
