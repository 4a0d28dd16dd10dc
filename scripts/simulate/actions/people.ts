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
/** Clocks of browsers; most are right. */
const SKEWS = [0, 0, 0, 0, 3 * HOUR_MS, -3 * HOUR_MS, 26 * HOUR_MS];

/**
 * Several visitors, whose browsers' clocks need not agree.
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

/** Gives somebody another device. @param skewMs how far its clock is ahead */
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

/** Somebody who comes once, and is looked at only while they are there. */
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

/** How often whoever acted last goes on: a visit is several steps. */
const GOES_ON = 0.6;

/** Somebody for whom this is possible; most often whoever acted last. @returns `null`: nobody */
export function somebody(
  { random, devices, present }: World,
  isPossible: (device: Device) => boolean = () => true,
): Device | null {
  if (present && isPossible(present) && random.isTrue(GOES_ON)) return present;
  const possible = devices.filter(isPossible);
  return possible.length > 0 ? random.one(possible) : null;
}

/** One of several orders; most often one of whoever acted last. @returns `null`: there is none */
export function oneOf(
  { random, present }: World,
  orders: readonly PlacedOrder[],
): PlacedOrder | null {
  const own = orders.filter(({ visit }) => visit.current === present?.visit);
  if (own.length > 0 && random.isTrue(GOES_ON)) return random.one(own);
  return orders.length > 0 ? random.one(orders) : null;
}

/** Names a device in a story. */
export const on = ({ person, label }: Device): Parameters => ({ who: person.name, on: label });

/** The device that a story names; it acts now. */
export function deviceOf(world: World, parameters: Parameters): Device {
  const [who, label] = [text(parameters, 'who'), text(parameters, 'on')];
  const device = world.devices.find((each) => each.person.name === who && each.label === label);
  if (!device) throw new Error(`nobody is called ${who} and has a ${label}`);
  world.acting = device;
  return device;
}

/** The order that a story names by the step that placed it. */
export const orderOf = (world: World, parameters: Parameters): PlacedOrder | null =>
  world.orders.find(({ label }) => label === text(parameters, 'order')) ?? null;
