import { account } from '@/cms-schema/content-types/account';
import { accountAddress } from '@/cms-schema/content-types/account-address';
import { addressConfirmation } from '@/cms-schema/content-types/address-confirmation';
import { loginData } from '@/cms-schema/content-types/login-data';
import { node } from '@/cms-schema/content-types/node';
import { orderHistory } from '@/cms-schema/content-types/order-history';
import { page } from '@/cms-schema/content-types/page';
import { registration } from '@/cms-schema/content-types/registration';
import { reservationHistory } from '@/cms-schema/content-types/reservation-history';
import { setPassword } from '@/cms-schema/content-types/set-password';
import { welcomePage } from '@/cms-schema/content-types/welcome-page';
import { card, expired, type AccountPage } from './account-texts';
import type { ProjectId } from '@/lib/shop/project/projects';
import { entry, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

const KEEP_LOOKING = inSix(
  'Weiter einkaufen',
  'Continue shopping',
  'Pokračovat v nákupu',
  'Kontynuuj zakupy',
  'Verder winkelen',
  'Continuer vos achats',
);

const index: AccountPage = {
  key: 'index',
  path: '/account',
  name: inSix('Mein Konto', 'My account', 'Můj účet', 'Moje konto', 'Mijn account', 'Mon compte'),
  block: (_, id) => entry(account, id, { headline: index.name }),
};

const data: AccountPage = {
  key: 'login-data',
  path: '/account/login-data',
  name: inSix(
    'Zugangsdaten',
    'Login details',
    'Přihlašovací údaje',
    'Dane logowania',
    'Inloggegevens',
    'Identifiants',
  ),
  block: (_, id) => entry(loginData, id, { headline: data.name }),
};

const address: AccountPage = {
  key: 'address',
  path: '/account/account-address',
  name: inSix('Adresse', 'Address', 'Adresa', 'Adres', 'Adres', 'Adresse'),
  block: (_, id) =>
    entry(accountAddress, id, {
      headline: address.name,
      text: inSix(
        'Auf diese Adresse stellen wir Ihre Rechnungen aus.',
        'We make out your invoices to this address.',
        'Na tuto adresu vystavujeme vaše faktury.',
        'Na ten adres wystawiamy Państwa faktury.',
        'Dit adres zetten we op je facturen.',
        'Cette adresse figure sur vos factures.',
      ),
    }),
};

const history: AccountPage = {
  key: 'orders',
  path: '/account/order-history',
  name: inSix(
    'Bestellungen',
    'Order history',
    'Objednávky',
    'Zamówienia',
    'Bestellingen',
    'Commandes',
  ),
  block: (shop, id) =>
    entry(orderHistory, id, {
      headline: history.name,
      emptyText: inSix(
        'Sie haben hier noch nichts bestellt.',
        'You have not ordered anything here yet.',
        'Zatím jste zde nic neobjednali.',
        'Nie złożyli tu Państwo jeszcze żadnego zamówienia.',
        'Je hebt hier nog niets besteld.',
        'Vous n’avez encore rien commandé ici.',
      ),
      emptyLabel: KEEP_LOOKING,
      emptyLink: `node_${shop}-home`,
    }),
};

const reservations: AccountPage = {
  key: 'reservations',
  path: '/account/reservation',
  name: inSix(
    'Reservierungen',
    'Reservations',
    'Rezervace',
    'Rezerwacje',
    'Reserveringen',
    'Réservations',
  ),
  block: (shop, id) =>
    entry(reservationHistory, id, {
      headline: reservations.name,
      emptyText: inSix(
        'Sie haben noch nichts in einer Filiale reserviert.',
        'You have not reserved anything in a store yet.',
        'Zatím jste si na prodejně nic nezarezervovali.',
        'Nie zarezerwowali Państwo jeszcze niczego w salonie.',
        'Je hebt nog niets in een winkel gereserveerd.',
        'Vous n’avez encore rien réservé en magasin.',
      ),
      emptyLabel: KEEP_LOOKING,
      emptyLink: `node_${shop}-home`,
    }),
};

const registering: AccountPage = {
  key: 'registration',
  path: '/account/registration',
  name: inSix(
    'Konto anlegen',
    'Create an account',
    'Vytvořit účet',
    'Załóż konto',
    'Account aanmaken',
    'Créer un compte',
  ),
  block: (shop, id) =>
    entry(registration, id, {
      headline: registering.name,
      termsLink: `node_${shop}-agb_modal`,
      privacyLink: `node_${shop}-datenschutz_modal`,
      text: inSix(
        'Mit einem Konto bleibt Ihre Merkliste erhalten, und Sie sehen Ihre Bestellungen.',
        'With an account you keep your wishlist and can see your orders.',
        'S účtem vám zůstane seznam přání a uvidíte své objednávky.',
        'Dzięki kontu zachowają Państwo listę życzeń i zobaczą swoje zamówienia.',
        'Met een account blijft je verlanglijst bewaard en zie je je bestellingen.',
        'Avec un compte, vous conservez votre liste d’envies et retrouvez vos commandes.',
      ),
    }),
};

const welcome: AccountPage = {
  key: 'welcome',
  path: '/account/welcome-page',
  name: inSix('Willkommen', 'Welcome', 'Vítejte', 'Witamy', 'Welkom', 'Bienvenue'),
  block: (shop, id) =>
    entry(welcomePage, id, {
      headline: welcome.name,
      text: inSix(
        'Ihr Konto ist angelegt. Bitte öffnen Sie noch den Link in unserer E-Mail, damit wir wissen, dass die Adresse Ihnen gehört.',
        'Your account is ready. Please open the link in our email, so that we know the address is yours.',
        'Váš účet je vytvořen. Otevřete prosím ještě odkaz v našem e-mailu, abychom věděli, že adresa je vaše.',
        'Państwa konto zostało założone. Proszę otworzyć link w naszym e-mailu, abyśmy wiedzieli, że adres należy do Państwa.',
        'Je account is aangemaakt. Open nog even de link in onze e-mail, dan weten we dat het adres van jou is.',
        'Votre compte est créé. Veuillez ouvrir le lien dans notre e-mail, afin que nous sachions que l’adresse est la vôtre.',
      ),
      label: KEEP_LOOKING,
      link: `node_${shop}-home`,
    }),
};

const password: AccountPage = {
  key: 'set-password',
  path: '/set-password',
  name: inSix(
    'Neues Passwort setzen',
    'Set a new password',
    'Nastavit nové heslo',
    'Ustaw nowe hasło',
    'Nieuw wachtwoord instellen',
    'Choisir un nouveau mot de passe',
  ),
  block: (_, id) => entry(setPassword, id, { headline: password.name }),
};

const confirming: AccountPage = {
  key: 'confirm',
  path: '/set-password/confirm',
  name: inSix(
    'E-Mail-Adresse bestätigen',
    'Confirm the email address',
    'Potvrdit e-mailovou adresu',
    'Potwierdź adres e-mail',
    'E-mailadres bevestigen',
    'Confirmer l’adresse e-mail',
  ),
  block: (_, id) => entry(addressConfirmation, id, { headline: confirming.name }),
};

/** Position of the first account page among the nodes of a shop. */
const SORT = 985;

/** Omits reservations for a shop without stores. */
const pagesOf = (shop: ProjectId): AccountPage[] => [
  index,
  registering,
  welcome,
  password,
  expired,
  confirming,
  data,
  address,
  history,
  ...(shop === 'eck' ? [] : [reservations]),
  card,
];

/** The account pages of a shop, each before its node; header and account menu link to them. */
export const accountPages = (shop: ProjectId): SeedEntry[] =>
  pagesOf(shop).flatMap(({ key, path, name, block }, at) => [
    entry(page, `${shop}-page-account-${key}`, {
      title: `${shop.toUpperCase()} Konto: ${name.de}`,
      main: [block(shop, `${shop}-account-${key}`)],
    }),
    entry(node, `${shop}-node-account-${key}`, {
      nodeId: `${shop}-account-${key}`,
      nodeType: 'service',
      project: shop,
      name,
      path: { de: path },
      parent: `${shop}-node-home`,
      page: `${shop}-page-account-${key}`,
      sort: SORT + at,
      showInCategories: false,
    }),
  ]);
