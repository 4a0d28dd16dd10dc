import path from 'node:path';

/** The plain Next app the shop is measured against: no blocks, no rewrites, Next's own cache. */
export default {
  distDir: process.env.BASELINE_DIST_DIR,
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
};
