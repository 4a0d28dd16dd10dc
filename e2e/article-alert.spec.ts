import { expect } from '@playwright/test';
import { chooseSize, findArticle, hrefOf, isBuyable, labelOf } from './article';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { messagesTo } from './mailbox';

test('an alert for a lower price is requested on the article page, and active once the address is confirmed', async ({
  page,
}) => {
  const article = await findArticle('hgg', ({ productType, colorVariants: [colour] }) =>
    Boolean(
      productType === 'product' && colour && colour.sizeVariants.filter(isBuyable).length > 1,
    ),
  );
  const [colour] = article.colorVariants;
  const size = colour?.sizeVariants.find(isBuyable);
  if (!colour || !size) throw new Error('the article has no size');
  await visit(page, shopUrl('hgg', `${hrefOf(article)}?colorVariant=${colour.itemnum}`));
  await chooseSize(page, labelOf(size));
  await page.getByRole('button', { name: 'Bescheid geben, wenn der Preis sinkt' }).click();
  const email = `waiting-${Date.now()}@example.com`;
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-Mail').fill(email);
  await dialog.getByRole('button', { name: 'Benachrichtigen' }).click();
  await expect(dialog.getByText(/klicken Sie zur Bestätigung auf den Link/)).toBeVisible({
    timeout: 60_000,
  });
  await expect.poll(async () => (await messagesTo(email)).length, { timeout: 60_000 }).toBe(1);
});
