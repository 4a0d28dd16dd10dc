import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Seconds: a cached page takes a millisecond, a render some hundredths of a second. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Metrics of the front server.
 * @returns {{ registry: Registry, measure: import('../front-server/front-server.mjs').Measure }}
 *   `measure` counts a response when it ends
 */
export function frontMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'selvedge_http_request_duration_seconds',
    help: 'Time to the end of a response. kind: static file, cached page, endpoint, or passed on to the renderer',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    registry,
    measure: (response, kind) => {
      const began = performance.now();
      response.once('close', () => {
        // A visitor who left has received no status.
        const status = response.writableFinished ? response.statusCode : 'aborted';
        duration.observe({ kind, status }, (performance.now() - began) / 1_000);
      });
    },
  };
}
