import { expect, type Page } from '@playwright/test';
import { axe, axeFindings } from './axe';
import { Editor, inSeconds } from './editor';
import { openEditorSession } from './editor-session';
import { sendRequest, published, shopUrl } from './hosts';
import { reload, test, visit } from './hydrated-page';

const editor = new Editor();
const studio = (path = '') => shopUrl('hgg', `/studio${path}`);

/** Opens the studio in English, with an editor session. */
async function open(page: Page, path = ''): Promise<void> {
  await openEditorSession(page, 'hgg');
  await visit(page, studio(path));
}

test.use({ locale: 'en-GB' });

test('ED-10: the studio requires a session, and its writes require one from its own pages', async ({
  page,
}) => {
  const closed = await sendRequest('hgg.localhost', '/studio');
  expect([closed.status, closed.headers.location]).toEqual([
    307,
    '/api/editor/open?next=%2Fstudio',
  ]);
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  for (const path of ['entry/save', 'entry/create', 'entry/publish', 'entry/state', 'upload']) {
    const { status } = await sendRequest('hgg.localhost', `/api/studio/${path}`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect([path, status]).toEqual([path, 401]);
  }
  await openEditorSession(page, 'hgg');
  const cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const foreign = await sendRequest('hgg.localhost', '/api/studio/entry/create', {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    body: '{"type":"textBox"}',
  });
  expect(foreign.status).toBe(403);
});

test('ED-10: the link for editors opens the shop’s tree, and a search over everything', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Pages of the shop/ })).toContainText('/hemden');
  await page.getByRole('searchbox', { name: 'Search entries and pictures' }).fill('Größenberater');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Entries' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('ED-10: an entry is edited, saved as a draft, published and unpublished', async ({ page }) => {
  await editor.publishText('studio-words', 'Erste Fassung');
  await open(page, '/entry/studio-words');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Neuer Titel');
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await expect(page.getByText('Changed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Start', exact: true }).fill('2027-01-02T06:00');
  await page.getByRole('textbox', { name: 'End', exact: true }).fill('2027-01-01T06:00');
  await expect(page.getByText('The end is not after the start')).toBeVisible();
  await page.getByRole('textbox', { name: 'End', exact: true }).fill('2027-01-03T06:00');
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await reload(page);
  await expect(page.getByRole('textbox', { name: 'Start', exact: true })).toHaveValue(
    '2027-01-02T06:00',
  );
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('ED-03: a page is shown at another time, with a link to this view', async ({
  page,
  browser,
}) => {
  await editor.publishText('studio-now', 'Heute zu sehen', { endDateTime: inSeconds(86_400) });
  await editor.publishText('studio-later', 'Erst nächste Woche', {
    startDateTime: inSeconds(3 * 86_400),
    countries: 'AT',
  });
  await editor.publishPage('studio-view', ['studio-now', 'studio-later']);
  await published('/de-de/studio-view', 'Heute zu sehen');
  const at = inSeconds(4 * 86_400);
  const query = new URLSearchParams({ path: '/studio-view', locale: 'de-at', at });
  await open(page, `/page?${query}`);
  const frame = page.frameLocator('iframe').first();
  await expect(frame.getByText('Erst nächste Woche')).toBeVisible();
  await expect(frame.getByText('Heute zu sehen')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Edges of this page' })).toContainText(
    'studio-later appears',
  );
  await page.getByRole('checkbox', { name: 'now | then side by side' }).check();
  const now = page.frameLocator('iframe').first();
  await expect(now.getByText('Heute zu sehen')).toBeVisible();
  // The shop's own pages in the frames are tested elsewhere; two of them repeat landmarks.
  const { violations } = await axe(page).setLegacyMode().exclude('iframe').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Link to this view' }).click();
  const address = await page.getByLabel(/Whoever has it sees exactly this view/).inputValue();
  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('Erst nächste Woche')).toBeVisible();
  const [link = ''] = address.split('link=').slice(1);
  for (const path of [
    `/studio/view?link=${link.slice(0, -2)}`,
    `/studio/view?path=%2F&link=${link.replace('.', 'A.')}`,
  ])
    expect((await sendRequest('hgg.localhost', path)).status).toBe(404);
  // Other parameters of the link are ignored: it opens only the signed page.
  const other = await sendRequest('hgg.localhost', `/studio/view?path=%2F&link=${link}`);
  expect(other.body).toContain('Erst nächste Woche');
  expect(other.headers['cache-control']).toContain('no-store');
  // The public page is unchanged.
  const { body } = await sendRequest('hgg.localhost', '/de-at/studio-view');
  expect(body).toContain('Heute zu sehen');
  expect(body).not.toContain('Erst nächste Woche');
  await visitor.close();
});

