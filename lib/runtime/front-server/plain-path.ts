/**
 * The path of an address as routes read it: unescaped and in lower case. Next ignores case and
 * decodes escapes, so one address has many spellings; limits apply to this one.
 */
export function plainPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    return decodeURIComponent(path).toLowerCase();
    // outside: next-broken-escape, next-double-slash
  } catch {
    return path.toLowerCase();
  }
}
