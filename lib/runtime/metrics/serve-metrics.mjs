import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Metrics of one process, in Prometheus's text format.
 * @typedef {object} Metrics
 * @property {string} contentType
 * @property {() => Promise<string>} metrics
 */

/**
 * Serves the metrics of a process at `/metrics`, on a port that visitors cannot reach.
 * @param {Metrics} metrics
 * @param {{ port: number, host?: string | undefined }} address host defaults to 127.0.0.1
 * @returns {Promise<import('node:http').Server>} listening, without keeping the process alive
 * @see https://prometheus.io/docs/instrumenting/exposition_formats/
 */
export async function serveMetrics(metrics, { port, host }) {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await metrics.metrics();
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
    } catch (error) {
      console.error('metrics cannot be read', error);
      response.writeHead(500).end();
    }
  });
  await once(server.listen(port, host || '127.0.0.1'), 'listening');
  return server.unref();
}
