import path from 'node:path';

/**
 * The plain Next app the shop is measured against: no blocks, Next's own cache. On the shop's host
 * name its pages lie behind the same kind of rule as the shop's, on any other they are reached
 * directly.
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
