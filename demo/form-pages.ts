import { newsletterConfirmation } from '@/cms-schema/content-types/newsletter-confirmation';
import { newsletterEnd } from '@/cms-schema/content-types/newsletter-end';
import { node } from '@/cms-schema/content-types/node';
import { page } from '@/cms-schema/content-types/page';
import type { ProjectId } from '@/lib/shop/project/projects';
import { entry, type SeedEntry } from './seed-entry';
import { inSix } from './showcase/in-six';

const END = inSix(
  'Newsletter abbestellen',
  'Unsubscribe from the newsletter',
  'Zrušit odběr newsletteru',
  'Rezygnacja z newslettera',
  'Afmelden voor de nieuwsbrief',
  'Se désinscrire de la newsletter',
);

const CONFIRMED = inSix(
  'Bestätigt',
  'Confirmed',
  'Potvrzeno',
  'Potwierdzono',
  'Bevestigd',
  'Confirmé',
);

const ending = (shop: ProjectId) =>
  entry(newsletterEnd, `${shop}-newsletter-end`, {
    headline: END,
    text: inSix(
      'Schade. Sagen Sie uns, wenn Sie mögen, woran es liegt.',
      'A pity. If you like, tell us why.',
      'Škoda. Pokud chcete, řekněte nám proč.',
      'Szkoda. Jeśli zechcą Państwo, prosimy podać powód.',
      'Jammer. Vertel ons, als je wilt, waarom.',
      'Dommage. Si vous le souhaitez, dites-nous pourquoi.',
    ),
  });

const confirmed = (shop: ProjectId) =>
  entry(newsletterConfirmation, `${shop}-form-confirmed`, {
    headline: inSix(
      'Vielen Dank, das ist erledigt',
      'Thank you, that is done',
      'Děkujeme, hotovo',
      'Dziękujemy, gotowe',
      'Dank je wel, dat is geregeld',
      'Merci, c’est fait',
    ),
    text: inSix(
      'Sie müssen nichts weiter tun.',
      'There is nothing more to do.',
      'Nic dalšího dělat nemusíte.',
      'Nic więcej nie trzeba robić.',
      'Je hoeft verder niets te doen.',
      'Vous n’avez rien d’autre à faire.',
    ),
    errorHeadline: inSix(
      'Der Link ist nicht mehr gültig',
      'The link is no longer valid',
      'Odkaz už neplatí',
      'Link stracił ważność',
      'De link is niet meer geldig',
      'Le lien n’est plus valable',
    ),
    errorText: inSix(
      'Bitte schicken Sie das Formular noch einmal ab.',
      'Please send the form once more.',
      'Odešlete prosím formulář znovu.',
      'Prosimy wysłać formularz ponownie.',
      'Verstuur het formulier nog een keer.',
      'Veuillez renvoyer le formulaire.',
    ),
  });

/** Pages that links in the shop's emails lead to; each page before its node. */
export function formPages(shop: ProjectId): SeedEntry[] {
  const service = {
    nodeType: 'service',
    project: shop,
    parent: `${shop}-node-home`,
    showInCategories: false,
  } as const;
  return [
    entry(page, `${shop}-page-newsletter-end`, {
      title: `${shop.toUpperCase()} Newsletter: abbestellen`,
      main: [ending(shop)],
    }),
    entry(node, `${shop}-node-newsletter-end`, {
      ...service,
      nodeId: `${shop}-newsletter-abbestellen`,
      hideFromSearchEngines: true,
      name: END,
      path: inSix(
        '/newsletter-abbestellen',
        '/newsletter-unsubscribe',
        '/newsletter-zrusit',
        '/newsletter-rezygnacja',
        '/nieuwsbrief-afmelden',
        '/newsletter-desinscription',
      ),
      page: `${shop}-page-newsletter-end`,
      sort: 905,
    }),
    entry(page, `${shop}-page-form-confirmed`, {
      title: `${shop.toUpperCase()} Formular: bestätigt`,
      main: [confirmed(shop)],
    }),
    entry(node, `${shop}-node-form-confirmed`, {
      ...service,
      nodeId: `${shop}-bestaetigt`,
      hideFromSearchEngines: true,
      name: CONFIRMED,
      path: inSix(
        '/bestaetigt',
        '/confirmed',
        '/potvrzeno',
        '/potwierdzono',
        '/bevestigd',
        '/confirme',
      ),
      page: `${shop}-page-form-confirmed`,
      sort: 906,
    }),
  ];
}
