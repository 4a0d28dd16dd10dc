import { createHash } from 'node:crypto';

/**
 * What pages may access; fixed at build time. Next reads its configuration without our path
 * aliases, so this file and its neighbour cannot import anything by them.
 */
export interface PolicySettings {
  /** Host names of all our shops, without ports. */
  hosts: readonly string[];
  /** Inline scripts of the pages. */
  scripts: readonly string[];
  /**
   * `ALGOLIA_HOST`, `ERROR_REPORTING_DSN`, `PAYMENT_PUBLIC_URL` and `PERSONALISATION_SCRIPT` are
   * read.
   */
  environment: Readonly<Record<string, string | undefined>>;
}

// outside: browser-csp-hash
/** CSP source for an inline script, by its hash. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const LOCAL = /(^|\.)localhost$|^127\./;
/** Sources for services on this machine, on any port. */
const LOCAL_SERVICES = ['http://localhost:*', 'http://127.0.0.1:*'];
/** Origins of the vendor's payment pages. */
const PAYMENT_PAGES = ['https://checkout.stripe.com', 'https://hooks.stripe.com'];
const HOSTED_SEARCH = ['https://*.algolia.net', 'https://*.algolianet.com', 'https://*.algolia.io'];
/** Origins of the CMS, which shows drafts in frames. */
const CMS = ['https://app.contentful.com', 'https://app.eu.contentful.com'];

const originOf = (address: string | undefined): string[] =>
  address ? [new URL(address).origin] : [];

/** Origins of all our shops: changing the delivery country can send a form to another one. */
const shopOrigins = (hosts: readonly string[]): string[] =>
  hosts.map((host) => (LOCAL.test(host) ? `http://${host}:*` : `https://${host}`));

/**
 * Who may frame a page: `own` for our own modals, `draft` also for the CMS, `studio` only for the
 * studio, which is the only one of our pages to frame drafts.
 */
export type Framing = 'own' | 'draft' | 'studio';

/**
 * Content-Security-Policy of the shop's pages: scripts are our own files or inline ones allowed by
 * hash; pictures may come from any https address, because editors choose them.
 * @see https://www.w3.org/TR/CSP3/
 */
export function pagePolicy(
  { hosts, scripts, environment }: PolicySettings,
  framing: Framing = 'own',
): string {
  const local = hosts.some((host) => LOCAL.test(host)) ? LOCAL_SERVICES : [];
  const personalisation = originOf(environment['PERSONALISATION_SCRIPT']);
  const errors = originOf(environment['ERROR_REPORTING_DSN']);
  const payment = originOf(environment['PAYMENT_PUBLIC_URL']);
  const search = environment['ALGOLIA_HOST'] ? [] : HOSTED_SEARCH;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashOf), ...personalisation],
    // React writes style attributes, and style sheets cannot read the content of a page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...local],
    'media-src': ["'self'", 'blob:', 'https:', ...local],
    'connect-src': ["'self'", ...search, ...errors, ...personalisation],
    'frame-src': ["'self'", 'https:', ...local],
    'form-action': ["'self'", ...shopOrigins(hosts), ...PAYMENT_PAGES, ...payment, ...local],
    'frame-ancestors': ["'self'", ...(framing === 'draft' ? [...CMS, ...local] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'report-uri': ['/api/security/report'],
  };
  return written(directives);
}

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/**
 * Policy of the pages that show customers' data to staff: only pictures are loaded from other hosts,
 * nothing is sent there, and no page may frame them.
 */
export const staffPolicy = ({ hosts, scripts }: PolicySettings): string =>
  written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': [
      "'self'",
      'https:',
      ...(hosts.some((host) => LOCAL.test(host)) ? LOCAL_SERVICES : []),
    ],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'report-uri': ['/api/security/report'],
  });

/**
 * Policy of responses that are not documents: opened directly, they cannot load or send anything.
 */
export const RESPONSE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Device features that pages use; all others are denied. */
export const PERMISSIONS = [
  'camera',
  'microphone',
  'usb',
  'serial',
  'bluetooth',
  'midi',
  'display-capture',
  'accelerometer',
  'gyroscope',
  'magnetometer',
]
  .map((feature) => `${feature}=()`)
  .concat('geolocation=(self)', 'payment=(self)')
  .join(', ');

/** One year, the minimum for the preload list. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';
