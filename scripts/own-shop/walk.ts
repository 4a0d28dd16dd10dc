import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_SHOPS } from '@/demo/demo-shops';
import { LEGAL_PAGES } from '@/demo/legal/legal-page-names';
import { richText } from '@/demo/rich-text';
import { openSpace } from '@/scripts/migrate/space';
import { Guest } from './guest';
import { OWN_SETTINGS } from './own-settings';
import { ownArticles } from './own-articles';
import { startPictureServer } from './picture-server';
import { ShopCopy } from './shop-copy';

const USAGE = `Walks docs/own-shop.md in a copy of this checkout, with a stopwatch: a brand, a language, 500 articles that are not
the demo's, and two orders that are paid.

  npm run prove -- own-shop [--in folder] [--keep]

  --in    folder of the copy; one of an earlier run saves most of the build
  --keep  leaves the copy there
`;
const ARTICLES = 500;
const KEY = 'nord';
/** What somebody new may need, by the clock of the machine alone. */
const MAX_MINUTES = 120;

const print = (line: string) => process.stdout.write(`${line}\n`);

function expectText(text: string, part: string | RegExp): void {
  const has = typeof part === 'string' ? text.includes(part) : part.test(text);
  if (!has) throw new Error(`“${String(part)}” is not in:\n${text.slice(0, 4000)}`);
}

/** Runs a step and prints how long it took. */
async function step<Result>(name: string, run: () => Promise<Result> | Result): Promise<Result> {
  const began = Date.now();
  const result = await run();
  print(`${((Date.now() - began) / 1000).toFixed(0).padStart(6)} s  ${name}`);
  return result;
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (let second = 0; second < 120; second++) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`${what}: not after two minutes`);
}

/** A brand and a language, as the commands write them, and no shop of the demo beside it. */
function addBrandAndLanguage(shop: ShopCopy): void {
  const projects = path.join(shop.directory, 'cms-schema/projects.json');
  if (readFileSync(projects, 'utf8').includes(`"${KEY}"`)) return;
  expectText(
    shop.command('new:brand', KEY, 'Nordlicht', 'DE', 'AT', 'IT'),
    `styles/projects/${KEY}.css`,
  );
  expectText(shop.command('new:locale', 'it', 'IT'), 'lib/shop/i18n/messages/it.json');
  for (const key of DEMO_SHOPS) expectText(shop.command('remove:brand', key), `${key} is closed`);
}

/** Starts without the demo; the own shop alone is announced. */
async function startEmpty(shop: ShopCopy): Promise<void> {
  await shop.start('--empty');
  const announced = readFileSync(shop.logFile, 'utf8').match(/^ {2}[a-z]+ {2}http.*$/gm);
  expectText(
    announced?.join('\n') ?? '',
    new RegExp(`^  ${KEY}  http://${KEY}\\.localhost:\\d+/de-de$`),
  );
}

async function fillInSettings(shop: ShopCopy): Promise<void> {
  const file = path.join(shop.directory, 'shops', `${KEY}.json`);
  expectText(shop.try('settings').output, `${KEY}.json: still empty: seller.name`);
  writeFileSync(file, JSON.stringify(OWN_SETTINGS, null, 2));
  expectText(shop.try('settings').output, `${KEY}.json: ok`);
  await shop.stop();
  await shop.start();
}

function importArticles(shop: ShopCopy, pictures: string): void {
  const list = path.join(shop.directory, 'articles.csv');
  writeFileSync(list, ownArticles(ARTICLES, `http://${pictures}`));
  expectText(
    shop.command('catalogue', 'import', list, '--shop', KEY),
    /articles: (?:500 created|.*500 unchanged)/,
  );
  expectText(shop.command('catalogue', 'navigation', '--shop', KEY), /categor(?:y|ies) published/);
}

/** Replaces the placeholders of the legal pages, as an editor does. */
async function writeLegalTexts(shop: ShopCopy): Promise<void> {
  const { client } = openSpace(shop.variables());
  for (const { key, name } of LEGAL_PAGES) {
    const entryId = `${KEY}-${key}-text`;
    const found = await client.entry.get({ entryId });
    const body = { de: richText(`${name.de} von ${OWN_SETTINGS.seller.name}.`) };
    const written = await client.entry.update(
      { entryId },
      { ...found, fields: { ...found.fields, body } },
    );
    await client.entry.publish({ entryId }, written);
  }
}

