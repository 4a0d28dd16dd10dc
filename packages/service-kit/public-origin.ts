/**
 * Where browsers reach a service, if a proxy is in front of it.
 * @param address of the environment; empty when there is no proxy
 * @returns scheme, host and port; `null` for what is no address, or one with a path
 */
export function publicOrigin(address: string | undefined, own: string): string | null {
  if (!address) return own;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.href === `${url.origin}/` ? url.origin : null;
}
