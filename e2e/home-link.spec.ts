import { expect } from '@playwright/test';
import { Editor } from './editor';
import { sendRequest, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { NAME, openAccount } from './new-account';
import { logOut } from './new-customer';

const HOUSE = 'https://house.example.com/';
let restore: (() => Promise<void>) | null = null;
test.afterEach(async () => restore?.());

for (const [kind, homeLink, leadsTo] of [
  ['a page of the shop', 'node_hrm-agb', shopUrl('hrm', '/de-de/agb')],
  ['another site', HOUSE, HOUSE],
] as const)
  test(`RTE-09: a logout redirects to the project’s home link, ${kind}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.route(HOUSE, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The house</h1>' }),
    );
    await openAccount(page, `home-link-${Date.now()}@example.com`, NAME, 'hrm');
    restore = await new Editor().change('hrm-project', { homeLink });
    const configured = async () =>
      (await sendRequest('hrm.localhost', '/api/context?locale=de-de')).body;
    await expect.poll(configured).toContain(homeLink === HOUSE ? HOUSE : '/de-de/agb');
    await visit(page, shopUrl('hrm', '/de-de/account/LoginData'));
    await logOut(page);
    await expect(page).toHaveURL(leadsTo);
  });
