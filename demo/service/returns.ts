import { linkElement } from '@/cms-schema/content-types/link-element';
import { salesChannel, salesChannelBar } from '@/cms-schema/content-types/sales-channel-bar';
import { returnPortal } from '@/cms-schema/content-types/return-portal';
import { textBox } from '@/cms-schema/content-types/text-box';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';
import type { DemoShop } from '@/demo/demo-shops';

const PROMISE = {
  hgg: paragraphInSix(
    'Bestellen Sie ruhig zwei Größen. Was nicht passt, kommt zurück: dreißig Tage lang, kostenlos, ohne Begründung.',
    'Do order two sizes. What does not fit comes back: for thirty days, free of charge, no reason given.',
    'Klidně si objednejte dvě velikosti. Co nesedí, pošlete zpět: do třiceti dnů, zdarma a bez udání důvodu.',
    'Warto zamówić dwa rozmiary. Co nie pasuje, wraca do nas: przez trzydzieści dni, bezpłatnie, bez podania przyczyny.',
    'Bestel gerust twee maten. Wat niet past, komt terug: dertig dagen lang, gratis en zonder opgaaf van reden.',
    'Commandez donc deux tailles. Ce qui ne va pas revient : pendant trente jours, gratuitement, sans justification.',
  ),
  hrm: paragraphInSix(
    'Dreißig Tage lang, mit der Post oder im Erdgeschoss. Geänderte Stücke behalten Sie bitte: Sie sind jetzt Ihre.',
    'For thirty days, by post or on the ground floor. Altered pieces please keep: they are yours now.',
    'Do třiceti dnů, poštou nebo v přízemí. Upravené kusy si prosím ponechte: už jsou vaše.',
    'Przez trzydzieści dni, pocztą lub na parterze. Rzeczy po przeróbkach zostają u Państwa: są już Państwa.',
    'Dertig dagen lang, per post of op de begane grond. Vermaakte stukken houd je: die zijn nu van jou.',
    'Pendant trente jours, par la poste ou au rez-de-chaussée. Les pièces retouchées restent chez vous : elles sont désormais les vôtres.',
  ),
  eck: paragraphInSix(
    'Dreißig Tage. Ein Anruf genügt, wir lassen abholen.',
    'Thirty days. A call is enough, we have it collected.',
    'Třicet dnů. Stačí zavolat, vyzvednutí zajistíme.',
    'Trzydzieści dni. Wystarczy telefon, zorganizujemy odbiór.',
    'Dertig dagen. Eén telefoontje volstaat, wij laten het ophalen.',
    'Trente jours. Un appel suffit, nous faisons enlever.',
  ),
} satisfies Record<DemoShop, unknown>;

const steps = (shop: DemoShop) =>
  entry(salesChannelBar, `${shop}-returns-steps`, {
    title: `${shop.toUpperCase()} Rückgabe: Schritte`,
    channels: [
      part(salesChannel, {
        icon: 'gift',
        name: inSix('Einpacken', 'Pack', 'Zabalit', 'Spakować', 'Inpakken', 'Emballer'),
        text: inSix(
          'Ungetragen, mit Etikett, im selben Karton.',
          'Unworn, with its label, in the same box.',
          'Nenošené, s visačkou, ve stejné krabici.',
          'Nienoszone, z metką, w tym samym pudełku.',
          'Ongedragen, met label, in dezelfde doos.',
          'Non porté, avec étiquette, dans la même boîte.',
        ),
      }),
      part(salesChannel, {
        icon: 'delivery',
        name: inSix('Abgeben', 'Hand in', 'Odevzdat', 'Oddać', 'Afgeven', 'Déposer'),
        text: inSix(
          'Mit dem Etikett von der Seite Ihrer Bestellung, in jeder Filiale der Post.',
          'With the label from the page of your order, at any post office.',
          'Se štítkem ze stránky vaší objednávky, na kterékoli poště.',
          'Z etykietą ze strony zamówienia, w każdej placówce poczty.',
          'Met het label van de pagina van je bestelling, op elk postkantoor.',
          'Avec l’étiquette de la page de votre commande, dans tout bureau de poste.',
        ),
      }),
      part(salesChannel, {
        icon: 'payment',
        name: inSix(
          'Geld zurück',
          'Money back',
          'Peníze zpět',
          'Zwrot pieniędzy',
          'Geld terug',
          'Remboursement',
        ),
        text: inSix(
          'Binnen fünf Werktagen, auf demselben Weg.',
          'Within five working days, the way you paid.',
          'Do pěti pracovních dnů, stejnou cestou.',
          'W ciągu pięciu dni roboczych, tą samą drogą.',
          'Binnen vijf werkdagen, op dezelfde manier.',
          'Sous cinq jours ouvrés, par le même moyen.',
        ),
      }),
    ],
  });

export const returnsBlocks = (
  shop: DemoShop,
  name: ReturnType<typeof inSix<string>>,
): SeedEntry[] => [
  entry(textBox, `${shop}-returns-text`, {
    title: `${shop.toUpperCase()} Rückgabe: Text`,
    headline: name,
    body: PROMISE[shop],
  }),
  steps(shop),
  entry(returnPortal, `${shop}-returns-portal`, {
    headline: inSix(
      'Rückgabe anmelden',
      'Register a return',
      'Nahlásit vrácení',
      'Zgłoś zwrot',
      'Retour aanmelden',
      'Enregistrer un retour',
    ),
  }),
  entry(linkElement, `${shop}-returns-contact`, {
    label: inSix(
      'Etwas ist anders? Schreiben Sie uns',
      'Something else? Write to us',
      'Je to jinak? Napište nám',
      'Coś innego? Prosimy napisać',
      'Iets anders? Schrijf ons',
      'Autre chose ? Écrivez-nous',
    ),
    link: `node_${shop}-kontakt`,
    look: 'secondary',
  }),
];
