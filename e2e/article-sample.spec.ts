import { expect } from '@playwright/test';
import { articlesOf, randomFrom, type SampleArticle } from './catalogue-sample';
import { sendRequest, type Project } from './hosts';
import { test } from './own-address';

/** Total number of articles: few in the gate, one of each type and shop; `ARTICLES=200` for a thorough run. */
const COUNT = Number(process.env.ARTICLES ?? 18);
const SEED = 20_261_123;

const TYPES = ['product', 'waesche', 'geschenkkarte', 'set', 'kit', 'outfit'];
/** Markets of every language; `eck` delivers to three countries. */
const LOCALES: Readonly<Record<Project, readonly string[]>> = {
  hgg: ['de-de', 'en-gb', 'cs-cz', 'pl-pl', 'nl-nl', 'fr-fr', 'en-us', 'de-ch'],
  hrm: ['de-at', 'en-ie', 'cs-cz', 'pl-pl', 'nl-nl', 'fr-ch'],
  eck: ['de-de', 'en-de', 'cs-at', 'pl-at', 'nl-de', 'fr-ch'],
};
const PROJECTS: readonly Project[] = ['hgg', 'hrm', 'eck'];

interface Sampled {
  project: Project;
  locale: string;
  article: SampleArticle;
}

/** Yields articles of every shop, language and type. */
async function sample(): Promise<Sampled[]> {
  const random = randomFrom(SEED);
  const found: Sampled[] = [];
  for (let at = 0; found.length < COUNT && at < 4 * COUNT; at += 1) {
    const project = PROJECTS[at % PROJECTS.length] ?? 'hgg';
    const locales = LOCALES[project];
    const locale = locales[Math.floor(random() * locales.length)] ?? 'de-de';
    const productType = TYPES[Math.floor(at / PROJECTS.length) % TYPES.length];
    const filters = `productType:${productType}`;
    const articles = await articlesOf(project, locale.slice(0, 2), { filters, hitsPerPage: 500 });
    const article = articles[Math.floor(random() * articles.length)];
    if (article) found.push({ project, locale, article });
  }
  return found;
}

/** Expects a page, or a rejection in the country, but never a server error. */
async function look({ project, locale, article }: Sampled, query = ''): Promise<string | null> {
  const path = `/${locale}/p/${article.slug}/${article.objectID}${query}`;
  const { status, body } = await sendRequest(`${project}.localhost`, path, {
    headers: { accept: 'text/html' },
  });
  if (status !== 200 && status !== 404) return `${project} ${path}: ${status}`;
  if (status === 404) return body.includes('noindex') ? null : `${project} ${path}: bare 404`;
  // Without its block the page would have only a visually hidden heading.
  const isWhole = /<h1(?![^>]*visually-hidden)/.test(body) && body.includes('application/ld+json');
  return isWhole ? null : `${project} ${path}: not whole`;
}

test(`PDP-02, GEN-02: ${COUNT} random articles of all types, shops and languages have pages`, async () => {
  test.setTimeout(60_000 + COUNT * 3_000);
  const articles = await sample();
  expect(articles).toHaveLength(COUNT);
  const faults: string[] = [];
  for (const sampled of articles) {
    const [colour] = sampled.article.colorVariants;
    const query = `?colorVariant=${encodeURIComponent(colour?.itemnum ?? '')}`;
    faults.push(
      ...[await look(sampled), await look(sampled, query)].flatMap((fault) => fault ?? []),
    );
  }
  expect(faults).toEqual([]);
});
