import { createPrivateKey } from 'node:crypto';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';

// outside: cms-host-with-scheme
/** The host is `name:port` without a scheme: the vendor's client ignores anything else silently. */
const hostAndPort = z
  .string()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/i, 'expected host or host:port, without a scheme');

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** DKIM signing needs an RSA key: the mailer sends emails unsigned when it cannot read the key. */
function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** Whether tokens and secrets reach a provider encrypted, or do not leave this machine. */
const isSafeIssuer = (address: string): boolean =>
  /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]?/.test(address);

/** Secrets that are valid too, separated by commas. */
const moreSecrets = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((each) => each !== ''))
  .pipe(z.array(z.string().min(16)));

const SSO = ['STAFF_OIDC_ISSUER', 'STAFF_OIDC_CLIENT_ID', 'STAFF_OIDC_CLIENT_SECRET'] as const;
const DKIM = ['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY'] as const;

// outside: zod-default
const variables = z.object({
  CONTENTFUL_SPACE_ID: z.string().min(1),
  CONTENTFUL_ENVIRONMENT: z.string().min(1).default('master'),
  CONTENTFUL_ACCESS_TOKEN: z.string().min(1),
  CONTENTFUL_HOST: hostAndPort.default('cdn.contentful.com'),
  /** Preview API; without a token there is no draft mode. */
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: z.string().optional(),
  CONTENTFUL_PREVIEW_HOST: hostAndPort.default('preview.contentful.com'),
  /** Opens draft mode at `/api/draft`; at least 16 characters. */
  CONTENTFUL_PREVIEW_SECRET: z.string().min(16).optional(),
  /** Writes entries; without it there is no studio. */
  CONTENTFUL_MANAGEMENT_TOKEN: z.string().min(1).optional(),
  CONTENTFUL_MANAGEMENT_HOST: hostAndPort.default('api.contentful.com'),
  CONTENTFUL_UPLOAD_HOST: hostAndPort.default('upload.contentful.com'),
  CONTENTFUL_INSECURE: flag,
  ALGOLIA_APP_ID: z.string().min(1),
  /** Search-only key; it is sent to browsers. */
  ALGOLIA_SEARCH_API_KEY: z.string().min(1),
  /** Writes products to the indices; without it the indices are not changed. */
  ALGOLIA_ADMIN_API_KEY: z.string().min(1).optional(),
  /** Largest record that the application's plan takes: 10,000 or 100,000 bytes. */
  ALGOLIA_RECORD_BYTES: z.coerce.number().int().min(1_000).default(100_000),
  /** Our own search service, over plain HTTP; by default the application's hosts at Algolia. */
  ALGOLIA_HOST: hostAndPort.optional(),
  // outside: zod-url
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Role that may change the schema; the shop's own role does not need that right. */
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** See lib/platform/page-cache/cache-seconds. */
  CACHE_SECONDS: z.coerce.number().int().positive().max(86_400).optional(),
  /** Whether a storefront runs jobs itself; `false` where workers of their own do. */
  RUN_JOBS: z.stringbool().default(true),
  /** Port of the front server's metrics; the renderer's are on the next one. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_534).optional(),
  /** Maximum number of writes per minute from one address. */
  WRITES_PER_MINUTE: z.coerce.number().int().positive().default(600),
  /**
   * Number of our own proxies between visitors and the shop, each appending to `X-Forwarded-For`.
   */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(9).default(0),
  /** Key of an account at Stripe, or of the embedded payment service. */
  STRIPE_SECRET_KEY: z.string().min(16),
  /** Secret that signs the payment provider's webhooks to `/api/payment/webhook`. */
  STRIPE_WEBHOOK_SECRET: z.string().min(16),
  /** Our own payment service, over plain HTTP; by default Stripe's host. */
  STRIPE_HOST: hostAndPort.optional(),
  /** Minutes until an unpaid order releases its stock. */
  ORDER_EXPIRY_MINUTES: z.coerce
    .number()
    .positive()
    .max(23 * 60)
    .default(60),
  /** Hours for which a store holds reserved articles. */
  RESERVATION_HOLD_HOURS: z.coerce
    .number()
    .positive()
    .max(14 * 24)
    .default(48),
  /** Lets webhooks go to private addresses, and without TLS: an ERP system in the same network. */
  WEBHOOK_PRIVATE_ADDRESSES: flag,
  /** `smtp://host:port` or `smtps://user:password@host`; receives every email of the shop. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /**
   * Domain that signs emails (DKIM), with the two settings below; without them the SMTP server has
   * to sign.
   */
  MAIL_DKIM_DOMAIN: z.string().min(1).optional(),
  /** Name of the public key below `_domainkey` of that domain. */
  MAIL_DKIM_SELECTOR: z.string().min(1).optional(),
  /** RSA private key as PEM; line breaks may be written as `\\n`. */
  MAIL_DKIM_KEY: z
    .string()
    .transform((key) => key.replaceAll('\\n', '\n'))
    .refine(isRsaKey, 'expected an RSA private key as PEM, without a password')
    .optional(),
  /** OpenID provider by which staff sign in to the counter, with the two settings below; optional. */
  STAFF_OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isSafeIssuer, 'expected https')
    .optional(),
  STAFF_OIDC_CLIENT_ID: z.string().min(1).optional(),
  STAFF_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** Source of the emails on `/dev/mailbox`; only the embedded mail service has one. */
  MAIL_READER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Shared with the webhook that reports publishes; at least 16 characters. */
  CONTENTFUL_REVALIDATE_SECRET: z.string().min(16),
  /** Accepted too, until the webhook sends the new one. */
  CONTENTFUL_REVALIDATE_SECRETS_ACCEPTED: moreSecrets,
  /** Folder with one file of settings for each shop; see lib/shop/settings. */
  SHOP_SETTINGS: z
    .string()
    .default('shops')
    .transform((path) => resolve(path)),
  /** Public address of the default shop, for example `https://www.example.com`. */
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Picture CDN, as browsers reach it. Public: an address with a password is rejected. */
  MEDIA_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^?#@]+$/, 'expected neither password nor query')
    .transform((address) => address.replace(/\/+$/, ''))
    .default('http://localhost:4300'),
  /** Tiles of the store map, with `{z}`, `{x}` and `{y}`; `none` shows a drawn map. */
  MAP_TILE_URL: z
    .string()
    .regex(/^(none|https?:\/\/\S+)$/, 'expected an address with {z}, {x} and {y}, or "none"')
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
    .transform((address) => (address === 'none' ? null : address)),
  /** Attribution shown on the map. */
  MAP_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  /** `hgg=host[,host];hrm=…;eck=…`; see lib/shop/project/project-hosts. */
  PROJECT_HOSTS: z.string().optional(),
  /** Signs editors' links and sessions, captchas and links in emails; at least 16 characters. */
  SESSION_SECRET: z.string().min(16).optional(),
  /** What was signed with these is valid too: the secret of before, or the next one. */
  SESSION_SECRETS_ACCEPTED: moreSecrets,
  /** How much is reported to the error tracker: everything, a tenth, or nothing. */
  ERROR_REPORTING_STAGE: z.enum(['development', 'staging', 'production']).default('development'),
  /** Receives errors in visitors' browsers, after consent and outside development. */
  ERROR_REPORTING_DSN: z.url({ protocol: /^https?$/ }).optional(),
  /** Script that personalises pages, loaded after consent to marketing. */
  PERSONALISATION_SCRIPT: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * Enables `/dev/*`: set by `npm start` when it runs the content service itself, never in
   * production.
   */
  SELVEDGE_DEV_PAGES: flag,
  /** Directory for files that survive a restart but can be recreated. */
  STATE_DIRECTORY: z
    .string()
    .default('.data')
    .transform((path) => (isAbsolute(path) ? path : resolve(path))),
});

/** With only some of the DKIM settings emails would be sent unsigned, and staff could not sign in at a provider. */
const schema = variables.superRefine((values, { addIssue }) => {
  for (const names of [DKIM, SSO]) {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === names.length) continue;
    for (const name of missing)
      addIssue({
        code: 'custom',
        path: [name],
        message: `expected all of ${names.join(', ')}, or none`,
      });
  }
});

export type Env = z.output<typeof schema>;

/** What is missing or malformed in an environment, one line for each variable. */
export function environmentFaults(source: Readonly<Record<string, string | undefined>>): string[] {
  const { error } = schema.safeParse(source);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

let parsed: Env | undefined;

/**
 * The environment, validated on first use.
 * @throws Error that names every variable that is missing or malformed.
 */
export function env(): Env {
  if (parsed) return parsed;
  const result = schema.safeParse(process.env);
  if (!result.success) {
    const lines = environmentFaults(process.env).map((fault) => `  ${fault}`);
    throw new Error(`The environment is incomplete:\n${lines.join('\n')}`);
  }
  parsed = result.data;
  return parsed;
}

/** Whether the pages for developers are enabled. */
export const showsDevPages = (): boolean => env().SELVEDGE_DEV_PAGES;
