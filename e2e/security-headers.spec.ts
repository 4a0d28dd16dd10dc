import { expect, type Page } from '@playwright/test';
import { findArticle, hrefOf } from './article';
import { sendRequest, shopUrl, type Project } from './hosts';
import { test, visit } from './hydrated-page';
import { isWhole } from '@/scripts/testing/combinations';

const policyOf = (headers: Record<string, unknown>) =>
  String(headers['content-security-policy']).split('; ');

const DOCUMENTS = ['/de-de', '/de-de/suche?query=hemd', '/de-de/checkout/cart', '/de-de/nix'];

test('every page has the headers of its kind, from the front server and from Next', async () => {
  for (const path of DOCUMENTS) {
    const { headers } = await sendRequest('hgg.localhost', path);
    const policy = policyOf(headers);
    expect(policy.find((each) => each.startsWith('script-src'))).toMatch(
      /^script-src 'self'( 'sha256-[\w+/=]{44}'){7}( https:\/\/[\w.-]+)*$/,
    );
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy.find((each) => each.startsWith('form-action'))).toContain('checkout.stripe.com');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('behind TLS pages have HSTS, including cached ones', async () => {
  for (const path of DOCUMENTS) {
    const encrypted = { headers: { 'x-forwarded-proto': 'https' } };
    const { headers } = await sendRequest('hgg.localhost', path, encrypted);
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  }
});

test('behind TLS static files have the same security headers as pages', async () => {
  const { body } = await sendRequest('hgg.localhost', '/de-de');
  const [, script = ''] = /"names":\["([^"]+)"/.exec(body) ?? [];
  const encrypted = { headers: { 'x-forwarded-proto': 'https' } };
  const page = await sendRequest('hgg.localhost', '/de-de', encrypted);
  const file = await sendRequest('hgg.localhost', `/_next/static/${script}`, encrypted);
  for (const name of ['strict-transport-security', 'referrer-policy'])
    expect([name, file.headers[name]]).toEqual([name, page.headers[name]]);
});

test('responses that are not pages may load nothing, and other sites may embed files', async () => {
  const { headers } = await sendRequest('hgg.localhost', '/api/time');
  expect(policyOf(headers)).toContain("default-src 'none'");
  const logo = await sendRequest('hgg.localhost', '/logos/hgg.svg');
  expect(logo.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const [, script = ''] =
    /"names":\["([^"]+)"/.exec((await sendRequest('hgg.localhost', '/de-de')).body) ?? [];
  const file = await sendRequest('hgg.localhost', `/_next/static/${script}`);
  expect([file.status, file.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  expect(file.headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('the CMS may frame a draft, but no other page', async () => {
  const draft = { headers: { cookie: '__prerender_bypass=x' } };
  const { headers } = await sendRequest('hgg.localhost', '/de-de', draft);
  expect(policyOf(headers).find((each) => each.startsWith('frame-ancestors'))).toContain(
    'https://app.contentful.com',
  );
});

test('a valid report of a browser is accepted, an invalid one is rejected', async () => {
  const report = (body: string) =>
    sendRequest('hgg.localhost', '/api/security/report', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body,
    });
  const reported = {
    'document-uri': 'https://x.example/a?token=b',
    'effective-directive': 'img-src',
  };
  expect((await report(JSON.stringify({ 'csp-report': reported }))).status).toBe(204);
  for (const body of ['', '{', '[]', '{"csp-report":{}}', `{"a":"${'x'.repeat(20_000)}"}`])
    expect([400, 413]).toContain((await report(body)).status);
});

/** Records every violation of the policy, including those in frames. */
async function watched(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const words = `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`;
      // Defined by the test.
      (window as unknown as { noteViolation: (words: string) => void }).noteViolation(words);
    }),
  );
  return violations;
}

const ofHgg = (paths: readonly string[]) =>
  paths.map((path): [Project, string] => ['hgg', `/de-de${path}`]);
const KINDS = [
  ...ofHgg(['/wishlist', '/kontakt', '/nix', '/checkout/reservation', '/account']),
  ...ofHgg(['/order-status', '/registration']),
  ...ofHgg(['', '/bausteine', '/suche?query=hemd', '/hemden', '/checkout/cart']),
  ['hrm', '/de-de'],
  ['eck', '/de-de'],
] satisfies [Project, string][];

// In the gate each test with a page expects no violation (`faultsOf`), on all of these pages.
if (isWhole())
  test('no kind of page and no block violates the policy', async ({ page }) => {
    test.setTimeout(240_000);
    const violations = await watched(page);
    const article = hrefOf(await findArticle('hgg', () => true));
    const pages: [Project, string][] = [...KINDS, ['hgg', article]];
    for (const [project, path] of pages) {
      await visit(page, shopUrl(project, path));
      // Blocks load their content near the viewport.
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      });
    }
    expect(violations).toEqual([]);
  });

test('a browser can search and send events, but use nothing else of the search service', async () => {
  const key = process.env.ALGOLIA_ADMIN_API_KEY ?? '';
  const headers = { 'x-algolia-application-id': 'SELVEDGE', 'x-algolia-api-key': key };
  for (const path of [
    '/1/keys',
    '/1/indexes',
    '/1/logs',
    '/1/isalive',
    '/1/indexes/hgg_products_de/settings',
    '/1/indexes/hgg_products_de/batch',
    '/1/indexes/hgg_products_de/1',
    '/1/indexes/*/objects',
    '/1/indexes/%2e%2e/keys/query',
  ])
    expect([
      path,
      (await sendRequest('hgg.localhost', `/_search${path}`, { headers })).status,
    ]).toEqual([path, 404]);
});
