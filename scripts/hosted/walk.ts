import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sendRequest } from '@/e2e/hosts';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { ShopFolder } from '@/scripts/operate/shop-folder';
import { Guest } from '@/scripts/own-shop/guest';
import { ownArticles } from '@/scripts/own-shop/own-articles';
import { COMMANDS } from './commands';
import { HostedCheckout } from './hosted-checkout';
import { startHostedParts } from './hosted-parts';
import { signaturesOf } from './signatures';

const USAGE = `Runs a shop whose parts are all elsewhere, from an empty space and database to two paid orders and past a restart.

  npm run prove -- hosted [--in folder] [--keep] [--quick]

  --in     folder of the checkout; one of an earlier run saves the build
  --keep   leaves it there
  --quick  without the rate limits of an account for content, by which the first pages take minutes
`;
const SHOP = 'hgg';
const HOST = `${SHOP}.localhost`;
const ARTICLES = 40;
/** The articles of the other walk have a language that the demo's shops do not have. */
const WITHOUT_ITALIAN = { title_it: '', description_it: '', category_it: '', colour_it: '' };
const NEW_TEXT = 'Seit heute in der Hafenstraße';
const WAIT_SECONDS = 180;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function step<Result>(name: string, run: () => Promise<Result> | Result): Promise<Result> {
  const began = Date.now();
  const result = await run();
  print(`${((Date.now() - began) / 1000).toFixed(0).padStart(6)} s  ${name}`);
  return result;
}

async function until(what: string, isTrue: () => Promise<boolean> | boolean): Promise<void> {
  for (let second = 0; second < WAIT_SECONDS; second++) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`${what}: not after ${WAIT_SECONDS} seconds`);
}

type Parts = Awaited<ReturnType<typeof startHostedParts>>;

/** One shop, its parts and its processes. */
class HostedShop {
  readonly checkout: HostedCheckout;
  private readonly parts: Parts;
  private readonly port: number;
  private running: { stop: () => Promise<number | null> }[] = [];
  private folder: ShopFolder | null = null;

  constructor(directory: string, parts: Parts, port: number) {
    this.parts = parts;
    this.port = port;
    this.checkout = new HostedCheckout(directory, this.variables);
  }

  private get variables() {
    return { ...this.parts.environment, ...this.parts.network, SELVEDGE_DEMO: 'none' };
  }

  private get = (address: string) => sendRequest(HOST, address, { port: this.port });

  readonly shows = async (address: string, text: string): Promise<boolean> => {
    const { status, body } = await this.get(address);
    return status === 200 && body.includes(text);
  };

  async fill(): Promise<void> {
    await this.checkout.command('migrate:database');
    await this.checkout.command('migrate', 'up');
    await this.checkout.command('seed', 'content');
    await this.checkout.command('seed', 'catalogue');
  }

  async build(): Promise<void> {
    await this.checkout.command('build', '--to', 'dist/shop');
    const built = path.join(this.checkout.directory, 'dist/shop');
    this.folder = new ShopFolder(built, this.variables);
  }

  async start(): Promise<void> {
    if (!this.folder) throw new Error('the shop is not built');
    this.running = [await this.folder.startWorker()];
    this.running.push(await this.folder.startStorefront({ PORT: String(this.port) }));
  }

  async stop(): Promise<void> {
    const ends = await Promise.all(this.running.splice(0).map((program) => program.stop()));
    if (ends.some(Boolean)) throw new Error(`programs ended with ${ends.join(', ')}`);
  }

  async importArticles(): Promise<void> {
    const list = path.join(this.checkout.directory, 'articles.csv');
    writeFileSync(list, ownArticles(ARTICLES, 'https://pictures.hosted.example'));
    const columns = path.join(this.checkout.directory, 'columns.json');
    writeFileSync(columns, JSON.stringify(WITHOUT_ITALIAN));
    const named = ['--shop', SHOP, '--columns', columns];
    await this.checkout.command('catalogue', 'import', list, ...named);
    await this.checkout.command('catalogue', 'navigation', '--shop', SHOP);
  }

  /** Buys what is first in a list. @returns the number of the order */
  async buy(email: string, method: 'card' | 'prepayment'): Promise<string> {
    const market = { origin: `http://${HOST}:${this.port}`, locale: 'de-de' };
    const guest = await Guest.enter(market, this.browserParameters());
    try {
      await guest.putIntoBasket('/alle-artikel');
      await guest.order(email, method);
      if (method === 'card') await guest.payByCard();
      return await guest.confirmed();
    } finally {
      await guest.leave();
    }
  }

