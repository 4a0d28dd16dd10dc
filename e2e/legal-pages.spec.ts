import { expect } from '@playwright/test';
import { axeFindings } from './axe';
import { sendRequest, shopUrl, type Project } from './hosts';
import { test, visit } from './hydrated-page';

const PROJECTS: readonly Project[] = ['hgg', 'hrm', 'eck'];
const LEGAL = ['/impressum', '/datenschutz', '/agb', '/widerruf', '/barrierefreiheit'];
const PAGES = [
  '',
  '/jacken',
  '/kontakt',
  '/bausteine',
  '/checkout/cart',
  '/account',
  '/gibt-es-nicht',
  '/checkout/address',
  '/checkout/payment',
  '/checkout/review',
  '/checkout/confirmation',
];

/** Requests a path and follows redirects within the shop. */
async function documentAt(project: Project, path: string): Promise<string> {
  const { status, headers, body } = await sendRequest(`${project}.localhost`, path);
  if (status < 300 || status > 399) return body;
  const { pathname, search } = new URL(headers.location ?? '', shopUrl(project));
  return documentAt(project, pathname + search);
}

for (const project of PROJECTS)
  test(`NAV-15: ${project}: imprint, privacy, terms, withdrawal and accessibility are linked from every page and step`, async () => {
    for (const page of PAGES) {
      const html = await documentAt(project, `/de-de${page}`);
      const missing = LEGAL.filter((path) => !html.includes(`href="/de-de${path}"`));
      expect.soft(missing, page).toEqual([]);
      expect.soft(html, page).toContain('href="/de-de/checkout/order?step=withdraw"');
    }
    for (const path of LEGAL)
      expect
        .soft((await sendRequest(`${project}.localhost`, `/de-de${path}`)).status, path)
        .toBe(200);
  });

test('NAV-15: the accessibility statement accepts reports, in every shop, and is accessible itself', async ({
  page,
}) => {
  for (const project of PROJECTS) {
    await visit(page, shopUrl(project, '/de-de/barrierefreiheit'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barrierefreiheit');
    await expect(page.getByRole('heading', { name: 'Eine Hürde melden' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  }
});
