import { isArticleNumber } from '@/lib/catalog/catalogue/article-number';

const MAX_SEEN = 10;
const KEY = 'storage_last_seen';

/** Adds an article at the front: newest first, without duplicates, at most ten. */
export function withSeen(seen: readonly string[], objectID: string): string[] {
  if (!isArticleNumber(objectID)) return [...seen];
  return [objectID, ...seen.filter((other) => other !== objectID)].slice(0, MAX_SEEN);
}

/** Numbers of the articles viewed in this browser, newest first. */
export function lastSeen(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const texts = stored.filter((value) => typeof value === 'string');
    return [...new Set(texts.filter(isArticleNumber))].slice(0, MAX_SEEN);
  } catch {
    // Storage is unavailable, or contains another script's value.
    return [];
  }
}

/** Records a view of an article's page. */
export function rememberSeen(objectID: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withSeen(lastSeen(), objectID)));
  } catch {
    // Storage is full or unavailable: the view is not recorded.
  }
}
