import { z } from 'zod';
import { CURRENCIES } from '@/lib/shop/project/currencies';
import { isIban, isQrIban } from './check-digits';
import { STANDARD_CLASS } from './vat-classes';

const line = z.string().trim().max(200);
const country = z.string().regex(/^[A-Z]{2}$/, 'expected a country code like "DE"');

/** `4.95`, as minor units: a text, because a number like 157.6 would leave open what it means. */
const amount = z
  .string()
  .regex(/^\d{1,6}\.\d{2}$/, 'expected an amount like "4.95"')
  .transform((text) => Number(text.replace('.', '')));
const amounts = z.partialRecord(z.enum(CURRENCIES), amount);

/** `all` means wherever the shop delivers, `EU` every member state. */
const countries = z.union([z.enum(['all', 'EU']), z.array(country).min(1)], {
  error: 'expected "all", "EU" or a list of country codes like ["DE", "AT"]',
});

const address = { name: line, street: line, postalCode: line, city: line, country };

const bankAccount = z.strictObject({
  holder: line,
  iban: z
    .string()
    .regex(/^$|^[A-Z]{2}\d{2}[A-Z0-9 ]{8,36}$/, 'expected an IBAN, or nothing')
    .refine((text) => text === '' || isIban(text), 'its check digits are wrong')
    // A transfer carries a creditor reference, which a QR-IBAN does not accept.
    .refine(
      (text) => !isQrIban(text),
      'expected the ordinary IBAN of the account, not its QR-IBAN',
    ),
  bic: z.string().regex(/^$|^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/, 'expected a BIC, or nothing'),
});

/** Empty texts are what a merchant has not decided yet, see `missingSettings`. */
const seller = z.strictObject({
  ...address,
  /** Court and number, where the seller is in a register of companies: `Amtsgericht München, HRB 1`. */
  register: line.optional(),
  /** Directors, where letters have to name them. */
  directors: line.optional(),
  vatNumber: line,
  /** Where the seller can declare value added tax beyond its own country: the Union scheme of the One-Stop Shop, Switzerland. */
  vatRegistrations: z.array(z.enum(['OSS', 'CH'])).optional(),
  bankAccount,
  /** Accounts for transfers in other currencies: `{ "CHF": … }`. */
  accounts: z.partialRecord(z.enum(CURRENCIES), bankAccount).optional(),
});

const zone = z
  .strictObject({
    countries,
    /** Working days from the order to the parcel's arrival. */
    days: z.strictObject({ from: z.int().min(1).max(60), until: z.int().min(1).max(90) }),
    price: amounts,
    /** Value of goods from which shipping is free; without it, it never is. */
    freeFrom: amounts.optional(),
  })
  .refine(({ days }) => days.from <= days.until, {
    path: ['days'],
    message: 'expected "from" to be at most "until"',
  });

/** Percent, as per mille; rates have at most one decimal. */
const percent = z
  .number()
  .min(0)
  .max(30)
  .refine((rate) => Math.abs(rate * 10 - Math.round(rate * 10)) < 1e-9, {
    message: 'expected a rate in percent with at most one decimal, like 5.5',
  })
  .transform((rate) => Math.round(rate * 10));

const vatClass = z
  .string()
  .regex(/^[a-zA-Z][\w-]{0,39}$/, 'expected a name like "books"')
  .refine(
    (name) => name !== STANDARD_CLASS,
    'expected another name than that of the standard rate',
  );

const rounding = z.strictObject({
  step: amount.refine((step) => step > 0, 'expected more than "0.00"'),
  direction: z.enum(['nearest', 'down', 'up']).default('nearest'),
});

const pictures = z
  .strictObject({
    /** Address of a product picture, with placeholders, see `PictureRules`. */
    address: z
      .string()
      .max(500)
      .regex(/^(?:https:\/\/|\/)/, 'expected an address that begins with https:// or /')
      .refine(
        (text) => text.includes('{item}') && text.includes('{picture}'),
        'expected the placeholders {item} and {picture}',
      ),
    /** Pixels, ascending. */
    widths: z
      .array(z.int().min(50).max(4000))
      .min(1)
      .max(12)
      .refine(
        (widths) => widths.every((width, at) => width > (widths[at - 1] ?? 0)),
        'expected ascending widths',
      ),
    /** Text for `{dark}` in pictures for dark mode; without it, there are none. */
    dark: z.string().min(1).max(40).optional(),
  })
  .refine(({ address, widths }) => widths.length === 1 || address.includes('{width}'), {
    path: ['address'],
    message: 'expected {width}, because there are several widths',
  })
  .refine(({ address, dark }) => dark === undefined || address.includes('{dark}'), {
    path: ['address'],
    message: 'expected {dark}, because there are pictures for dark mode',
  });