  /** The vendors' hosts, which browsers reach too. */
  private browserParameters(): string[] {
    // Written by `startHostedParts`.
    const mapped = JSON.parse(this.parts.network.MAPPED_HOSTS) as Record<string, number>;
    const rules = Object.entries(mapped).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`);
    return [`--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors'];
  }

  /** @returns the emails to an address, each as it was sent */
  readonly emailsTo = (address: string): string[] =>
    this.parts.emails.filter((email) => new RegExp(`^To: <?${address}`, 'm').test(email));

  remove(): void {
    this.folder?.remove();
  }
}

async function checkEmails(shop: HostedShop, parts: Parts, to: readonly string[]): Promise<void> {
  for (const address of to)
    await until(`an email to ${address}`, () => shop.emailsTo(address).length > 0);
  const emails = to.flatMap((address) => shop.emailsTo(address));
  const record = { name: 'shop._domainkey.example.com', text: parts.dkimRecord };
  const unsigned = (await signaturesOf(emails, record)).filter(
    (signatures) => signatures.join() !== 'example.com pass',
  );
  if (unsigned.length > 0) throw new Error(`signatures: ${JSON.stringify(unsigned)}`);
}

async function walk(shop: HostedShop, parts: Parts): Promise<void> {
  const { checkout } = shop;
  await step('tables, content model, first pages, indices', () => shop.fill());
  await step('npm run build', () => shop.build());
  await step('storefront and worker are ready', () => shop.start());
  await step(`${ARTICLES} articles are listed`, async () => {
    await shop.importArticles();
    await until('the list has articles', () => shop.shows('/de-de/alle-artikel', '/p/'));
  });
  const byCard = await step('an order by card', () => shop.buy('elena@example.org', 'card'));
  const byTransfer = await step('an order by prepayment', () =>
    shop.buy('erik@example.org', 'prepayment'),
  );
  await step('both are paid', async () => {
    await checkout.command('orders', 'paid', byTransfer);
    for (const number of [byCard, byTransfer])
      await until(`${number} is paid`, async () =>
        / paid/.test(await checkout.command('orders', 'show', number)),
      );
  });
  await step('their emails came through STARTTLS and a login, and their signatures are valid', () =>
    checkEmails(shop, parts, ['elena@example.org', 'erik@example.org']),
  );
  await step('a published text is on its page', async () => {
    await checkout.script('scripts/hosted/publish-text.ts', `${SHOP}-home-welcome`, NEW_TEXT);
    await until('the home page shows it', () => shop.shows('/de-de', NEW_TEXT));
  });
  await step('a restart, after which all is there', async () => {
    await shop.stop();
    await shop.start();
    await until('the home page', () => shop.shows('/de-de', NEW_TEXT));
    await until('the list', () => shop.shows('/de-de/alle-artikel', '/p/'));
    await shop.buy('nora@example.org', 'prepayment');
  });
  await step('npm run doctor', async () => {
    const { output } = await checkout.try('doctor');
    const faults = output.split('\n').filter((line) => line.startsWith('✗'));
    // The account of the walk has no list of webhooks.
    if (faults.length !== 1 || !faults[0]?.includes('the provider reports payments to no'))
      throw new Error(output);
  });
  for (const [name, ...given] of COMMANDS)
    await step(`npm run ${name} ${given.join(' ')}`, () => checkout.command(name, ...given));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      in: { type: 'string' },
      keep: { type: 'boolean' },
      quick: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    print(USAGE);
    return;
  }
  // One server for the databases of all parts.
  const server = process.env['DATABASE_URL'] ? null : await openTestDatabase();
  if (server) process.env['DATABASE_URL'] = server.url;
  const shopPort = await freePort();
  const parts = await startHostedParts({ shopPort, isContentStrict: !values.quick });
  const directory = path.resolve(values.in ?? '.data/hosted');
  const shop = new HostedShop(directory, parts, shopPort);
  try {
    await walk(shop, parts);
    await shop.stop();
    if (!values.keep) rmSync(directory, { recursive: true });
  } finally {
    await shop.stop().catch(() => undefined);
    shop.remove();
    await parts.stop();
    await server?.drop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
