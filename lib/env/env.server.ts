import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';

/** The host is `name:port` without a scheme: the vendor's client ignores anything else silently. */
const hostAndPort = z
  .string()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/i, 'expected host or host:port, without a scheme');

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

const schema = z.object({
  CONTENTFUL_SPACE_ID: z.string().min(1),
  CONTENTFUL_ENVIRONMENT: z.string().min(1).default('master'),
  CONTENTFUL_ACCESS_TOKEN: z.string().min(1),
  CONTENTFUL_HOST: hostAndPort.default('cdn.contentful.com'),
  /** Preview API; without a token there is no draft mode. */
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: z.string().optional(),
  CONTENTFUL_PREVIEW_HOST: hostAndPort.default('preview.contentful.com'),
  /** Opens draft mode at `/api/draft`; at least 16 characters. */
  CONTENTFUL_PREVIEW_SECRET: z.string().min(16).optional(),
  CONTENTFUL_INSECURE: flag,
  ALGOLIA_APP_ID: z.string().min(1),
  /** May search; browsers are told it. */
  ALGOLIA_SEARCH_API_KEY: z.string().min(1),
  /** Writes products to the indices; without it they are taken as they are. */
  ALGOLIA_ADMIN_API_KEY: z.string().min(1).optional(),
  /** A search service of one's own, over plain HTTP; without it the application's hosts at Algolia. */
  ALGOLIA_HOST: hostAndPort.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Shared with the webhook that reports publishes; at least 16 characters. */
  CONTENTFUL_REVALIDATE_SECRET: z.string().min(16),
  /** Public address of the default shop, for example `https://www.example.com`. */
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Picture CDN, as browsers reach it. They are told it: an address with a password is refused. */
  MEDIA_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^?#@]+$/, 'expected neither password nor query')
    .transform((address) => address.replace(/\/+$/, ''))
    .default('http://localhost:4300'),
  /** Tiles of the store map, with `{z}`, `{x}` and `{y}`; `none` leaves the map drawn. */
  MAP_TILE_URL: z
    .string()
    .regex(/^(none|https?:\/\/\S+)$/, 'expected an address with {z}, {x} and {y}, or "none"')
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
    .transform((address) => (address === 'none' ? null : address)),
  /** Who is to be named on the map. */
  MAP_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  /** `hgg=host[,host];hrm=…;eck=…`; see lib/project/project-hosts. */
  PROJECT_HOSTS: z.string().optional(),
  /** Signs editors' links and sessions; at least 16 characters. */
  SESSION_SECRET: z.string().min(16).optional(),
  /** `/dev/*`: set by `npm start` where the content service is its own, never in production. */
  SELVEDGE_DEV_PAGES: flag,
  /** Directory for what survives a restart but can be made again. */
  STATE_DIRECTORY: z
    .string()
    .default('.data')
    .transform((path) => (isAbsolute(path) ? path : resolve(path))),
});

export type Env = z.output<typeof schema>;

let parsed: Env | undefined;

/**
 * The environment, validated on first use.
 * @throws Error that names every variable that is missing or malformed.
 */
export function env(): Env {
  if (parsed) return parsed;
  const result = schema.safeParse(process.env);
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The environment is incomplete:\n${lines.join('\n')}`);
  }
  parsed = result.data;
  return parsed;
}

/** Whether the pages for developers exist here. */
export const showsDevPages = (): boolean => env().SELVEDGE_DEV_PAGES;
