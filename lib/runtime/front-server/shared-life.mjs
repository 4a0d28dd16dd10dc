/**
 * How long caches in front of the storefronts may serve a page. HTTP counts whole seconds from when a
 * response arrives; nginx does so by the seconds of the clock, so that a page of one second may be
 * nearly two seconds old. It gets the last second of the clock instead (`X-Accel-Expires`), and so does
 * Varnish with our configuration; neither passes it on.
 */

const SHARED = 's-maxage=';
/** Accepted by nginx only after Cache-Control, which it would otherwise ignore altogether. */
const NGINX_END = 'X-Accel-Expires';
/** To nginx, that it must not cache. */
const NEVER = '0';

/**
 * The last second during all of which a page is correct and within the limit.
 * @param {number} now @param {number} until both in epoch milliseconds @param {number} limit seconds
 */
function lastSecond(now, until, limit) {
  const second = Math.floor(now / 1000);
  const last = Math.min(second + limit, Math.floor(until / 1000)) - 1;
  return last < second ? NEVER : `@${last}`;
}

/**
 * Reduces a shared lifetime to what is left of it, in whole seconds; leaves any other value alone.
 * With a limit, a cache in front may serve the page for the rest of that time while no storefront
 * responds.
 * @param {string} cacheControl @param {number} until epoch milliseconds
 * @param {number | undefined} limit seconds
 * @returns {string[]} headers: name, value, name, value
 */
export function sharedLife(cacheControl, until, limit) {
  if (!cacheControl.startsWith(SHARED)) return ['Cache-Control', cacheControl];
  const now = Date.now();
  const left = Math.max(1, Math.floor((until - now) / 1000));
  if (limit === undefined) return ['Cache-Control', `${SHARED}${left}`];
  const life =
    left > limit ? `${SHARED}${limit}, stale-if-error=${left - limit}` : `${SHARED}${left}`;
  return ['Cache-Control', life, NGINX_END, lastSecond(now, until, limit)];
}

/**
 * Limits the shared lifetime of a response without a known end.
 * @param {string[]} headers name, value, name, value @param {number | undefined} limit seconds
 */
export function withLimit(headers, limit) {
  const at = headers.findIndex(
    (name, index) => index % 2 === 0 && name.toLowerCase() === 'cache-control',
  );
  const life = headers[at + 1] ?? '';
  if (limit === undefined || at < 0 || !life.startsWith(SHARED)) return headers;
  const seconds = Math.min(limit, Number.parseInt(life.slice(SHARED.length), 10) || 1);
  return [
    ...headers.toSpliced(at, 2, 'Cache-Control', `${SHARED}${seconds}`),
    NGINX_END,
    lastSecond(Date.now(), Infinity, seconds),
  ];
}
