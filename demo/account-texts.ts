import { loyaltyCard } from '@/cms-schema/content-types/loyalty-card';
import { textBox } from '@/cms-schema/content-types/text-box';
import type { Shop } from './legal/legal-pages';
import { linkTo, paragraph, richText } from './rich-text';
import { entry, type InLanguages, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

/** A page of a shop's account. */
export interface AccountPage {
  /** Last part of ids. */
  key: string;
  /** The same in every language: named routes lead to it (lib/routes/content-path). */
  path: string;
  name: InLanguages<string>;
  block: (shop: Shop, id: string) => SeedEntry;
}

const toLogin = (sentence: string, label: string) =>
  richText(paragraph(`${sentence} `, linkTo('/account', label), '.'));

/** Where a link for a new password leads that is too old. */
export const expired: AccountPage = {
  key: 'expired',
  path: '/set-password/expired',
  name: inSix(
    'Dieser Link ist abgelaufen',
    'This link has expired',
    'Tento odkaz vypršel',
    'Ten link wygasł',
    'Deze link is verlopen',
    'Ce lien a expiré',
  ),
  block: (_, id) =>
    entry(textBox, id, {
      title: 'Abgelaufener Link',
      headline: expired.name,
      body: inSix(
        toLogin(
          'Diese Seite gilt nicht mehr. Bitte melden Sie sich ab und versuchen Sie es noch einmal:',
          'zur Anmeldung',
        ),
        toLogin('This page is no longer valid. Please log out and try again:', 'to the login'),
        toLogin('Tato stránka už neplatí. Odhlaste se prosím a zkuste to znovu:', 'k přihlášení'),
        toLogin(
          'Ta strona straciła ważność. Proszę się wylogować i spróbować ponownie:',
          'do logowania',
        ),
        toLogin(
          'Deze pagina is niet meer geldig. Log uit en probeer het opnieuw:',
          'naar het inloggen',
        ),
        toLogin(
          'Cette page n’est plus valable. Veuillez vous déconnecter et réessayer :',
          'vers la connexion',
        ),
      ),
    }),
};

/** Where the account's menu leads for the card. */
export const card: AccountPage = {
  key: 'loyalty-card',
  path: '/account/loyalty-card',
  name: inSix(
    'Kundenkarte',
    'Loyalty card',
    'Věrnostní karta',
    'Karta klienta',
    'Klantenkaart',
    'Carte de fidélité',
  ),
  block: (_, id) =>
    // Not the page's own id: spaces of before have a text there, and a type is for ever.
    entry(loyaltyCard, `${id}-forms`, {
      headline: card.name,
      text: inSix(
        'Sammeln Sie bei jedem Einkauf Guthaben, in allen Häusern unserer Gruppe und hier.',
        'Collect credit with every purchase, in all stores of our group and here.',
        'Sbírejte kredit při každém nákupu, ve všech prodejnách naší skupiny i zde.',
        'Zbierają Państwo środki przy każdym zakupie, we wszystkich sklepach naszej grupy i tutaj.',
        'Spaar tegoed bij elke aankoop, in alle winkels van onze groep en hier.',
        'Cumulez du crédit à chaque achat, dans tous les magasins de notre groupe et ici.',
      ),
    }),
};
