import { mkdir } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { relative } from 'node:path';
import { readEnvFile } from '@/scripts/env-file';
import { startBenchStack } from './bench-stack';
import { firstArticle } from './first-article';
import { tapLatencies, type Tap } from './interaction-latency';
import { calibrate, CATEGORIES, measurePage, REPORTS } from './lighthouse-page';
import { cookiesOf, customerCookie, orderAll, readyToOrder } from './prepared-visitor';
import { launchBrowser } from './script-weight';

const MIN_SCORE = 95;
const MAX_LCP_MS = 2_000;
const MAX_INP_MS = 100;
/** What Lighthouse rounds to 0.00. */
const MAX_CLS = 0.005;

interface Kind {
  name: string;
  path: string;
  cookie?: string;
  /** Whether it is not for search engines, as a visitor's own pages are: its score for SEO does not count. */
  isUnlisted?: boolean;
}

async function publicKinds(port: number): Promise<Kind[]> {
  const list = '/de-de/hemden';
  return [
    { name: 'home', path: '/de-de' },
    { name: 'list', path: list },
    { name: 'list with a filter', path: `${list}?filters[filterColor]=blue`, isUnlisted: true },
    { name: 'search', path: '/de-de/search?query=hemd', isUnlisted: true },
    {
      name: 'article',
      path: await firstArticle({ port, host: 'hgg.localhost', path: list }),
    },
    { name: 'stores', path: '/de-de/kontakt' },
    { name: 'content', path: '/de-de/lieferung' },
    { name: 'gift card', path: '/de-de/p/geschenkkarte-50-00-euro/20405489' },
    { name: 'kit', path: '/de-de/p/baukasten-anzug-mit-weste-anthrazit/20375075' },
  ];
}

/** Measured in this order: placing the order empties the basket. */
const GUEST_KINDS = [
  { name: 'basket', path: '/de-de/checkout/cart' },
  { name: 'wishlist', path: '/de-de/wishlist' },
  { name: 'reservation', path: '/de-de/checkout/cart?type=reservation' },
  { name: 'checkout: address', path: '/de-de/checkout/address' },
  { name: 'checkout: payment', path: '/de-de/checkout/payment' },
  { name: 'checkout: review', path: '/de-de/checkout/review' },
  { name: 'registration', path: '/de-de/account/Registration' },
  { name: 'new password', path: '/de-de/set-password' },
];

const ACCOUNT_KINDS = [
  ['account', 'WelcomePage'],
  ['data and login', 'LoginData'],
  ['addresses', 'AccountAddress'],
  ['order history', 'OrderHistory'],
  ['reservations', 'Reservation'],
  ['loyalty card', 'LoyaltyCard'],
].map(([name = '', page = '']) => ({ name, path: `/de-de/account/${page}` }));

interface Measured {
  /** Whether everything but the taps, which count together, is within its bound. */
  isWithinBounds: boolean;
  taps: Tap[];
}

/** Measures and prints a kind of page. */
async function measureKind(origin: string, slowdown: number, kind: Kind): Promise<Measured> {
  const { name, path, cookie, isUnlisted = cookie !== undefined } = kind;
  const url = `${origin}${path}`;
  const reportName = `kind-${name.replaceAll(/\W+/g, '-')}`;
  const page = { url, reportName, slowdown, ...(cookie !== undefined && { cookie }) };
  const { scores, index, largestPaint, shift } = await measurePage(page);
  const browser = await launchBrowser();
  const taps = await tapLatencies(browser, page).finally(() => browser.close());
  const [slowest] = taps;
  const counted = CATEGORIES.filter((one) => one !== 'seo' || !isUnlisted);
  const lines = [
    counted.map((one) => scores[one]).join(' / '),
    `LCP ${(largestPaint / 1_000).toFixed(1)} s`,
    `slowest of ${taps.length} taps ${slowest?.latency} ms (${slowest?.control})`,
    `CLS ${shift.toFixed(3)}`,
    `machine ${index}, load ${loadavg()[0]?.toFixed(1)}`,
  ];
  process.stdout.write(`${name}: ${lines.join(', ')}\n`);
  const isWithinBounds =
    counted.every((one) => scores[one] >= MIN_SCORE) &&
    largestPaint <= MAX_LCP_MS &&
    shift <= MAX_CLS;
  return { isWithinBounds, taps };
}

/**
 * Every kind of page of hgg on a slow phone: Lighthouse, largest paint, layout shift, and several
 * taps, which count by the 75th percentile of all. `BENCH_PAGES=list,article` measures those alone.
 */
export async function run(): Promise<boolean> {
  await mkdir(REPORTS, { recursive: true });
  const given = process.env['SHOP_PORT'];
  if (given) readEnvFile();
  const stack = given ? null : await startBenchStack();
  const port = stack ? Number(new URL(stack.urls.hgg).port) : Number(given);
  const databaseUrl = stack?.env['DATABASE_URL'] ?? process.env['DATABASE_URL'] ?? '';
  const origin = `http://hgg.localhost:${port}`;
  const wanted = process.env['BENCH_PAGES']?.split(',');
  try {
    const slowdown = await calibrate(`${origin}/de-de`);
    let isWithinBounds = true;
    const latencies: number[] = [];
    const measureAll = async (kinds: readonly Kind[], cookie?: string) => {
      for (const kind of kinds.filter(({ name }) => !wanted || wanted.includes(name))) {
        const withCookie = { ...kind, ...(cookie !== undefined && { cookie }) };
        const measured = await measureKind(origin, slowdown, withCookie);
        isWithinBounds &&= measured.isWithinBounds;
        latencies.push(...measured.taps.map(({ latency }) => latency));
      }
    };
    await measureAll(await publicKinds(port));
    const guest = await readyToOrder(port, databaseUrl);
    await measureAll(GUEST_KINDS, cookiesOf(guest));
    const [confirmation = '', status = ''] = await orderAll(guest);
    const ordered = [
      { name: 'confirmation', path: confirmation },
      { name: 'order', path: status },
    ];
    await measureAll(ordered, cookiesOf(guest));
    await measureAll(ACCOUNT_KINDS, await customerCookie(port));
    const typical =
      latencies.toSorted((a, b) => a - b)[Math.ceil(latencies.length * 0.75) - 1] ?? 0;
    process.stdout.write(`75 of 100 taps are answered within ${typical} ms\n`);
    process.stdout.write(`reports in ${relative(process.cwd(), REPORTS)}\n`);
    return isWithinBounds && typical <= MAX_INP_MS;
  } finally {
    await stack?.stop();
  }
}
