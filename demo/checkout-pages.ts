import { basket } from '@/cms-schema/content-types/basket';
import { checkoutAddress } from '@/cms-schema/content-types/checkout-address';
import { checkoutConfirmation } from '@/cms-schema/content-types/checkout-confirmation';
import { checkoutPayment } from '@/cms-schema/content-types/checkout-payment';
import { checkoutReview } from '@/cms-schema/content-types/checkout-review';
import { node } from '@/cms-schema/content-types/node';
import { orderStatus } from '@/cms-schema/content-types/order-status';
import { page } from '@/cms-schema/content-types/page';
import { reservation } from '@/cms-schema/content-types/reservation';
import { articleRow } from './articles/article-row';
import type { ProjectId } from '@/lib/shop/project/projects';
import { entry, type InLanguages, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

const KEEP_LOOKING = inSix(
  'Weiter einkaufen',
  'Continue shopping',
  'Pokračovat v nákupu',
  'Kontynuuj zakupy',
  'Verder winkelen',
  'Continuer vos achats',
);

interface Step {
  /** Last part of the path, the same in every language, because named routes use it. */
  key: string;
  name: InLanguages<string>;
  block: (shop: ProjectId, id: string) => SeedEntry;
}

const cart: Step = {
  key: 'cart',
  name: inSix('Warenkorb', 'Basket', 'Košík', 'Koszyk', 'Winkelmand', 'Panier'),
  block: (shop, id) =>
    entry(basket, id, {
      headline: cart.name,
      emptyText: inSix(
        'Noch liegt nichts in Ihrem Warenkorb. Was Sie hineinlegen, heben wir sieben Tage für Sie auf.',
        'There is nothing in your basket yet. Whatever you add, we keep for you for seven days.',
        'V košíku zatím nic není. Co do něj vložíte, vám uchováme sedm dní.',
        'Koszyk jest jeszcze pusty. To, co Państwo do niego włożą, przechowamy przez siedem dni.',
        'Er ligt nog niets in je winkelmand. Wat je erin legt, bewaren we zeven dagen voor je.',
        'Votre panier est encore vide. Ce que vous y mettez, nous le gardons sept jours pour vous.',
      ),
      emptyLabel: KEEP_LOOKING,
      emptyLink: `node_${shop}-home`,
      emptyBlocks: [
        articleRow(
          `${shop}-checkout-cart-articles`,
          inSix(
            'Vielleicht gefällt Ihnen das',
            'You may like these',
            'Mohlo by se vám líbit',
            'To może się Państwu spodobać',
            'Misschien iets voor jou',
            'Cela pourrait vous plaire',
          ),
          [],
          'HOMEPAGE',
        ),
      ],
    }),
};

const address: Step = {
  key: 'address',
  name: inSix('Adresse', 'Address', 'Adresa', 'Adres', 'Adres', 'Adresse'),
  block: (_, id) =>
    entry(checkoutAddress, id, {
      headline: inSix(
        'Wohin dürfen wir liefern?',
        'Where should we deliver?',
        'Kam máme doručit?',
        'Dokąd mamy dostarczyć paczkę?',
        'Waar mogen we bezorgen?',
        'Où devons-nous livrer ?',
      ),
      text: inSix(
        'Wir fragen nur nach dem, was auf das Paket gehört. Ein Konto brauchen Sie nicht.',
        'We only ask for what goes on the parcel. You do not need an account.',
        'Ptáme se jen na to, co patří na balík. Účet nepotřebujete.',
        'Pytamy tylko o to, co musi znaleźć się na paczce. Konto nie jest potrzebne.',
        'We vragen alleen wat op het pakket hoort. Een account heb je niet nodig.',
        'Nous demandons seulement ce qui figure sur le colis. Un compte n’est pas nécessaire.',
      ),
    }),
};

const payment: Step = {
  key: 'payment',
  name: inSix(
    'Versand und Zahlung',
    'Delivery and payment',
    'Doprava a platba',
    'Dostawa i płatność',
    'Bezorging en betaling',
    'Livraison et paiement',
  ),
  block: (_, id) => entry(checkoutPayment, id, { headline: payment.name }),
};

const review: Step = {
  key: 'review',
  name: inSix(
    'Prüfen und bestellen',
    'Review and order',
    'Kontrola a objednání',
    'Sprawdzenie i zamówienie',
    'Controleren en bestellen',
    'Vérification et commande',
  ),
  block: (shop, id) =>
    entry(checkoutReview, id, {
      headline: review.name,
      termsLink: `node_${shop}-agb_modal`,
      withdrawalLink: `node_${shop}-widerruf_modal`,
      privacyLink: `node_${shop}-datenschutz_modal`,
    }),
};

const confirmation: Step = {
  key: 'confirmation',
  name: inSix('Bestellt', 'Ordered', 'Objednáno', 'Zamówione', 'Besteld', 'Commande passée'),
  block: (shop, id) =>
    entry(checkoutConfirmation, id, {
      headline: inSix(
        'Vielen Dank für Ihre Bestellung',
        'Thank you for your order',
        'Děkujeme za vaši objednávku',
        'Dziękujemy za zamówienie',
        'Bedankt voor je bestelling',
        'Merci pour votre commande',
      ),
      text: inSix(
        'Wir packen Ihr Paket und schreiben Ihnen, sobald es unterwegs ist.',
        'We are packing your parcel and will write to you as soon as it is on its way.',
        'Balík připravíme a napíšeme vám, jakmile bude na cestě.',
        'Spakujemy paczkę i napiszemy, gdy tylko zostanie wysłana.',
        'We pakken je pakket in en schrijven je zodra het onderweg is.',
        'Nous préparons votre colis et vous écrirons dès qu’il sera en route.',
      ),
      continueLabel: KEEP_LOOKING,
      continueLink: `node_${shop}-home`,
    }),
};

const reservationStep: Step = {
  key: 'reservation',
  name: inSix(
    'Reservierung',
    'Reservation',
    'Rezervace',
    'Rezerwacja',
    'Reservering',
    'Réservation',
  ),
  block: (shop, id) =>
    entry(reservation, id, {
      headline: reservationStep.name,
      emptyText: inSix(
        'Noch liegt nichts in Ihrer Reservierung. Wählen Sie bei einem Artikel „In der Filiale reservieren“.',
        'There is nothing in your reservation yet. Choose “Reserve in store” on an item’s page.',
        'Ve vaší rezervaci zatím nic není. U zboží zvolte „Rezervovat na prodejně“.',
        'W Państwa rezerwacji nic jeszcze nie ma. Na stronie artykułu proszę wybrać „Zarezerwuj w salonie”.',
        'Er staat nog niets in je reservering. Kies bij een artikel ‘Reserveren in de winkel’.',
        'Votre réservation est encore vide. Choisissez « Réserver en magasin » sur la page d’un article.',
      ),
      emptyLabel: KEEP_LOOKING,
      emptyLink: `node_${shop}-home`,
    }),
};

const orderPage: Step = {
  key: 'order',
  name: inSix(
    'Bestellstatus',
    'Order status',
    'Stav objednávky',
    'Status zamówienia',
    'Bestelstatus',
    'État de la commande',
  ),
  block: (_, id) =>
    entry(orderStatus, id, {
      headline: orderPage.name,
      text: inSix(
        'Mit Bestellnummer und E-Mail-Adresse sehen Sie, wie weit Ihre Bestellung ist, laden die Rechnung, stornieren oder widerrufen.',
        'With your order number and email address you can track your order, get the invoice, cancel or withdraw.',
        'Po zadání čísla objednávky a e-mailu uvidíte, v jakém je objednávka stavu, a můžete si stáhnout fakturu, objednávku stornovat nebo odstoupit od smlouvy.',
        'Po podaniu numeru zamówienia i adresu e-mail mogą Państwo sprawdzić stan zamówienia, pobrać fakturę, anulować zamówienie lub odstąpić od umowy.',
        'Met bestelnummer en e-mailadres zie je hoe ver je bestelling is, download je de factuur, annuleer of herroep je.',
        'Avec le numéro de commande et l’adresse e-mail, suivez votre commande, téléchargez la facture, annulez ou rétractez-vous.',
      ),
    }),
};

/** Position of the first checkout page among the nodes of a shop. */
const SORT = 970;

/** Omits the reservation for a shop without stores. */
const stepsOf = (shop: ProjectId): Step[] => [
  cart,
  address,
  payment,
  review,
  confirmation,
  orderPage,
  ...(shop === 'eck' ? [] : [reservationStep]),
];

/** Basket and checkout of a shop, each page before its node; no navigation links to them. */
export const checkoutPages = (shop: ProjectId): SeedEntry[] =>
  stepsOf(shop).flatMap(({ key, name, block }, index) => [
    entry(page, `${shop}-page-checkout-${key}`, {
      title: `${shop.toUpperCase()} Bestellung: ${name.de}`,
      main: [block(shop, `${shop}-checkout-${key}`)],
    }),
    entry(node, `${shop}-node-checkout-${key}`, {
      nodeId: `${shop}-checkout-${key}`,
      nodeType: 'service',
      project: shop,
      name,
      path: { de: `/checkout/${key}` },
      parent: `${shop}-node-home`,
      page: `${shop}-page-checkout-${key}`,
      sort: SORT + index,
      showInCategories: false,
    }),
  ]);
