import type { ArticleContent } from './article-content.server';
import { shownValue } from './import-failure';
import type { PlannedArticle } from './write-articles.server';
import type { PriceChange } from './write-prices.server';
import type { StockChange } from './write-stock.server';

interface Changes {
  planned: readonly PlannedArticle[];
  /** By shop and the retailer's number. */
  known: ReadonlyMap<string, { content: ArticleContent }>;
  /** Numbers of articles that are new or described differently. */
  written: ReadonlySet<string>;
  prices: readonly PriceChange[];
  stock: readonly StockChange[];
  created: ReadonlySet<string>;
}

/** Texts of an object by their path, so that two can be compared. */
function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, shownValue(value)]];
  return Object.entries(value).flatMap(([key, each]) =>
    leavesOf(each, path ? `${path}.${key}` : key),
  );
}

function contentChanges(before: ArticleContent, after: ArticleContent): string[] {
  const [old, now] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  const paths = new Set([...old.keys(), ...now.keys()]);
  return [...paths]
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => `${path}: ${old.get(path) ?? '–'} → ${now.get(path) ?? '–'}`);
}

const amount = (minorUnits: number | null) =>
  minorUnits === null ? '–' : (minorUnits / 100).toFixed(2);

/** The changes of a batch, a line each. */
export function describeChanges({
  planned,
  known,
  written,
  prices,
  stock,
  created,
}: Changes): string[] {
  const contents = planned.flatMap(({ number, article, content }) => {
    const before = known.get(`${article.shop}/${article.article}`);
    if (!written.has(number)) return [];
    if (!before) return [`+ article ${article.article} (${number})`];
    const changes = contentChanges(before.content, content);
    // An article that was discontinued may return as it was.
    return [`~ article ${article.article} ${changes.slice(0, 3).join('; ') || 'is sold again'}`];
  });
  return [
    ...contents,
    ...prices
      .filter(({ sku }) => !created.has(sku))
      .map(
        ({ sku, currency, before, after }) =>
          `~ price ${sku} ${currency.toUpperCase()} ${amount(before)} → ${amount(after)}`,
      ),
    ...stock.map(({ sku, before, after }) => `~ stock ${sku} ${before} → ${after}`),
  ];
}
