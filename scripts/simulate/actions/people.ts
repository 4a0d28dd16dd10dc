import { Browser } from '@/scripts/simulate/browser';
import { text, type Parameters } from '@/scripts/simulate/step';
import {
  Visit,
  type Device,
  type Person,
  type PlacedOrder,
  type World,
} from '@/scripts/simulate/world';

const NAMES = ['Anna', 'Ben', 'Carla', 'David', 'Emma', 'Finn', 'Greta', 'Hugo'];
const LABELS = ['phone', 'laptop', 'tablet'];
const HOUR_MS = 3_600_000;
/** How far the clocks of browsers are ahead; most are right. */
const SKEWS = [0, 0, 0, 0, 3 * HOUR_MS, -3 * HOUR_MS, 26 * HOUR_MS];

/**
 * Adds several visitors, whose browsers may have different clocks.
 * @param devices of each; default: one to three
 */
export function addPeople(world: World, count: number, devices?: number): void {
  const { random, run } = world;
  for (let at = 0; at < count; at += 1) {
    const name = `${NAMES[at % NAMES.length]}${at < NAMES.length ? '' : at}`;
    const email = `${name.toLowerCase()}-${run}@example.com`;
    const person: Person = {
      name,
      email,
      password: `Blaue Hose ${run}`,
      devices: [],
      account: null,
      isConfirmed: false,
    };
    world.people.push(person);
    for (let owned = 0; owned < (devices ?? 1 + (at % LABELS.length)); owned += 1)
      addDevice(world, person, LABELS[owned] ?? 'phone', random.one(SKEWS));
  }
}

/** Gives a person another device. @param skewMs how far its clock is ahead */
export function addDevice(world: World, person: Person, label: string, skewMs: number): Device {
  const device: Device = {
    label,
    person,
    browser: new Browser(world.shop.port, world.now, skewMs),
    visit: new Visit(false),
    loggedInAt: null,
    changedAt: 0,
    isDoubtful: false,
    lineIds: {},
  };
  person.devices.push(device);
  return device;
}

/** Adds a visitor who comes once and is checked only during that visit. */
export function addGuest(world: World, label: string): Device {
  const person: Person = {
    name: `guest ${label}`,
    email: `guest-${label}-${world.run}@example.com`,
    password: '',
    devices: [],
    account: null,
    isConfirmed: false,
  };
  return addDevice(world, person, 'phone', 0);
}

/** Probability that the last device acts again, because a visit has several steps. */
const GOES_ON = 0.6;

/**
 * Draws a device for which something is possible, most often the one that acted last. @returns
 * `null`: there is none
 */
export function somebody(
  { random, devices, present }: World,
  isPossible: (device: Device) => boolean = () => true,
): Device | null {
  if (present && isPossible(present) && random.isTrue(GOES_ON)) return present;
  const possible = devices.filter(isPossible);
  return possible.length > 0 ? random.one(possible) : null;
}

/** Draws an order, most often one of the visitor who acted last. @returns `null`: there is none */
export function oneOf(
  { random, present }: World,
  orders: readonly PlacedOrder[],
): PlacedOrder | null {
  const own = orders.filter(({ visit }) => visit.current === present?.visit);
  if (own.length > 0 && random.isTrue(GOES_ON)) return random.one(own);
  return orders.length > 0 ? random.one(orders) : null;
}

/** Parameters that name a device in a story. */
export const on = ({ person, label }: Device): Parameters => ({ who: person.name, on: label });

/** Finds the device that a story names, which acts in this step. */
export function deviceOf(world: World, parameters: Parameters): Device {
  const [who, label] = [text(parameters, 'who'), text(parameters, 'on')];
  const device = world.devices.find((each) => each.person.name === who && each.label === label);
  if (!device) throw new Error(`nobody is called ${who} and has a ${label}`);
  world.acting = device;
  return device;
}

/** Finds the order that a story names by the step that placed it. */
export const orderOf = (world: World, parameters: Parameters): PlacedOrder | null =>
  world.orders.find(({ label }) => label === text(parameters, 'order')) ?? null;
