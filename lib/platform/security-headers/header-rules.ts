import {
  RESPONSE_POLICY,
  PERMISSIONS,
  pagePolicy,
  staffPolicy,
  STRICT_TRANSPORT,
  type Framing,
  type PolicySettings,
} from './policy';

/** Headers of every response. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Not 'no-referrer': writes would then be sent without an Origin.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const CONTENT_POLICY = 'Content-Security-Policy';

/**
 * Headers of a cached page, which is served without Next.
 * @param isEncrypted whether the visitor uses https
 */
export const pageHeaders = (
  settings: PolicySettings,
  isEncrypted: boolean,
): Record<string, string> => ({
  ...EVERYWHERE,
  [CONTENT_POLICY]: pagePolicy(settings),
  ...(isEncrypted && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
});

/** Headers of an endpoint's response. */
export const responseHeaders = (isEncrypted: boolean): Record<string, string> => ({
  ...EVERYWHERE,
  [CONTENT_POLICY]: RESPONSE_POLICY,
  ...(isEncrypted && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
});

/** A header rule as in `next.config`. */
interface HeaderRule {
  source: string;
  has?: ({ type: 'header'; key: string; value: string } | { type: 'cookie'; key: string })[];
  headers: { key: string; value: string }[];
}

const listed = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Static files, which sandboxed frames, emails and other sites load. */
const FILES = '/:folder(_next/static|fonts|icons|logos|videos|gallery)/:path*';
const ENDPOINTS = '/:folder(api|_hirmer|_search|sitemap|feeds)/:path*';

/** Path of the studio. */
const STUDIO = '/studio/:path*';
/** Path of the counter. */
const COUNTER = '/counter/:path*';
/** Addresses of shared views are secret: no other site gets them, and responses are not stored. */
const TOOL_HEADERS = {
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
};

/**
 * Headers by kind of response, for Next's configuration. Later rules override earlier ones, and
 * headers set by a route override both.
 */
export function headerRules(settings: PolicySettings): HeaderRule[] {
  const isDevelopment = process.env.NODE_ENV === 'development';
  // Next's hot reload uses eval and inline scripts.
  const policy = (framing: Framing) =>
    isDevelopment ? {} : { [CONTENT_POLICY]: pagePolicy(settings, framing) };
  const rules: HeaderRule[] = [
    { source: '/:path*', headers: listed({ ...EVERYWHERE, ...policy('own') }) },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https(,.*)?' }],
      headers: listed({ 'Strict-Transport-Security': STRICT_TRANSPORT }),
    },
    {
      source: '/:path*',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
      headers: listed(policy('draft')),
    },
    { source: STUDIO, headers: listed({ ...TOOL_HEADERS, ...policy('studio') }) },
    {
      source: COUNTER,
      headers: listed({
        ...TOOL_HEADERS,
        ...(isDevelopment ? {} : { [CONTENT_POLICY]: staffPolicy(settings) }),
      }),
    },
    { source: ENDPOINTS, headers: listed({ [CONTENT_POLICY]: RESPONSE_POLICY }) },
    { source: FILES, headers: listed({ 'Cross-Origin-Resource-Policy': 'cross-origin' }) },
  ];
  return rules.filter(({ headers }) => headers.length > 0);
}