/** The official graphic of one language, unaltered and in colour. */
const noticeGraphic = z.strictObject({
  /** Its file below `public`. */
  picture: z
    .string()
    .regex(
      /^(?:\/[\w-]+(?:\.[\w-]+)*)+\.(?:png|jpe?g|webp|svg)$/,
      'expected the path of a picture below the folder public, like "/legal/guarantee-de.png"',
    ),
  /** Pixels of the file, so that the page keeps its place while it loads. */
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  /** Read to people who cannot see it. */
  text: z
    .string()
    .trim()
    .min(100, 'expected the whole text of the graphic, for people who cannot see it')
    .max(4_000),
});

const isPattern = (text: string) => {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
};

const offered = z.strictObject({ countries }).optional();

export const settingsSchema = z.strictObject({
  $schema: z.string().optional(),
  seller,
  /** Currency by country, where it is not that of `currencyOf`: `{ "CH": "CHF" }`. */
  currencies: z.partialRecord(country, z.enum(CURRENCIES)).optional(),
  /** How prices are rounded that the shop computes, by currency; otherwise to the minor unit: `{ "CHF": { "step": "0.05" } }`. */
  rounding: z.partialRecord(z.enum(CURRENCIES), rounding).optional(),
  mail: z.strictObject({
    /** Sender of all emails. */
    from: z.union([z.literal(''), z.email('expected an email address')]),
    /** Name of the sender; otherwise the name of the shop in the content. */
    name: line.optional(),
    /** Receives messages of the contact form; otherwise the sender. */
    contact: z.email('expected an email address').optional(),
  }),
  delivery: z.strictObject({
    /** Working days after which an order leaves the warehouse. */
    handlingDays: z.int().min(0).max(30),
    /** The first zone with a country counts. */
    zones: z.array(zone).min(1),
  }),
  /**
   * Classes of articles with rates other than the standard one, in percent by country:
   * `{ "books": { "DE": 7, "FR": 5.5 } }`. In a country that is missing, the standard rate is due.
   */
  vatClasses: z.record(vatClass, z.partialRecord(country, percent)).optional(),
  /**
   * `singlePurpose`: gift cards are accepted at home only, at one rate of tax, and taxed when they are sold.
   * Without it they are for many purposes, and a shop that delivers to one country sells none.
   */
  giftCards: z.enum(['singlePurpose']).optional(),
  /** Methods that are missing are not offered. Countries of PayPal and Amazon Pay are in the content. */
  payment: z.strictObject({
    card: offered,
    klarna: offered,
    sepaDebit: offered,
    prepayment: offered,
    invoice: z
      .strictObject({
        countries,
        /** Largest amount by currency; other currencies have no invoice. Without it, any amount. */
        upTo: amounts.optional(),
      })
      .optional(),
  }),
  returns: z.strictObject({
    /** Days after the delivery. */
    days: z.int().min(14).max(365),
    /** Who takes the parcels, as the label names it. */
    carrier: z.string().trim().min(1).max(40).optional(),
    /** Where parcels go, if not to the seller. */
    address: z.strictObject(address).optional(),
  }),
  /**
   * The harmonised notice on the legal guarantee by language (Implementing Regulation (EU) 2025/1960, annex I);
   * without the graphic of its language, a page has none.
   */
  guaranteeNotice: z
    .record(z.string().regex(/^[a-z]{2}$/, 'expected a language like "de"'), noticeGraphic)
    .optional(),
  /** Where product pictures are, if not at the picture service. */
  pictures: pictures.optional(),
  /** Values of the colour filter in their order, each with its name by language; they replace the usual ones. */
  filterColours: z
    .record(
      z.string().regex(/^[a-z][a-z_]{0,39}$/, 'expected a name like "dark_blue"'),
      z.record(z.string().regex(/^[a-z]{2}$/, 'expected a language like "de"'), line.min(1)),
    )
    .refine((colours) => Object.keys(colours).length > 0, 'expected at least one colour')
    .optional(),
  search: z
    .strictObject({
      /** Regular expression of article numbers; a search for one with a single hit leads straight to it. */
      articleNumber: z
        .string()
        .min(1)
        .max(100)
        .refine(isPattern, 'expected a regular expression like "\\d{8}"'),
    })
    .optional(),
});

/** What a merchant decides for one shop; amounts in minor units. */
export type ShopSettings = z.output<typeof settingsSchema>;
export type CountrySetting = z.output<typeof countries>;
export type Seller = ShopSettings['seller'];
export type BankAccount = Seller['bankAccount'];
export type PaymentSettings = ShopSettings['payment'];
export type DeliveryZone = ShopSettings['delivery']['zones'][number];
