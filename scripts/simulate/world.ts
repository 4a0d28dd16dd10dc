import type { Browser } from './browser';
import { Possible } from './belongings';
import type { Sight } from './sight';
import type { Random } from './random';
import type { Shop } from './shop';

/** An article that is sold in the simulation. */
export interface Article {
  sku: string;
  articleNumber: string;
  itemNumber: string;
  price: number;
  /** Pieces bought in: the stock at the start, and what staff have added. */
  boughtIn: number;
}

/** A session, of a guest or of all devices of a customer. */
export class Visit {
  readonly possible = new Possible();
  readonly isCustomers: boolean;
  /** Simulated time of the last change that was accepted. */
  changedAt = 0;
  wishedAt = 0;
  /** Session into which a guest's things were merged at login. */
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
  /** Session that the devices of an account share; `null` without an account. */
  account: Visit | null;
  /** Whether the link in the confirmation email was followed. */
  isConfirmed: boolean;
}

/** A browser and its owner. */
export interface Device {
  /** `phone` */
  label: string;
  person: Person;
  browser: Browser;
  visit: Visit;
  /** Simulated time of the login; `null`: not logged in. */
  loggedInAt: number | null;
  /** Simulated time of the last change, which extends the login. */
  changedAt: number;
  /**
   * Whether a login or registration had no response, so that the browser alone knows the result.
   */
  isDoubtful: boolean;
  /** Ids of the basket's lines by SKU as this browser last saw them. */
  lineIds: Readonly<Record<string, string>>;
}

export type Paying = 'unpaid' | 'paid' | 'processing' | 'transfer' | 'ended';

/** An order that the shop has acknowledged. */
export interface PlacedOrder {
  /** Step that placed it, because numbers differ whenever a story is run. */
  label: string;
  id: string;
  number: string;
  person: Person;
  visit: Visit;
  lines: Readonly<Record<string, number>>;
  /** Gift cards that the customer was shown to pay with. */
  cards: readonly string[];
  method: string;
  /** Amount due that the customer was shown. */
  due: number;
  payUrl: string | null;
  paying: Paying;
  email: string;
  /** Whether pieces were shipped. */
  isShipped: boolean;
}

/** Something that does not hold. */
export interface Broken {
  expected: string;
  found: string;
}

export interface Finding extends Broken {
  invariant: string;
}

/** Sums in minor units, by currency. */
export type Sums = Readonly<Record<string, number>>;

/** Sales by the VAT export, and by the exports of orders and refunds. */
export interface Sales {
  taxed: Sums;
  sold: Sums;
}

/** A gift card handed out in the simulation. */
export interface GiftCard {
  code: string;
  value: number;
}

/** Pieces of an article that a store had at the start, including those that were reserved. */
export interface Shelf {
  store: string;
  sku: string;
  pieces: number;
  [column: string]: unknown;
}

/** The model: what the shop has acknowledged to whom. */
export class World {
  readonly shop: Shop;
  readonly random: Random;
  readonly people: Person[] = [];
  readonly articles: Article[] = [];
  readonly orders: PlacedOrder[] = [];
  readonly cards: GiftCard[] = [];
  readonly shelves: Shelf[] = [];
  readonly findings: Finding[] = [];
  /** Ids of documents that were checked. */
  readonly read = new Set<string>();
  /** Message-IDs of emails that have arrived. */
  readonly arrived = new Set<string>();
  /** Words of the editors' pages by their number; `null`: withdrawn. */
  readonly published = new Map<number, string | null>();
  /** Sales of the whole shop when the run began. */
  salesBefore: Sales = { taxed: {}, sold: {} };
  /** Store numbers. */
  stores: string[] = [];
  /** Distinguishes this run's people, cards and pages from those of earlier runs. */
  readonly run: string;
  /** Milliseconds that have passed in leaps. */
  leapt = 0;
  /** Current step, by its name in the story. */
  step = '';
  /** Number of steps so far. */
  steps = 0;
  /** Whether all devices are checked, and not only the one that acted. */
  isThorough = false;
  /** What browsers show in this round of checks. */
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

  /** Orders to check: all, or after a step the last ones of the visitor who acted. */
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
