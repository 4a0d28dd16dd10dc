import path from 'node:path';
import type { NextConfig } from 'next';
import { OPEN_QUESTION, TAKE_CHOICE } from './lib/browser/consent/question-scripts';
import { MARK_APP } from './lib/platform/hydration/mark-app';
import { ADD_AFTER_PAINT, QUEUE_ENTRIES } from './lib/platform/hydration/add-after-paint';
import { WATCH_FOR_MISSING_CHUNKS } from './lib/platform/hydration/missing-chunks';
import closed from './cms-schema/closed-projects.json';
import projects from './cms-schema/projects.json';
import { readHosts } from './lib/shop/project/read-hosts';
import {
  ARTICLE_PARAMETERS,
  COLOUR_PARAMETER,
  COLOUR_PATTERN,
} from './lib/catalog/article/article-parameters';
import { OWN_SEGMENTS } from './lib/shop/routes/own-segments';
import { LIST_PARAMETERS } from './lib/catalog/search/list-parameters';
import { headerRules } from './lib/platform/security-headers/header-rules';
import { BEFORE_PAINT } from './lib/cms/visibility/before-paint';

const hosts = readHosts(process.env['PROJECT_HOSTS'], projects, closed);
/** Browsers reach our own search service on the shop's origin; Algolia's they reach directly. */
const searchHost = process.env['ALGOLIA_HOST'];
/** What a browser has to ask it: to search, in one index or several, in a facet, and to tell events. */
const SEARCH_ENDPOINTS = [
  '/1/indexes/:index/:call(query|queries)',
  '/1/indexes/:index/facets/:facet/query',
  '/1/events',
];
const searchRules = searchHost
  ? SEARCH_ENDPOINTS.map((endpoint) => ({
      source: `/_search${endpoint}`,
      destination: `http://${searchHost}${endpoint}`,
    }))
  : [];
const policySettings = {
  hosts: Object.values(hosts).flat(),
  // As lib/browser/consent/inline-scripts.ts lists them.
  scripts: [
    BEFORE_PAINT,
    OPEN_QUESTION,
    MARK_APP,
    WATCH_FOR_MISSING_CHUNKS,
    TAKE_CHOICE,
    QUEUE_ENTRIES,
    ADD_AFTER_PAINT,
  ],
  environment: process.env,
};
const LOCALE = ':locale([a-z]{2}-[a-z]{2})';

const RENDERED = '/q/:project/:locale/:path*';
const CACHED = '/s/:project/:locale/:path*';

/** Shows what is the visitor's own: rendered for each request, also while the router navigates. */
const visitRules = [
  // One address for both baskets, as links in mails and in the app have it; each has its own page.
  {
    source: '/q/:project/:locale/checkout/cart',
    has: [{ type: 'query' as const, key: 'type', value: 'reservation' }],
    destination: '/v/:project/:locale/checkout/reservation',
  },
  {
    source: `/q/:project/:locale/:own(${OWN_SEGMENTS.join('|')})/:path*`,
    destination: '/v/:project/:locale/:own/:path*',
  },
];

/** Host → project and first segment → locale, compiled into the routes: no code runs per request. */
// outside: next-host-rule, next-rewritten-query
const openHosts = Object.entries(hosts).filter(([, names]) => names.length > 0);
const hostRules = openHosts.map(([project, names]) => ({
  source: `/${LOCALE}/:path*`,
  has: [{ type: 'host' as const, value: `(?:${names.join('|').replaceAll('.', '\\.')})` }],
  destination: RENDERED.replace(':project', project),
}));

// outside: next-missing-rule
/** Documents that select nothing but a colour, and everything that the client router requests. */
const CACHEABLE = [
  [...LIST_PARAMETERS, ...ARTICLE_PARAMETERS].map((key) => ({ type: 'query' as const, key })),
  // Every request that reaches this server has one, whatever it accepts; the client router has none.
  [{ type: 'header' as const, key: 'accept' }],
];

/** The colour becomes part of the path: each has a cached page of its own. */
const colourRules = CACHEABLE.map((missing) => ({
  source: '/q/:project/:locale/p/:slug/:id',
  has: [{ type: 'query' as const, key: COLOUR_PARAMETER, value: `(?<colour>${COLOUR_PATTERN})` }],
  missing,
  destination: '/s/:project/:locale/p/:slug/:id/:colour',
}));

/**
 * A document whose address selects something in its list, or a size of its article, is rendered per
 * request; every other address has a cached page. The client router has no request headers, so that
 * navigation leads to the cached page beside it. Browsers check all rules whenever they resolve an
 * address: two of these cost them less than one for each parameter.
 */
const cacheRules = CACHEABLE.map((missing) => ({
  source: RENDERED,
  missing,
  destination: CACHED,
}));

