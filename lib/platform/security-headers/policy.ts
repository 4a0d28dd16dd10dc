import { createHash } from 'node:crypto';

/**
 * What a page may reach, compiled into the routes: so of the build. Next reads its configuration
 * without our names for folders, which is why this file and its neighbour import from no other.
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

/** A script without address that a policy allows, by what it is. */
export const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const LOCAL = /(^|\.)localhost$|^127\./;
/** Services on this machine have any port. */
const LOCAL_SERVICES = ['http://localhost:*', 'http://127.0.0.1:*'];
/** Where the vendor's own payment pages are. */
const PAYMENT_PAGES = ['https://checkout.stripe.com', 'https://hooks.stripe.com'];
const HOSTED_SEARCH = ['https://*.algolia.net', 'https://*.algolianet.com', 'https://*.algolia.io'];
/** Where editors see drafts, framed. */
const CMS = ['https://app.contentful.com', 'https://app.eu.contentful.com'];

const originOf = (address: string | undefined): string[] =>
  address ? [new URL(address).origin] : [];

/** Origins of all our shops: a change of the delivery country leads a form to another. */
const shopOrigins = (hosts: readonly string[]): string[] =>
  hosts.map((host) => (LOCAL.test(host) ? `http://${host}:*` : `https://${host}`));

/**
 * Who may frame a page: our own modals; a draft also the CMS. The studio is framed by itself alone,
 * and is the only place that frames drafts of ours.
 */
export type Framing = 'own' | 'draft' | 'studio';

/**
 * The Content-Security-Policy of the shop's pages: scripts are files of ours, or inline ones by
 * their hashes; pictures may come from anywhere that is encrypted, for editors choose them.
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
    // React writes style attributes, and no style sheet can read what a page holds.
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
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Policy of responses that are no documents: opened by themselves they load and send nothing. */
export const RESPONSE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** What pages need of the device, and nothing else. */
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

/** A year, as the preload lists want it. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';
