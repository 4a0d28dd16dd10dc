/**
 * How long something stays in memory if no change is reported. `CACHE_SECONDS` overrides all such
 * times: set to an hour, only edges and reported changes renew a page, which is how tests check
 * them.
 * @param usual default in seconds
 */
export function cacheSeconds(usual: number): number {
  const set = Number(process.env['CACHE_SECONDS'] ?? '');
  return set > 0 ? set : usual;
}
