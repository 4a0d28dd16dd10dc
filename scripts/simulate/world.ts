import type { Browser } from './browser';
import { Possible } from './belongings';
import type { Sight } from './look';
import type { Sales } from './papers';
import type { Random } from './random';
import type { Shop } from './shop';

/** An article that is sold in the simulation. */
export interface Article {
  sku: string;
  articleNumber: string;
  itemNumber: string;
  price: number;
  /** Pieces bought in: what was there at first, and what staff have added. */
  boughtIn: number;
}

/** A session: a guest's, or all devices' of one customer. */
export class Visit {
  readonly possible = new Possible();
  readonly isCustomers: boolean;
  /** Simulated time of the last change that was taken. */
  changedAt = 0;
  wishedAt = 0;
  /** Where a guest's things went when they logged in. */
  mergedInto: Visit | null = null;

  constructor(isCustomers: boolean) {
    this.isCustomers = isCustomers;
  }

  /** The session that has these things now. */
  get current(): Visit {
    return this.mergedInto?.current ?? this;
  }
}

export interface Person {
  name: string;
  email: string;
  password: string;
  devices: Device[];
  /** Visit in which the account was opened; `null` for whoever has none. */
  account: Visit | null;
  /** Whether the link in the confirmation email was followed. */
  isConfirmed: boolean;
}

/** A browser and who uses it. */
export interface Device {
  /** `phone` */
  label: string;
  person: Person;
  browser: Browser;
  visit: Visit;
  /** Simulated time; `null`: not logged in. */
  loggedInAt: number | null;
  /** Simulated time of the last change, which keeps it logged in. */
  changedAt: number;
  /** A login or registration had no response: the browser alone knows whether it is logged in. */
  isDoubtful: boolean;
  /** Ids of the basket's lines by SKU as this browser last saw them. */
  lineIds: Readonly<Record<string, string>>;
}

export type Paying = 'unpaid' | 'paid' | 'processing' | 'transfer' | 'ended';

/** An order that the shop has acknowledged. */
export interface PlacedOrder {
  /** The step that placed it: numbers differ whenever a story is run. */
  label: string;
  id: string;
  number: string;
  person: Person;
  visit: Visit;
  lines: Readonly<Record<string, number>>;
  /** Gift cards the customer was shown to pay with. */
  cards: readonly string[];
  method: string;
  /** What was shown to be paid. */
  due: number;
  payUrl: string | null;
  paying: Paying;
  email: string;
  /** Pieces are on their way to the customer. */
  isShipped: boolean;
}

/** Something that is not as it has to be. */
export interface Finding {
  invariant: string;
  expected: string;
  found: string;
}

/** A gift card handed out in the simulation. */
export interface GiftCard {
  code: string;
  value: number;
}

/** Pieces of an article that a store had at first, with those that were reserved. */
export interface Shelf {
  store: string;
  sku: string;
  pieces: number;
  [column: string]: unknown;
}

/** What the shop has acknowledged to whom so far. */
export class World {
  readonly shop: Shop;
  readonly random: Random;
  readonly people: Person[] = [];
  readonly articles: Article[] = [];
  readonly orders: PlacedOrder[] = [];
  readonly cards: GiftCard[] = [];
  readonly shelves: Shelf[] = [];
  readonly findings: Finding[] = [];
  /** Ids of documents that were read. */
  readonly read = new Set<string>();
  /** Message-IDs of emails that have arrived. */
  readonly arrived = new Set<string>();
  /** Words of the editors' pages by their number; `null`: withdrawn. */
  readonly published = new Map<number, string | null>();
  /** Sales of the whole shop, when the run began. */
  salesBefore: Sales = { taxed: {}, sold: {} };
  /** Store numbers. */
  stores: string[] = [];
  /** Tells this run's people, cards and pages from those of earlier runs. */
  readonly run: string;
  /** Milliseconds that were leapt. */
  leapt = 0;
  /** The step that runs, by its name in the story. */
  step = '';
  /** Steps so far. */
  steps = 0;
  /** All browsers are looked at, and not only who acted. */
  isThorough = false;
  /** What browsers are shown in this round of checks. */
  readonly sights = new Map<Device, Promise<Sight | null>>();
  /** Device that acts in this step. */
  acting: Device | null = null;
  /** Device that acted last, in this step or an earlier one. */
  present: Device | null = null;

  constructor(shop: Shop, random: Random, run: string) {
    this.shop = shop;
    this.random = random;
    this.run = run;
  }

  /** Simulated time, milliseconds. */
  now = (): number => Date.now() + this.leapt;

  get devices(): Device[] {
    return this.people.flatMap(({ devices }) => devices);
  }

  /** Orders that are looked at: all, or after a step the last ones of whoever acted. */
  get watchedOrders(): readonly PlacedOrder[] {
    if (this.isThorough) return this.orders;
    const { acting } = this;
    return this.orders.filter(({ visit }) => visit.current === acting?.visit).slice(-3);
  }

  found(invariant: string, expected: string, found: string): void {
    this.findings.push({ invariant, expected, found });
  }

  article(sku: string): Article {
    const article = this.articles.find((each) => each.sku === sku);
    if (!article) throw new Error(`the simulation has no article ${sku}`);
    return article;
  }
}

/** `Anna (phone)` */
export const nameOf = ({ person, label }: Device): string => `${person.name} (${label})`;
