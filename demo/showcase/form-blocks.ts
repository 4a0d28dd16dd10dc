import { competitionForm } from '@/cms-schema/content-types/competition-form';
import { earlyShopForm } from '@/cms-schema/content-types/early-shop-form';
import { newsletterConfirmation } from '@/cms-schema/content-types/newsletter-confirmation';
import { newsletterFlyout } from '@/cms-schema/content-types/newsletter-flyout';
import { newsletterPage } from '@/cms-schema/content-types/newsletter-page';
import { newsletterSignup } from '@/cms-schema/content-types/newsletter-signup';
import { entry, type SeedEntry } from '@/demo/seed-entry';
import type { DemoShop } from '@/demo/demo-shops';
import { inSix } from './in-six';

const PRIVACY = inSix(
  'Wir verwenden Ihre Angaben nur für diesen Zweck und löschen sie, sobald er erfüllt ist. Sie können Ihre Einwilligung jederzeit widerrufen, mit einem Klick in jeder E-Mail.',
  'We use your details for this purpose only and delete them once it is fulfilled. You can withdraw your consent at any time, with one click in every email.',
  'Vaše údaje použijeme jen k tomuto účelu a po jeho splnění je smažeme. Souhlas můžete kdykoli odvolat jedním kliknutím v každém e-mailu.',
  'Państwa dane wykorzystamy tylko w tym celu i usuniemy po jego spełnieniu. Zgodę można wycofać w każdej chwili, jednym kliknięciem w każdym e-mailu.',
  'We gebruiken je gegevens alleen hiervoor en wissen ze zodra het doel bereikt is. Je kunt je toestemming altijd intrekken, met één klik in elke e-mail.',
  'Nous n’utilisons vos données que dans ce but et les effaçons ensuite. Vous pouvez retirer votre accord à tout moment, d’un clic dans chaque e-mail.',
);

const MONTHLY = inSix(
  'Einmal im Monat, was neu im Haus ist.',
  'What is new, once a month.',
  'Jednou za měsíc, co je u nás nového.',
  'Raz w miesiącu nowości.',
  'Eén keer per maand, wat er nieuw is.',
  'Une fois par mois, les nouveautés de la maison.',
);

/** Target of newsletter links: this page, which has the newsletter form. */
const here = (project: DemoShop) => `node_${project}-showcase`;

const newsletter = (project: DemoShop): SeedEntry[] => [
  entry(newsletterSignup, `${project}-showcase-signup`, {
    headline: inSix(
      'Newsletter',
      'Newsletter',
      'Newsletter',
      'Newsletter',
      'Nieuwsbrief',
      'Newsletter',
    ),
    text: MONTHLY,
    target: here(project),
  }),
  entry(newsletterPage, `${project}-showcase-newsletter`, {
    headline: inSix(
      'Newsletter bestellen',
      'Subscribe to our newsletter',
      'Odebírat newsletter',
      'Zamów newsletter',
      'Nieuwsbrief aanvragen',
      'S’abonner à la newsletter',
    ),
    text: MONTHLY,
    privacyText: PRIVACY,
  }),
  entry(newsletterConfirmation, `${project}-showcase-confirmation`, {
    headline: inSix(
      'Ihre Anmeldung ist bestätigt',
      'Your subscription is confirmed',
      'Váš odběr je potvrzen',
      'Subskrypcja została potwierdzona',
      'Je aanmelding is bevestigd',
      'Votre inscription est confirmée',
    ),
    errorText: inSix(
      'Der Link ist nicht mehr gültig. Bitte melden Sie sich noch einmal an.',
      'The link is no longer valid. Please subscribe once more.',
      'Odkaz už neplatí. Přihlaste se prosím k odběru znovu.',
      'Link stracił ważność. Prosimy zapisać się ponownie.',
      'De link is niet meer geldig. Meld je opnieuw aan.',
      'Le lien n’est plus valable. Veuillez vous inscrire à nouveau.',
    ),
  }),
  entry(newsletterFlyout, `${project}-showcase-flyout`, {
    headline: inSix(
      'Bleiben wir in Verbindung',
      'Let us stay in touch',
      'Zůstaňme v kontaktu',
      'Zostańmy w kontakcie',
      'Laten we contact houden',
      'Restons en contact',
    ),
    text: MONTHLY,
    // Not this page, because the link is hidden on the page that it leads to.
    target: `node_${project}-newsletter`,
  }),
];

const raffle = (project: DemoShop) =>
  entry(competitionForm, `${project}-showcase-competition`, {
    headline: inSix(
      'Ein Wochenende in Wien',
      'A weekend in Vienna',
      'Víkend ve Vídni',
      'Weekend w Wiedniu',
      'Een weekend in Wenen',
      'Un week-end à Vienne',
    ),
    text: inSix(
      'Gewinnen Sie zwei Nächte und einen Anzug nach Maß.',
      'Win two nights and a made-to-measure suit.',
      'Vyhrajte dvě noci a oblek na míru.',
      'Do wygrania dwie noce i garnitur na miarę.',
      'Win twee nachten en een maatpak.',
      'Gagnez deux nuits et un costume sur mesure.',
    ),
    participationPrivacy: PRIVACY,
    notificationInfo: inSix(
      'Sie dürfen mich per E-Mail benachrichtigen.',
      'You may notify me by email.',
      'Můžete mě informovat e-mailem.',
      'Proszę o powiadomienie e-mailem.',
      'Jullie mogen me per e-mail bericht sturen.',
      'Vous pouvez m’informer par e-mail.',
    ),
  });

const early = (project: DemoShop) =>
  entry(earlyShopForm, `${project}-showcase-early`, {
    headline: inSix(
      'Vor allen anderen',
      'Before everyone else',
      'Dřív než ostatní',
      'Przed innymi',
      'Eerder dan de rest',
      'Avant tout le monde',
    ),
    text: inSix(
      'Einen Tag früher im Schlussverkauf.',
      'One day early in the sale.',
      'O den dřív ve výprodeji.',
      'O dzień wcześniej na wyprzedaży.',
      'Een dag eerder in de uitverkoop.',
      'Un jour plus tôt aux soldes.',
    ),
    participationPrivacy: PRIVACY,
    triggerId: '12806',
  });

export const showcaseForms = (project: DemoShop): SeedEntry[] => [
  ...newsletter(project),
  raffle(project),
  early(project),
];
