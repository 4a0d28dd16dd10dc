import path from 'node:path';

/**
 * The plain Next app that the shop is compared with: no blocks, Next's own cache. On the shop's
 * host name its pages are behind the same kind of rewrite as the shop's; on any other they are
 * requested directly.
 */
export default {
  distDir: process.env.BASELINE_DIST_DIR,
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/:locale([a-z]{2}-[a-z]{2})/:path*',
        has: [{ type: 'host', value: 'hgg\\.localhost' }],
        destination: '/s/hgg/:locale/:path*',
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
};