test('ED-03: an article’s page is viewed in any language and country of the shop', async ({
  page,
}) => {
  const list = await sendRequest('hgg.localhost', '/de-de/hemden');
  const [, path = ''] = /href="\/de-de(\/p\/[^"?]+)"/.exec(list.body) ?? [];
  await open(page, `/page?${new URLSearchParams({ path, locale: 'de-de' })}`);
  const frame = page.frameLocator('iframe').first();
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('French');
  await expect(page).toHaveURL(/locale=fr-de/);
  await expect(frame.locator('html')).toHaveAttribute('lang', /^fr/);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Poland');
  await expect(page).toHaveURL(/locale=fr-pl/);
  await expect(frame.getByText(/zł/).first()).toBeVisible();
});

test('ED-04, ED-05: changes, matrix and report show the same page', async ({ page }) => {
  await editor.publishText('studio-start', 'Beginnt', { startDateTime: inSeconds(86_400) });
  await editor.publishText('studio-nobody', 'Niemand', { countries: 'JP' });
  await editor.publishPage('studio-list', ['studio-start', 'studio-nobody']);
  await published('/de-de/studio-list', 'studio-list');
  await open(page, '/changes?path=/studio-list');
  const row = page.getByRole('row', { name: /studio-start appears/ });
  await expect(row).toContainText('hgg × AT');
  await expect(page.getByText(/studio-list: empty/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Calendar file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('changes.ics');
  await visit(page, studio('/matrix?path=/studio-list'));
  await expect(page.getByRole('region', { name: 'Faults' })).toContainText('studio-nobody');
  await expect(page.getByRole('row', { name: /studio-start/ })).toContainText('at another time');
  expect(await axeFindings(page)).toEqual([]);
  await visit(page, studio('/report'));
  await expect(page.getByText(/Visible to nobody, ever/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mend: studio-nobody' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('ED-13: an entry that would break pages is not published, with a link to the reason', async ({
  page,
}) => {
  await editor.draft('studio-broken', 'textBox', {
    title: 'Kaputt',
    countries: 'JP;Bayern',
  });
  await open(page, '/entry/studio-broken');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert', { name: /keeps this from being published/ })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
});

test('ED-10: two editors of one entry lose no changes', async ({ page, browser }) => {
  await editor.publishText('studio-two', 'Gemeinsam');
  await open(page, '/entry/studio-two');
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await open(other, '/entry/studio-two');
  await page.getByRole('textbox', { name: 'Title' }).fill('Von der einen');
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await other.getByRole('textbox', { name: 'Title' }).fill('Vom anderen');
  const notice = other.getByRole('alert', { name: 'Somebody else has changed this entry' });
  await expect(notice).toContainText('Von der einen');
  await expect(notice).toContainText('Vom anderen');
  await notice.getByRole('radio', { name: /Theirs/ }).check();
  await notice.getByRole('button', { name: 'Go on with these' }).click();
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('Von der einen');
  await other.context().close();
});

test('ED-10: the studio is available in German', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Inhalte' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sprache des Studios' }).selectOption('en');
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await page.context().close();
});

test('a new page asks for title and place, and opens in the composer', async ({ page }) => {
  await open(page, '/new-page?project=eck');
  const title = `Neue Seite ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create and compose' }).click();
  await expect(page).toHaveURL(/studio\/compose\?node=/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('an email template shows its email as its draft makes it', async ({ page }) => {
  await open(page, '/entry/hgg-email-account-registered');
  const preview = page.getByRole('region', { name: 'The email as it would be' });
  await expect(preview.frameLocator('iframe').locator('body')).toContainText(
    'Ihr Konto ist angelegt',
  );
  expect(await axeFindings(page)).toEqual([]);
});

test('translations are written beside their source and saved as drafts', async ({ page }) => {
  await open(page, '/translations?language=fr');
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.getByText(/texts are missing/)).toBeVisible();
});