const marketOf = (shop: ShopCopy, locale: string) => ({
  origin: `http://${KEY}.localhost:${shop.port}`,
  locale,
});

/** Waits until the search has the articles that were imported. */
const listed = (shop: ShopCopy) =>
  until('the list has articles', async () => {
    const guest = await Guest.enter(marketOf(shop, 'it-it'));
    try {
      await guest.open('/all-articles');
      return (await guest.page.locator('main a[href*="/p/"]').count()) > 10;
    } finally {
      await guest.leave();
    }
  });

async function buyByCard(shop: ShopCopy): Promise<string> {
  const guest = await Guest.enter(marketOf(shop, 'it-it'));
  try {
    await guest.open('');
    await guest.look('home');
    await guest.putIntoBasket('/all-articles');
    await guest.order('elena@example.org', 'card');
    await guest.payByCard();
    return await guest.confirmed();
  } finally {
    await guest.leave();
  }
}

async function buyByTransfer(shop: ShopCopy): Promise<string> {
  const guest = await Guest.enter(marketOf(shop, 'de-de'));
  try {
    await guest.putIntoBasket('/accessoires/huete');
    await guest.order('erik@example.org', 'prepayment');
    const number = await guest.confirmed();
    for (const [name, address] of [
      ['account', '/account'],
      ['search', '/search?query=Schal'],
      ['wishlist', '/wishlist'],
      ['imprint', '/impressum'],
    ] as const) {
      await guest.open(address);
      await guest.look(name);
    }
    return number;
  } finally {
    await guest.leave();
  }
}

async function subjectsTo(shop: ShopCopy, email: string): Promise<string> {
  const { MAIL_READER_URL } = shop.variables();
  const response = await fetch(`${MAIL_READER_URL}/messages?to=${encodeURIComponent(email)}`);
  return response.text();
}

async function checkOrders(shop: ShopCopy, byCard: string, byTransfer: string): Promise<void> {
  await until('the card payment is booked', async () =>
    / paid/.test(shop.command('orders', 'show', byCard)),
  );
  shop.command('orders', 'paid', byTransfer);
  expectText(shop.command('orders', 'show', byTransfer), / paid/);
  for (const [email, number] of [
    ['elena@example.org', byCard],
    ['erik@example.org', byTransfer],
  ] as const)
    await until(`${number} is confirmed by email`, async () =>
      (await subjectsTo(shop, email)).includes(number),
    );
}

async function walk(shop: ShopCopy, pictures: string): Promise<void> {
  await step('a brand and a language', () => addBrandAndLanguage(shop));
  await step('npm start -- --empty', () => startEmpty(shop));
  await step('settings, and a restart', () => fillInSettings(shop));
  await step(`${ARTICLES} articles, and their categories`, () => importArticles(shop, pictures));
  await step('legal texts', () => writeLegalTexts(shop));
  await step('the articles are listed', () => listed(shop));
  const byCard = await step('an Italian order, paid by card', () => buyByCard(shop));
  const byTransfer = await step('a German order by prepayment', () => buyByTransfer(shop));
  await step('both orders are paid, and confirmed by email', () =>
    checkOrders(shop, byCard, byTransfer),
  );
  await step('every page of the brand', () =>
    shop.command('crawl', '--project', KEY, '--articles', '20'),
  );
  await step('the index fits the database', () => shop.command('catalogue', 'check'));
  await step('a restart, after which all is there', async () => {
    await shop.stop();
    await shop.start();
    expectText(shop.command('orders', 'show', byCard), / paid/);
    await listed(shop);
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { in: { type: 'string' }, keep: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    print(USAGE);
    return;
  }
  const pictures = await startPictureServer();
  const directory = path.resolve(values.in ?? '.data/own-shop');
  const began = Date.now();
  const shop = await ShopCopy.create(directory, {
    MEDIA_ALLOWED_SOURCES: pictures.host,
  });
  try {
    await walk(shop, pictures.host);
    const minutes = (Date.now() - began) / 60_000;
    print(
      `\nfrom a clone to two paid orders in ${minutes.toFixed(1)} minutes; pictures: test-results/own-shop`,
    );
    if (minutes > MAX_MINUTES) throw new Error(`more than ${MAX_MINUTES} minutes`);
    if (!values.keep) rmSync(directory, { recursive: true });
  } finally {
    await shop.stop();
    await pictures.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
