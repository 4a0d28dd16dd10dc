import type { Parameters, Step } from '@/scripts/simulate/step';
import type { Device, Person, PlacedOrder, World } from '@/scripts/simulate/world';
import { on, somebody } from './people';

/** Draws one step of a plan; `null` leaves out a step that has become impossible. */
type Draw = (world: World) => Omit<Step, 'id'> | null;

/**
 * Several steps of one person in an order that chance seldom draws. Each is checked, printed and
 * left out like a step that was drawn by itself.
 */
export interface Plan {
  name: string;
  /** How often it is begun, relative to the actions. */
  weight: number;
  /** @returns its steps, each drawn when its turn comes; `null`: nobody can begin it now */
  begin: (world: World) => readonly Draw[] | null;
}

const step =
  (does: string, parameters: Parameters = {}): Draw =>
  () => ({ does, with: parameters });

const addSomething =
  (device: Device, pieces: number): Draw =>
  ({ random, articles }) => ({
    does: 'add',
    with: { ...on(device), sku: random.one(articles).sku, pieces, isForm: false },
  });

const orderBy =
  (device: Device, ...methods: readonly string[]): Draw =>
  ({ random }) => ({ does: 'order', with: { ...on(device), method: random.one(methods) } });

const lastOrderOf = ({ orders }: World, { visit }: Device): PlacedOrder | undefined =>
  orders.findLast((placed) => placed.visit.current === visit);

/** Takes a step about the last order of a device's visitor. */
const ofLastOrder =
  (device: Device, does: string, more: Parameters = {}): Draw =>
  (world) => {
    const placed = lastOrderOf(world, device);
    return placed ? { does, with: { order: placed.label, ...more } } : null;
  };

/** Enters a gift card, named by how many were handed out after it. */
const enterNewCard =
  (device: Device, before: number): Draw =>
  ({ cards }) => ({
    does: 'enter-card',
    with: { ...on(device), card: cards.length - 1 - before },
  });

const exchangeNewCard =
  (device: Device): Draw =>
  ({ cards }) => ({ does: 'exchange-card', with: { ...on(device), card: cards.length - 2 } });

const hasNoCode = ({ visit }: Device) => visit.possible.likely.codes.length === 0;

/** Exchanges a gift card for another of equal value between two tries to pay. */
const exchangeBetweenTries: Plan = {
  name: 'exchange-between-tries',
  weight: 2,
  begin: (world) => {
    const device = somebody(world, hasNoCode);
    return (
      device && [
        step('hand-out-cards', { cents: 1_000 }),
        addSomething(device, 1),
        enterNewCard(device, 1),
        orderBy(device, 'card'),
        ofLastOrder(device, 'pay', { means: 'with a card that is declined', returns: false }),
        exchangeNewCard(device),
        ofLastOrder(device, 'pay', { means: 'by card', returns: true }),
      ]
    );
  },
};

/** Leaves a step out unless it is possible. */
const where =
  (isPossible: () => boolean, draw: Draw): Draw =>
  (world) =>
    isPossible() ? draw(world) : null;

/**
 * Has a customer who has left something in the basket come as a guest, order, log in beside the
 * payment page, and pay there.
 */
const enterBesidePayment: Plan = {
  name: 'enter-beside-payment',
  weight: 2.5,
  begin: (world) => {
    const device = somebody(world);
    if (!device) return null;
    const isLoggedIn = () => device.loggedInAt !== null;
    return [
      where(() => device.person.account === null, step('register', on(device))),
      where(isLoggedIn, addSomething(device, 1)),
      where(isLoggedIn, step('log-out', on(device))),
      addSomething(device, 1),
      orderBy(device, 'card'),
      step('log-in', on(device)),
      ofLastOrder(device, 'pay', { means: 'by card', returns: true }),
    ];
  },
};

/** Enters a gift card again whose money an order holds until its debit arrives. */
const reuseHeldCard: Plan = {
  name: 'reuse-held-card',
  weight: 1,
  begin: (world) => {
    const device = somebody(world, hasNoCode);
    return (
      device && [
        step('hand-out-cards', { cents: 1_000 }),
        addSomething(device, 1),
        enterNewCard(device, 1),
        orderBy(device, 'sepaDebit'),
        ofLastOrder(device, 'pay', { means: 'by debit, which takes its time', returns: true }),
        addSomething(device, 1),
        enterNewCard(device, 1),
      ]
    );
  },
};

/**
 * Withdraws from part of an order before it is paid, or opens the return portal after part of it
 * was sent.
 */
const changeMindEarly: Plan = {
  name: 'change-mind-early',
  weight: 2,
  begin: (world) => {
    const device = somebody(world);
    const isReturn = world.random.isTrue(0.5);
    return (
      device && [
        addSomething(device, 2),
        orderBy(device, isReturn ? 'invoice' : 'prepayment'),
        ...(isReturn
          ? [
              ofLastOrder(device, 'ship', { isOne: true }),
              ofLastOrder(device, 'open-return-portal'),
            ]
          : [ofLastOrder(device, 'withdraw', { isAll: false })]),
      ]
    );
  },
};

/** Devices of a person, the one whose clock is furthest ahead first. */
const byClock = ({ devices }: Person) =>
  devices.toSorted((one, other) => other.browser.skewMs - one.browser.skewMs);

const haveDifferentClocks = ({ person }: Device) =>
  new Set(person.devices.map(({ browser }) => browser.skewMs)).size > 1;

/**
 * Changes one thing on two devices of a customer, first on the one whose clock is further ahead.
 */
const changeOnTwoDevices: Plan = {
  name: 'change-on-two-devices',
  weight: 3,
  begin: (world) => {
    const { random, articles } = world;
    const owner = somebody(world, haveDifferentClocks)?.person;
    const devices = owner ? byClock(owner) : [];
    const [first, second] = [devices[0], devices.at(-1)];
    if (!first || !second) return null;
    const { sku } = random.one(articles);
    const changes = random.isTrue(0.5)
      ? [step('wish', { ...on(first), sku }), step('wish', { ...on(second), sku })]
      : [
          step('add', { ...on(first), sku, pieces: 1, isForm: false }),
          step('set-quantity', { ...on(first), sku, pieces: 2 }),
          step('set-quantity', { ...on(second), sku, pieces: 1 }),
        ];
    // Steps that are left out where a customer has an account or is logged in.
    const enters = [
      step('register', on(first)),
      step('log-in', on(first)),
      step('log-in', on(second)),
    ];
    return [...enters, ...changes];
  },
};

export const plans: readonly Plan[] = [
  exchangeBetweenTries,
  enterBesidePayment,
  reuseHeldCard,
  changeMindEarly,
  changeOnTwoDevices,
];
