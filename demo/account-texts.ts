import { loyaltyCard } from '@/cms-schema/content-types/loyalty-card';
import { textBox } from '@/cms-schema/content-types/text-box';
import type { ProjectId } from '@/lib/shop/project/projects';
import { linkTo, paragraph, richText } from './rich-text';
import { entry, type InLanguages, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

export interface AccountPage {
  /** Last part of the ids. */
  key: string;
  /** Identical in every language, because named routes lead to it (lib/shop/routes/content-path). */
  path: string;
  name: InLanguages<string>;
  block: (shop: ProjectId, id: string) => SeedEntry;
}

const toLogin = (sentence: string, label: string) =>
  richText(paragraph(`${sentence} `, linkTo('/account', label), '.'));

/** Target of an expired link for a new password. */
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
          'Falls Sie angemeldet sind, melden Sie sich bitte zuerst ab. Einen neuen Link fordern Sie bei der Anmeldung an:',
          'zur Anmeldung',
        ),
        toLogin(
          'If you are logged in, please log out first. You can request a new link on the login page:',
          'to the login',
        ),
        toLogin(
          'Pokud jste přihlášeni, nejprve se prosím odhlaste. O nový odkaz požádáte na přihlašovací stránce:',
          'k přihlášení',
        ),
        toLogin(
          'Jeśli są Państwo zalogowani, proszę najpierw się wylogować. Nowy link można zamówić na stronie logowania:',
          'do logowania',
        ),
        toLogin(
          'Ben je nog ingelogd, log dan eerst uit. Een nieuwe link vraag je aan op de inlogpagina:',
          'naar het inloggen',
        ),
        toLogin(
          'Si vous êtes connecté, déconnectez-vous d’abord. Vous pouvez demander un nouveau lien sur la page de connexion :',
          'vers la connexion',
        ),
      ),
    }),
};

/** Target of the loyalty card in the account menu. */
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
  block: (shop, id) =>
    // Differs from the page's id: older spaces have a text with that id, and the type of an entry
    // cannot change.
    entry(loyaltyCard, `${id}-forms`, {
      headline: card.name,
      termsLink: `node_${shop}-agb_modal`,
      privacyLink: `node_${shop}-datenschutz_modal`,
      text: inSix(
        'Sammeln Sie bei jedem Einkauf Guthaben, in allen Häusern unserer Gruppe und hier.',
        'Earn credit with every purchase, in all stores of our group and here.',
        'Sbírejte kredit při každém nákupu, ve všech prodejnách naší skupiny i zde.',
        'Za każdy zakup otrzymują Państwo środki na kartę, we wszystkich salonach naszej grupy i tutaj.',
        'Spaar tegoed bij elke aankoop, in alle winkels van onze groep en hier.',
        'Cumulez du crédit à chaque achat, dans tous les magasins de notre groupe et ici.',
      ),
    }),
};
