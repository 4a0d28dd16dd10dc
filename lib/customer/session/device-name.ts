/** In order of precedence, because most user agents also contain the names of other browsers. */
const BROWSERS = [
  ['SelvedgeApp', /\bSelvedgeApp\//],
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const named = (list: typeof BROWSERS | typeof SYSTEMS, userAgent: string) =>
  list.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** Browser and system of a user agent, `Firefox, Linux`; `–` if it contains neither. */
export function deviceName(userAgent = ''): string {
  const parts = [named(BROWSERS, userAgent), named(SYSTEMS, userAgent)].filter(Boolean);
  return parts.join(', ') || '–';
}
