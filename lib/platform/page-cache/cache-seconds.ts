/**
 * How long something is kept in memory though nothing reported that it changed. `CACHE_SECONDS`
 * replaces every such time: with an hour, edges and what is reported alone can renew a page, and a
 * test sees whether they do.
 * @param usual without the setting, in seconds
 */
export function cacheSeconds(usual: number): number {
  const set = Number(process.env['CACHE_SECONDS'] ?? '');
  return set > 0 ? set : usual;
}
