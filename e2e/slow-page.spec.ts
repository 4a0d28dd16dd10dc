import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { untilHydrated, visit } from './hydrated-page';
import { test } from './own-address';

/** Longer than a browser takes to paint received content. */
const GAP_MS = 2_000;

let gate: Server;
let isSlow = false;

/** A proxy to the shop that can stop in the middle of each page. */
test.beforeAll(async () => {
  gate = createServer(({ method, url, headers }, response) => {
    // Complete and uncompressed, even for a page the browser has cached, so that the page itself is
    // slow.
    const { 'accept-encoding': _, 'if-none-match': __, ...sent } = headers;
    const options = {
      host: '127.0.0.1',
      port: process.env['PORT'],
      path: url,
      method,
      headers: sent,
    };
    const requested = request(options, async (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers);
      const isPage = found.headers['content-type']?.startsWith('text/html');
      if (!isSlow || !isPage) return void found.pipe(response);
      const page = Buffer.concat(await found.toArray());
      const middle = page.indexOf('</header>');
      response.write(page.subarray(0, middle));
      await pause(GAP_MS);
      response.end(page.subarray(middle));
    });
    requested.once('error', () => response.destroy());
    requested.end();
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
});

test.afterAll(() => {
  gate.closeAllConnections();
  gate.close();
});

test('a page that arrives slowly is hydrated, although its scripts are loaded before its end', async ({
  page,
}) => {
  // A server listening on TCP has an address object.
  const { port } = gate.address() as AddressInfo;
  const address = `http://hgg.localhost:${port}/de-de`;
  await visit(page, address);
  isSlow = true;
  await page.goto(address);
  const painted = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [visit] = performance.getEntriesByType('navigation');
    return { paint: paint?.startTime ?? Infinity, end: visit?.toJSON().domInteractive };
  });
  expect(painted.paint, 'painted before its end').toBeLessThan(painted.end);
  await untilHydrated(page);
});