/**
 * Packages that Node loads from `node_modules`. Pages have all packages from there; without this list
 * `instrumentation.ts` would have a bundled copy of its own, which takes time to build and memory.
 */
const LOADED_BY_NODE = [
  '@algolia/requester-node-http',
  '@react-email/body',
  '@react-email/button',
  '@react-email/container',
  '@react-email/head',
  '@react-email/heading',
  '@react-email/hr',
  '@react-email/html',
  '@react-email/link',
  '@react-email/preview',
  // Renders with React for Node, which Next would replace by its own build without a server renderer.
  '@react-email/render',
  '@react-email/section',
  '@react-email/text',
  '@simplewebauthn/server',
  'algoliasearch',
  'altcha-lib',
  'contentful',
  'contentful-management',
  'drizzle-orm',
  'fontkit',
  // Finds its presets and its SQL by paths of its own.
  'graphile-worker',
  'libphonenumber-js',
  'nodemailer',
  'openid-client',
  'pdfkit',
  'prom-client',
  'rate-limiter-flexible',
  'sanitize-html',
  'saxes',
  'stripe',
  'swissqrbill',
  'zod',
];

const config: NextConfig = {
  // Reaches the browser's code, too: lib/platform/hydration/switches.mjs.
  env: { HYDRATION_WITHOUT: process.env['HYDRATION_WITHOUT'] ?? '' },
  distDir: process.env['SELVEDGE_DIST_DIR'] ?? '.next',
  // A hash of the sources: machines that build the same sources name the same files.
  generateBuildId: () => process.env['SELVEDGE_BUILD_ID'] ?? null,
  cacheHandler: path.resolve('lib/platform/page-cache/cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // Our handler sets each entry's own end; this keeps Next from adding a year of stale responses.
  // outside: next-expire-time
  expireTime: 1,
  // Next hashes the whole page for every response, also for the same cached one. The request handler
  // does it once.
  generateEtags: false,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  experimental: {
    // Its validator, half of its bytes, is used nowhere: without effects, unused modules are left out.
    optimizePackageImports: ['@contentful/rich-text-types'],
    // A route is loaded when it is first asked for: all of them at once are a second of each start, and
    // 50 MB.
    preloadEntriesOnStart: false,
    // A tenth of a build's processor time, for maps that no process reads.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // A sixth of it and 330 MB, for the next build in the same folder alone.
    turbopackFileSystemCacheForBuild: false,
  },
  serverExternalPackages: [...LOADED_BY_NODE],
  turbopack: {
    resolveAlias: { qs: { browser: './lib/catalog/search/no-query-strings.ts' } },
  },
  // The gate type-checks the whole project; a shop that starts need not do it again.
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [
    // The path under which a colour's page is cached is not its address.
    {
      source: `/${LOCALE}/p/:slug/:id/:colour(${COLOUR_PATTERN})`,
      destination: `/:locale/p/:slug/:id?${COLOUR_PARAMETER}=:colour`,
      permanent: true,
    },
  ],
  // outside: browser-sandboxed-storage
  // The size advisor's frame has no origin, and browsers load fonts only for origins they know.
  async headers() {
    const fonts = [{ key: 'Access-Control-Allow-Origin', value: '*' }];
    return [...headerRules(policySettings), { source: '/fonts/:path*', headers: fonts }];
  },
  async rewrites() {
    return {
      beforeFiles: [
        ...searchRules,
        { source: '/offline/:locale', destination: '/api/offline/:locale' },
        { source: '/widget-frame', destination: '/api/widget-frame' },
        { source: '/robots.txt', destination: '/api/robots' },
        { source: '/sitemap.xml', destination: '/api/sitemap' },
        { source: '/sitemap/:path*', destination: '/api/sitemap/:path*' },
        { source: '/feeds/:path*', destination: '/api/feeds/:path*' },
        { source: '/_hirmer/stores/info', destination: '/api/stores/info' },
        {
          source: '/_hirmer/api/cart/wishlist/session/:name',
          destination: '/api/cart/wishlist/session/:name',
        },
        { source: '/_hirmer/api/crm/:path*', destination: '/api/crm/:path*' },
        { source: '/_hirmer/api/account/:path*', destination: '/api/account/:path*' },
        // Before the host rules, or their result would match it too.
        { source: '/s/:path*', destination: '/api/public-address' },
        { source: '/q/:path*', destination: '/api/public-address' },
        { source: '/v/:path*', destination: '/api/public-address' },
        ...hostRules,
        // What it took is no longer what the next rules look for.
        ...visitRules,
        ...colourRules,
        ...cacheRules,
        { source: '/', destination: '/api/locale' },
        { source: '/account/:page*', destination: '/api/locale' },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};

export default config;
