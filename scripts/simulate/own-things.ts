import { clearWishes, keyOf, NOTHING, type Belongings } from './belongings';
import { isTaken } from './browser';
import { beginVisit, sightOf } from './look';
import { rowsOf, type Row } from './rows';
import type { Sight } from './sight';
import { nameOf, Visit, type Broken, type Device, type World } from './world';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Lifetime of a session and of a guest's wishlist, from the last change on. */
const SESSION_MS = 7 * DAY_MS;
const LOGIN_MS = 30 * DAY_MS;

/** Devices to check: the one that acted and one other, or all in a thorough check. */
function watched(world: World): Device[] {
  if (world.isThorough) return world.devices;
  const other = world.devices[world.steps % world.devices.length];
  return [...new Set([world.acting, other])].flatMap((device) => device ?? []);
}

const spell = (pieces: Readonly<Record<string, number>>) =>
  Object.entries(pieces)
    .map(([key, count]) => `${count} of ${key}`)
    .toSorted()
    .join(', ');

/** `basket: 2 of 2031…; wishlist: 20311233-695` */
export function inWords({ lines, codes, wishes, reserved }: Belongings): string {
  const parts = [
    ['basket', spell(lines)],
    ['codes', codes.toSorted().join(', ')],
    ['wishlist', wishes.toSorted().join(', ')],
    ['reservation list', spell(reserved)],
  ];
  const full = parts.filter(([, things]) => things !== '');
  return full.length === 0
    ? 'nothing'
    : full.map(([name, things]) => `${name}: ${things}`).join('; ');
}

/** Whether a session may have ended by now, or will within the hour. */
const mayBeOver = (since: number, lifetimeMs: number, now: number) =>
  now - since > lifetimeMs - HOUR_MS;

async function sightsOf(world: World): Promise<(readonly [Device, Sight])[]> {
  const sights = await Promise.all(
    watched(world).map(async (device) => [device, await sightOf(world, device)] as const),
  );
  return sights.flatMap(([device, sight]) => {
    if (sight) return [[device, sight] as const];
    const expected = `${nameOf(device)} sees basket and lists`;
    world.found('pages respond', expected, 'there is no response');
    return [];
  });
}

/** Adopts what a browser shows after a login without a response. */
function adoptLogin(device: Device, isLoggedIn: boolean, now: number): void {
  device.isDoubtful = false;
  const { person } = device;
  if (!isLoggedIn) return beginVisit(device);
  const account = (person.account ??= new Visit(true));
  if (device.visit !== account) account.possible.mergeWith(device.visit.possible);
  device.visit.mergedInto = device.visit === account ? null : account;
  device.visit = account;
  device.loggedInAt = device.changedAt = account.changedAt = account.wishedAt = now;
}

/** Checks that each browser is logged in until its customer logs out or the login expires. */
export async function loggedInAsExpected(world: World): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const [device, { isLoggedIn }] of await sightsOf(world)) {
    const { loggedInAt, changedAt } = device;
    if (isLoggedIn === (loggedInAt !== null)) continue;
    const mayBe =
      device.isDoubtful ||
      (loggedInAt !== null &&
        (mayBeOver(changedAt, SESSION_MS, world.now()) ||
          mayBeOver(loggedInAt, LOGIN_MS, world.now())));
    const expected = `${nameOf(device)} is ${loggedInAt === null ? 'not ' : ''}logged in`;
    if (!mayBe) broken.push({ expected, found: isLoggedIn ? 'logged in' : 'logged out' });
    adoptLogin(device, isLoggedIn, world.now());
  }
  return broken;
}

/**
 * Checks that every confirmed account exists; unconfirmed ones that nobody uses are deleted after
 * 30 days.
 */
