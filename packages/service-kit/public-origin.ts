/**
 * Origin of a service as seen by browsers, if a proxy is in front of it.
 * @param address from the environment; empty if there is no proxy
 * @returns scheme, host and port; `null` if the address is invalid or has a path
 */
export function publicOrigin(address: string | undefined, own: string): string | null {
  if (!address) return own;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.href === `${url.origin}/` ? url.origin : null;
}
