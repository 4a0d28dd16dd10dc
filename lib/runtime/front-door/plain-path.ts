/**
 * The path of an address as routes read it: without escapes, in small letters. Next takes capital letters
 * for small ones, and an address has as many spellings as it has letters: limits go by this one.
 */
export function plainPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