export async function accountsAreThere({ people, shop }: World): Promise<Broken[]> {
  const confirmed = people.filter(({ isConfirmed }) => isConfirmed);
  const rows = await shop.query<{ email: string }>(
    'SELECT email FROM shop.customers WHERE email = ANY($1) AND confirmed_at IS NOT NULL',
    [confirmed.map(({ email }) => email)],
  );
  const there = new Set(rows.map(({ email }) => email));
  return confirmed
    .filter(({ email }) => !there.has(email))
    .map(({ name }) => ({ expected: `${name} has a confirmed account`, found: 'it is gone' }));
}

/** Checks that what each browser shows is one of the possibilities. */
export async function ownThingsAreThere(world: World): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const [device, { belongings, isLoggedIn }] of await sightsOf(world)) {
    const { visit } = device;
    // Reported by the invariant about logins.
    if (isLoggedIn !== (device.loggedInAt !== null)) continue;
    const isOver = !visit.isCustomers && mayBeOver(visit.changedAt, SESSION_MS, world.now());
    if (isOver && keyOf(belongings) === keyOf(NOTHING)) {
      beginVisit(device);
      continue;
    }
    if (!visit.isCustomers && mayBeOver(visit.wishedAt, SESSION_MS, world.now()))
      visit.possible.perhaps(clearWishes);
    const expected = inWords(visit.possible.likely);
    if (!visit.possible.observe(belongings))
      broken.push({ expected: `${nameOf(device)} has ${expected}`, found: inWords(belongings) });
  }
  return broken;
}

interface Left extends Row {
  code: string;
  left: number;
}

/** Money left on each card, including what an order holds that its customer can still give up. */
const LEFT = `
  SELECT v.code, v.balance + coalesce(sum(r.amount), 0)::int AS left
  FROM shop.vouchers v
  LEFT JOIN (
    SELECT r.code, r.amount FROM shop.voucher_redemptions r
    JOIN shop.orders o ON o.id = r.order_id
    JOIN shop.payments p ON p.order_id = o.id
    WHERE o.status = 'pending' AND p.delayed_at IS NULL
      AND o.payment_method NOT IN ('invoice', 'prepayment')) AS r ON r.code = v.code
  WHERE v.code IN (SELECT code FROM cards) GROUP BY v.code, v.balance`;

/** Checks that no basket shows a card with more money than is left on it. */
export async function cardsShowTheirMoney(world: World): Promise<Broken[]> {
  if (world.devices.every(({ visit }) => visit.possible.likely.codes.length === 0)) return [];
  const broken: Broken[] = [];
  const sights = await sightsOf(world);
  const left = new Map(
    (await rowsOf<Left>(world, LEFT)).map(({ code, left: cents }) => [code, cents]),
  );
  for (const [device, { vouchers }] of sights)
    for (const { code, balance = 0, problem } of vouchers) {
      const most = left.get(code);
      if (most === undefined || problem !== null || balance <= most) continue;
      const expected = `${nameOf(device)} sees at most ${most} cents on ${code}`;
      broken.push({ expected, found: `${balance} cents` });
    }
  return broken;
}

/** Checks that strangers who name an order are shown nothing of it and cannot cancel it. */
export async function othersSeeNothing(world: World): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const { id, number, person } of world.orders.slice(-3)) {
    const stranger = world.devices.find((device) => device.person !== person);
    if (!stranger) continue;
    for (const path of [
      `/de-de/checkout/confirmation?order=${id}`,
      `/de-de/checkout/order?order=${id}`,
      `/api/order/document?kind=invoice&order=${id}`,
    ]) {
      const { body } = await stranger.browser.get(path);
      if (body.includes(number) || body.startsWith('%PDF'))
        broken.push({ expected: `${path} shows ${nameOf(stranger)} nothing`, found: number });
    }
    const reply = await stranger.browser.json('/api/order/cancel', { orderId: id, all: true });
    if (isTaken(reply))
      broken.push({ expected: `${nameOf(stranger)} cannot cancel ${number}`, found: 'cancelled' });
  }
  return broken;
}
