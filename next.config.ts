import path from 'node:path';
import type { NextConfig } from 'next';
import { hintScripts } from './lib/app-shell/eager-scripts.server';
import { projectHosts } from './lib/project/project-hosts';
import { LIST_PARAMETERS } from './lib/search/list-parameters';

const hosts = projectHosts(process.env['PROJECT_HOSTS']);
/** Browsers reach a search service of our own on the shop's origin; Algolia's they ask directly. */
const searchHost = process.env['ALGOLIA_HOST'];
const searchRules = searchHost
  ? [{ source: '/_search/:path*', destination: `http://${searchHost}/:path*` }]
  : [];
const LOCALE = ':locale([a-z]{2}-[a-z]{2})';

const RENDERED = '/q/:project/:locale/:path*';
const CACHED = '/s/:project/:locale/:path*';

/** Host → project and first segment → locale, compiled into the routes: no code runs per request. */
const hostRules = Object.entries(hosts).map(([project, names]) => ({
  source: `/${LOCALE}/:path*`,
  has: [{ type: 'host' as const, value: `(?:${names.join('|').replaceAll('.', '\\.')})` }],
  destination: RENDERED.replace(':project', project),
}));

/**
 * A document whose address asks its list for something is rendered for its request; every other
 * address has a cached page. The client router knows no headers, so that navigating goes on to the
 * cached page beside it. Browsers read all rules whenever they resolve an address: two of these cost
 * them less than one for each parameter.
 */
const cacheRules = [
  LIST_PARAMETERS.map((key) => ({ type: 'query' as const, key })),
  [{ type: 'header' as const, key: 'accept', value: '.*text/html.*' }],
].map((missing) => ({ source: RENDERED, missing, destination: CACHED }));

const config: NextConfig = {
  distDir: process.env['SELVEDGE_DIST_DIR'] ?? '.next',
  cacheHandler: path.resolve('lib/page-cache/cache-handler.mjs'),
  cacheMaxMemorySize: 0,
  // Our handler gives every entry its own end; this keeps Next from adding a year of stale answers.
  expireTime: 1,
  // Next hashes the whole page for every answer, also for the same cached one. Whoever wants to
  // answer 304 in front of us can hash what it keeps.
  generateEtags: false,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  compiler: {
    runAfterProductionCompile: ({ distDir }) => hintScripts(path.resolve(distDir, 'static/chunks')),
  },
  turbopack: {
    resolveAlias: { qs: { browser: './lib/search/no-query-strings.ts' } },
  },
  experimental: {
    // Hovering a link would fetch its data beside the cache, and the click fetch it again.
    optimisticClientCache: false,
  },
  // The gate type-checks the whole project; a shop that starts need not do it again.
  typescript: { ignoreBuildErrors: true },
  async rewrites() {
    return {
      beforeFiles: [
        ...searchRules,
        // Before the host rules, or their result would match it too.
        { source: '/s/:path*', destination: '/api/public-address' },
        { source: '/q/:path*', destination: '/api/public-address' },
        ...hostRules,
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
