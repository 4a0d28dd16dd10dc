import { expect } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { openEditorSession } from './editor-session';
import { galleryFindings } from './gallery-checks';
import { sendRequest, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const HTML = `<!doctype html><html lang="de"><head><title>Bestellung</title></head><body>
<script>parent.document.title = 'harmed'</script><p>Hemd 🧵, Größe 4XL</p></body></html>`;

/** Sends an email like the shop's, to an address of this test. */
async function sendTo(to: string): Promise<void> {
  const transport = createTransport(process.env.SMTP_URL);
  const content = { subject: 'Ihre Bestellung 🧵', text: 'Hemd, Größe 4XL', html: HTML };
  await transport.sendMail({ from: 'shop@example.com', to, ...content });
}

test('the mailbox is closed without an editor session', async () => {
  const closed = await sendRequest('hgg.localhost', '/dev/mailbox');
  expect([closed.status, closed.headers.location]).toEqual([307, '/api/editor/open']);
});

test('an email is found by its recipient and shown as HTML and text, on a phone and a desktop', async ({
  page,
}) => {
  const to = `buyer-${Date.now()}@example.com`;
  await sendTo(to);
  await openEditorSession(page, 'hgg');
  await visit(page, shopUrl('hgg', '/dev/mailbox'));
  await page.getByLabel('Recipient').fill(to);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/to=buyer/);
  await page.getByRole('link', { name: 'Ihre Bestellung 🧵' }).click();
  await expect(page.frameLocator('iframe').getByText('Hemd 🧵, Größe 4XL')).toBeVisible();
  await expect(page.getByText('Hemd, Größe 4XL', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Mailbox');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${width} px`).toBe(0);
    expect.soft(await galleryFindings(page), `${width} px`).toEqual([]);
  }
});

test('an unknown email is reported as missing, and malformed addresses are handled', async ({
  page,
}) => {
  await openEditorSession(page, 'hgg');
  for (const query of ['id=..%2F..', 'id=%00', 'id=a&id=b', 'to=%0d%0a', 'to=a&to=b']) {
    const response = await visit(page, shopUrl('hgg', `/dev/mailbox?${query}`));
    expect(response?.status(), query).toBe(200);
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});
