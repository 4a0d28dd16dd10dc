import { expect } from '@playwright/test';
import { findArticle, hrefOf, labelOf } from './article';
import { sendRequest, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const ADVISOR = '/size-advisor?locale=de-de';

test('API-10: the advisor’s document has no origin and sends no requests', async () => {
  const { status, headers } = await sendRequest('hgg.localhost', ADVISOR);
  const policy = String(headers['content-security-policy']);
  expect(status).toBe(200);
  expect(policy).toContain('sandbox allow-scripts allow-forms;');
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
});

test('API-10: the advisor receives the sizes in its frame, recommends one, and requests its selection', async ({
  page,
}) => {
  await visit(page, shopUrl('hgg', '/de-de'));
  // A minimal article page, which frames the advisor and responds to it.
  await page.evaluate((src) => {
    const size = { sizeType: 'standard', bodyType: 'normal', isAvailable: true };
    const sizes = ['3XL', '4XL', '5XL'].map((label) => ({ ...size, label, sku: `sku-${label}` }));
    const frame = document.createElement('iframe');
    Object.assign(frame, { title: 'advisor', height: '800', width: '600' });
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      document.documentElement.dataset[`advisor${data.type}`] = JSON.stringify(data);
      const article = { channel: 'size-advisor', type: 'article', language: 'de', country: 'DE' };
      if (data.type === 'ready')
        frame.contentWindow?.postMessage({ ...article, sizes, fit: null, answers: null }, '*');
    });
    frame.src = src;
    document.querySelector('main')?.prepend(frame);
  }, ADVISOR);
  const advisor = page.frameLocator('iframe[title="advisor"]');
  await advisor.getByLabel('Körpergröße in cm').fill('188');
  await advisor.getByLabel('Gewicht in kg').fill('145');
  await advisor.getByRole('button', { name: 'Größe berechnen' }).click();
  await expect(advisor.getByRole('heading', { name: 'Wir empfehlen Größe 4XL' })).toBeVisible();
  await advisor.getByRole('button', { name: 'Größe übernehmen' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-advisorselect-size', /sku-4XL/);
  await expect(page.locator('html')).toHaveAttribute('data-advisoranswers', /"weightKg":145/);
});

test('API-10: the recommended size is marked on the article and in the list until the answers are deleted', async ({
  page,
}) => {
  const shirt = await findArticle('hgg', ({ productType, colorVariants: [colour] }) =>
    Boolean(
      productType === 'product' && colour?.sizeVariants.some((size) => labelOf(size) === '4XL'),
    ),
  );
  await visit(page, shopUrl('hgg', hrefOf(shirt)));
  const sizes = page.getByRole('main').getByRole('group', { name: /Größe/ });
  const marked = sizes.getByText('Ihre Größe', { exact: true });
  await expect(marked).toHaveCount(0);
  await page.getByRole('button', { name: 'Meine Größe finden' }).click();
  const advisor = page.frameLocator('iframe[title]');
  await advisor.getByLabel('Körpergröße in cm').fill('188');
  await advisor.getByLabel('Gewicht in kg').fill('145');
  await advisor.getByRole('button', { name: 'Größe berechnen' }).click();
  await expect(advisor.getByRole('heading', { name: 'Wir empfehlen Größe' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(marked).toBeVisible();

  await visit(page, shopUrl('hgg', '/de-de/hemden'));
  const tile = page.locator(`[data-article="${shirt.objectID}"]`).first();
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  await tile.getByRole('button', { name: /^Schnellansicht/ }).click();
  const quickView = page.getByRole('dialog', { name: shirt.title });
  await expect(quickView.getByText('Ihre Größe')).toBeVisible();

  await visit(page, shopUrl('hgg', hrefOf(shirt)));
  await expect(marked).toBeVisible();
  await page.getByRole('button', { name: 'Meine Größe finden' }).click();
  await advisor.getByRole('button', { name: 'Angaben löschen' }).click();
  await page.keyboard.press('Escape');
  await expect(marked).toHaveCount(0);
});
