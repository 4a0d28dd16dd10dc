import { isArticleNumber } from '@/lib/catalog/catalogue/article-number';

/** How many articles are stored. */
const MAX_SEEN = 10;
const KEY = 'storage_last_seen';

/** With an article in front: newest first, without duplicates, ten at most. */
export function withSeen(seen: readonly string[], objectID: string): string[] {
  if (!isArticleNumber(objectID)) return [...seen];
  return [objectID, ...seen.filter((other) => other !== objectID)].slice(0, MAX_SEEN);
}

/** Article numbers the visitor has looked at in this browser, newest first. */
export function lastSeen(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const texts = stored.filter((value) => typeof value === 'string');
    return [...new Set(texts.filter(isArticleNumber))].slice(0, MAX_SEEN);
  } catch {
    // Closed storage, or not ours any more: nothing has been seen.
    return [];
  }
}

/** Records a view of an article's page. */
export function rememberSeen(objectID: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withSeen(lastSeen(), objectID)));
  } catch {
    // Full or closed storage: the next visit begins without it.
  }
}
