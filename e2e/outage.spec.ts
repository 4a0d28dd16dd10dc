import { expect } from '@playwright/test';
import { edgeAfter, Editor, inSeconds } from './editor';
import { sendRequest, published } from './hosts';
import { test } from './hydrated-page';
import { without } from './without-service';

const editor = new Editor();

test.skip(process.platform !== 'linux', 'finding a service needs /proc');

test('ED-01: with the content API down, pages stay available and respect their windows', async () => {
  // A page that is requested first waits seconds for a content API that does not respond.
  const edge = await edgeAfter(async () => {
    await editor.publishText('out-ends', 'Noch ohne Kante');
    await editor.publishText('out-starts', 'Auch ohne Kante');
    await editor.publishPage('out-page', ['out-ends', 'out-starts']);
    await published('/de-de/out-page', 'Noch ohne Kante');
  }, 15_000);
  await editor.publishText('out-ends', 'Vor der Kante', {
    endDateTime: new Date(edge).toISOString(),
  });
  await editor.publishText('out-starts', 'Nach der Kante', {
    startDateTime: new Date(edge).toISOString(),
  });
  await published('/de-de/out-page', 'Vor der Kante');
  await without('content', async () => {
    const before = await sendRequest('hgg.localhost', '/de-de/out-page');
    expect([before.status, before.body.includes('Vor der Kante')]).toEqual([200, true]);
    while (Date.now() < edge) await new Promise((resolve) => setTimeout(resolve, 20));
    const after = await sendRequest('hgg.localhost', '/de-de/out-page');
    expect(after.status).toBe(200);
    expect(after.body).toContain('Nach der Kante');
    expect(after.body).not.toContain('Vor der Kante');
  });
});

test('a page without a cached copy returns 503 with Retry-After while the content API is down, and recovers automatically', async () => {
  // A new slug each time, because a cached copy of an earlier run would be served.
  const slug = `gone-${Date.now()}`;
  await editor.publishText('gone-text', 'Noch nie gelesen', { endDateTime: inSeconds(3_600) });
  await editor.publishPage(slug, ['gone-text']);
  // Cached in one language and never requested in the other, so the shop knows that it exists.
  await published(`/de-de/${slug}`, 'Noch nie gelesen');
  await without('content', async () => {
    const { status, headers, body } = await sendRequest('hgg.localhost', `/nl-nl/${slug}`);
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('data-project="hgg"');
    expect(body).toContain('lang="nl"');
  });
  await expect
    .poll(async () => (await sendRequest('hgg.localhost', `/nl-nl/${slug}`)).status, {
      timeout: 60_000,
    })
    .toBe(200);
});
