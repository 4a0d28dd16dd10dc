/** An absolute http(s) URL, or undefined for any other text. */
export function httpUrl(text: string): URL | undefined {
  // `URL.parse` would do both at once, but Node 20 lacks it.
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}
