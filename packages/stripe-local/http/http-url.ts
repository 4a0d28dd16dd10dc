/** An absolute http address, or undefined for every other text. */
export function httpUrl(text: string): URL | undefined {
  // `URL.parse` would do both at once, but Node 20 lacks it.
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
