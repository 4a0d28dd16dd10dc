import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Belongings, lackingIn, lackingInRows, type Goods } from './belongings';
import type { Figure } from './figure';
import type { Rows } from './rows';
import { DrillBrowser } from './drill-browser';
import { REGISTRATION_FORM } from '@/scripts/testing/registration-form';

const BETWEEN_MS = 100;
/** A line of the basket has at most twenty pieces, and not every response arrives. */
const PIECES = 12;
/** Articles of a reservation list. */
const RESERVED = 18;
const CODE = 'WILLKOMMEN10';
const PERSON = { ...REGISTRATION_FORM, newsletterTall: 'on' };

/** One change: resolves with whether it was acknowledged. */
type Change = () => Promise<void>;

/** A visitor who changes basket, lists and address until stopped, and knows what was acknowledged. */
export class BusyVisitor {
  readonly had = new Belongings();
  readonly browser: DrillBrowser;
  /** Responses that lacked what was acknowledged before, and what the end lacks. */
  readonly lost: string[] = [];
  changes = 0;
  /** Changes that were rejected, or got no response. */
  failed = 0;
  readonly failures = new Set<string>();
  private readonly goods: readonly Goods[];
  private readonly email: string | null;
  private added = 0;
  private running: Promise<void> | undefined;
  private isOver = false;

  /** @param email of a new customer; `null` for a guest */
  constructor(name: string, port: number, goods: readonly Goods[], email: string | null) {
    this.browser = new DrillBrowser(name, port);
    this.goods = goods;
    this.email = email;
  }

  private article(at: number): Goods {
    const found = this.goods[at % this.goods.length];
    if (!found) throw new Error('there are no articles');
    return found;
  }

  /** @param take notes what was acknowledged */
  private async change(path: string, json: object, take: () => void): Promise<void> {
    const before = this.had.copy();
    const reply = await this.browser.send(`${path}?locale=de-de`, { json });
    this.changes += 1;
    if (reply?.status !== 200 && reply?.status !== 204) {
      this.failed += 1;
      this.failures.add(`${reply?.status ?? 'no response'} ${path}`);
      return;
    }
    take();
    if (reply.status !== 200) return;
    for (const each of lackingIn(reply, before))
      this.lost.push(`${path} responded without ${each}`);
  }

  private add: Change = () => {
    const { sku } = this.article(Math.floor(this.added++ / PIECES));
    const intent = this.browser.newChangeId();
    const json = { variant: { sku }, count: 1, intent };
    return this.change('/api/cart/cart/add', json, () => {
      this.had.pieces.set(sku, (this.had.pieces.get(sku) ?? 0) + 1);
      this.had.keys.push(intent.key);
    });
  };

  private wish: Change = () => {
    const { articleNumber: objectId, itemNumber } = this.article(this.had.wishes.size);
    const json = { objectId, itemNumber, intent: this.browser.newChangeId() };
    return this.change('/api/cart/wishlist/add', json, () => this.had.wishes.add(itemNumber));
  };

  private reserve: Change = () => {
    const { sku, store } = this.article(this.had.reserved.size % RESERVED);
    if (this.had.reserved.has(sku)) return this.add();
    const json = { oxid: sku, filialeid: store, amount: 1, intent: this.browser.newChangeId().key };
    return this.change('/api/reserve/add', json, () => this.had.reserved.add(sku));
  };

  private type: Change = () => {
    const houseNumber = this.changes + 1;
    const json = { street: 'Musterstraße', houseNumber: String(houseNumber), city: 'München' };
    return this.change('/api/checkout/draft', json, () => {
      this.had.houseNumber = houseNumber;
    });
  };

  private enterCode: Change = () => {
    if (this.had.voucher) return this.add();
    const json = { code: CODE, intent: this.browser.newChangeId() };
    return this.change('/api/cart/cart/voucher/add', json, () => {
      this.had.voucher = CODE;
    });
  };

  /** Two additions at once, as from two tabs: they meet on two storefronts. */
  private addTwice: Change = async () => {
    await Promise.all([this.add(), this.add()]);
  };

  private async shop(): Promise<void> {
    // The first change starts the session and is sent alone, as in a browser.
    const kinds = [this.add, this.addTwice, this.wish, this.reserve, this.type, this.enterCode];
    for (let count = 0; !this.isOver; count++) {
      await kinds[count % kinds.length]?.();
      await delay(BETWEEN_MS);
    }
  }

  async begin(): Promise<void> {
    if (this.email) {
      const form = { ...PERSON, email: this.email };
      const reply = await this.browser.send('/api/account/register', { form });
      if (!reply?.headers.location?.endsWith('WelcomePage'))
        throw new Error(`nobody could register: ${reply?.status} ${reply?.headers.location}`);
    }
    this.running = this.shop();
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  /** Compares what was acknowledged with what the shop has. */
  async compare(rows: Rows): Promise<void> {
    const seen = await this.browser.get('/api/visitor?locale=de-de');
    const lacking = seen.status === 200 ? lackingIn(seen, this.had) : [`visitor: ${seen.status}`];
    this.lost.push(...lacking, ...(await lackingInRows(rows, this.had)));
    if (!this.email) return;
    const { status, body } = await this.browser.get('/de-de/account/LoginData');
    if (status !== 200 || !body.includes(this.email)) this.lost.push(`logged out: ${status}`);
  }
}

/** Starts guests and customers at once. */
export async function startVisitors(
  port: number,
  goods: readonly Goods[],
  { guests, customers }: { guests: number; customers: number },
): Promise<BusyVisitor[]> {
  const all = [
    ...Array.from({ length: guests }, (_, at) => ({ name: `guest-${at}`, email: null })),
    ...Array.from({ length: customers }, (_, at) => ({
      name: `customer-${at}`,
      email: `drill-${Date.now()}-${at}@example.org`,
    })),
  ].map(({ name, email }) => new BusyVisitor(name, port, goods, email));
  const begun = await Promise.allSettled(all.map((each) => each.begin()));
  const failed = begun.find((each) => each.status === 'rejected');
  if (!failed) return all;
  await Promise.all(all.map((each) => each.end()));
  throw failed.reason;
}

/** Writes what was sent and received of those who lost something, and prints where. */
function report(all: readonly BusyVisitor[]): void {
  for (const { lost, browser } of all.filter((each) => each.lost.length > 0)) {
    const file = path.join(tmpdir(), `selvedge-${browser.name}-${Date.now()}.log`);
    writeFileSync(file, [...lost, ...browser.log].join('\n'));
    console.log(`  ${browser.name} lacks ${lost.slice(0, 3).join(', ')}: ${file}`);
  }
}

/** Compares after the end of {@link startVisitors}. */
export async function visitorFigures(rows: Rows, all: readonly BusyVisitor[]): Promise<Figure[]> {
  for (const each of all) await each.compare(rows);
  report(all);
  for (const failure of new Set(all.flatMap((each) => [...each.failures])))
    console.log(`  ${failure}`);
  const sum = (of: (each: BusyVisitor) => number) =>
    all.reduce((total, each) => total + of(each), 0);
  return [
    { name: 'visitors who changed something, half of them customers', value: all.length },
    { name: 'changes of baskets, lists and addresses', value: sum(({ changes }) => changes) },
    { name: 'of them pieces that were acknowledged', value: sum(({ had }) => had.count) },
    { name: 'changes without success', value: sum(({ failed }) => failed), max: 0 },
    {
      name: 'acknowledged changes or sessions that are lost',
      value: sum(({ lost }) => lost.length),
      max: 0,
    },
  ];
}
