import { request, type IncomingHttpHeaders } from 'node:http';

export type Project = 'hgg' | 'hrm' | 'eck';

const shopPort = Number(process.env.PORT ?? 3000);

/** Public URL of a path of one shop, for the browser. */
export function shopUrl(project: Project, path = '/'): string {
  return `http://${project}.localhost:${shopPort}${path}`;
}

export interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Requests a project host from Node. Uses address and Host header, because not every system
 * resolves names below localhost and `fetch` does not send a Host header of its own.
 * @param host name without port: `hgg.localhost`, or any other to test how it is rejected
 * @param path sent unchanged, so that malformed ones arrive malformed
 */
export function sendRequest(
  host: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string; port?: number } = {},
): Promise<HostResponse> {
  const { method = 'GET', headers = {}, body, port = shopPort } = options;
  return new Promise((resolve, reject) => {
    const requested = request(
      { host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    requested.setTimeout(60_000, () =>
      requested.destroy(new Error(`${host}${path}: no answer in a minute`)),
    );
    requested.on('error', reject);
    requested.end(body);
  });
}

/** Waits until a page of hgg shows a publish, which the CMS reports a moment later. */
export async function published(path: string, words: string): Promise<string> {
  const timeout = Date.now() + 60_000;
  for (;;) {
    const { status, body } = await sendRequest('hgg.localhost', path);
    if (status === 200 && body.includes(words)) return body;
    if (Date.now() > timeout) throw new Error(`${path} does not show “${words}” after a minute`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
