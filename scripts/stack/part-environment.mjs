/**
 * Environment of each process. A service gets the variables that it reads and no other secret; the
 * shop gets all except those of the tables' owner and of services.
 * @typedef {Record<string, string | undefined>} Environment
 * @typedef {import('./environment.mjs').ServiceName} ServiceName
 */

/** Paths, locale, time zone, and variables of Node and its libraries. */
const OF_ANY =
  /^(PATH|HOME|USER|LOGNAME|USERPROFILE|SYSTEMROOT|COMSPEC|PATHEXT|APPDATA|LOCALAPPDATA|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TMP|TEMP|NODE_\w+|UV_\w+|MALLOC_\w+|LD_\w+|DYLD_\w+|FONTCONFIG_\w+|XDG_\w+|SSL_CERT_\w+)$/i;

/** @type {Record<ServiceName, RegExp>} */
const OWN = {
  postgres: /^(POSTGRES_PORT|STATE_DIRECTORY)$/,
  content:
    /^(CONTENT_\w+|CONTENTFUL_(SPACE_ID|ENVIRONMENT|ACCESS_TOKEN|PREVIEW_ACCESS_TOKEN|MANAGEMENT_TOKEN)|STATE_DIRECTORY)$/,
  search: /^(SEARCH_\w+|ALGOLIA_(APP_ID|SEARCH_API_KEY|ADMIN_API_KEY))$/,
  media: /^(MEDIA_(PORT|WRITE_TOKEN|WARM_ARTICLES|ALLOWED_SOURCES)|SITE_URL|STATE_DIRECTORY)$/,
  payment: /^(PAYMENT_\w+|STRIPE_(SECRET_KEY|WEBHOOK_SECRET))$/,
  mail: /^(MAIL_PORT|MAIL_READER_PORT|STATE_DIRECTORY)$/,
};

/** Services with a schema of their own, and the variable with its role. */
const DATABASES = /** @type {Partial<Record<ServiceName, string>>} */ ({
  content: 'DATABASE_CONTENT_URL',
  search: 'DATABASE_SEARCH_URL',
  payment: 'DATABASE_PAYMENT_URL',
});

const NOT_FOR_THE_SHOP = new Set([
  'DATABASE_OWNER_URL',
  'MEDIA_WRITE_TOKEN',
  ...Object.values(DATABASES),
]);

/**
 * @param {Environment} environment @param {(name: string) => boolean} isNotified
 * @returns {NodeJS.ProcessEnv} with NODE_ENV, which the stack sets and everybody is told
 */
const only = (environment, isNotified) =>
  /** @type {NodeJS.ProcessEnv} */ (
    Object.fromEntries(Object.entries(environment).filter(([name]) => isNotified(name)))
  );

/**
 * Makes glibc return freed memory: two arenas instead of eight per processor, and separate mappings
 * for large blocks. After 60 pictures of 2,000 pixels the picture service used 702 MB without these
 * settings, 215 with them; the search service keeps 20 MB less after its start.
 * @see https://www.gnu.org/software/libc/manual/html_node/Memory-Allocation-Tunables.html
 */
const GIVING_MEMORY_BACK = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * For processes that briefly hold pictures, pages and records in memory. @param
 * {NodeJS.ProcessEnv} environment takes precedence
 */
export const givingMemoryBack = (environment) => ({ ...GIVING_MEMORY_BACK, ...environment });

/**
 * A hosted database may offer a single role, which all services then use.
 * @param {ServiceName} service @param {Environment} environment
 */
export function serviceEnvironment(service, environment) {
  const name = DATABASES[service];
  const { DATABASE_OWNER_URL, DATABASE_URL } = environment;
  const database = name && (environment[name] ?? DATABASE_OWNER_URL ?? DATABASE_URL);
  return {
    ...only(environment, (each) => OF_ANY.test(each) || OWN[service].test(each)),
    ...(database && { DATABASE_URL: database }),
  };
}

/** @param {Environment} environment */
export const shopEnvironment = (environment) =>
  only(environment, (name) => !NOT_FOR_THE_SHOP.has(name));

/** Variables of our own PostgreSQL, and the files that contain them. */
export const DATABASE_FILES = Object.freeze({
  DATABASE_URL: 'database-url',
  DATABASE_OWNER_URL: 'database-owner-url',
  DATABASE_CONTENT_URL: 'database-content-url',
  DATABASE_SEARCH_URL: 'database-search-url',
  DATABASE_PAYMENT_URL: 'database-payment-url',
});

/**
 * URL of the cluster's superuser, for tests that create databases and roles; no process of a shop
 * receives it.
 */
export const SUPERUSER_FILE = 'database-superuser-url';

/**
 * Variables for clients of a running shop, without those for the services' own schemas. @param
 * {Record<string, string>} variables
 */
export const clientVariables = (variables) =>
  Object.fromEntries(
    Object.entries(variables).filter(([name]) => !Object.values(DATABASES).includes(name)),
  );
