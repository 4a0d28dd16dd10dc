import { contactForm } from '@/cms-schema/content-types/contact-form';
import { contactPage, serviceBox, serviceHotline } from '@/cms-schema/content-types/contact-page';
import { accordionItem } from '@/cms-schema/content-types/parts';
import { storeMap } from '@/cms-schema/content-types/store-map';
import { HOUSES, TELEPHONE } from '@/demo/footer';
import { openingHours, STORE_HOURS, TELEPHONE_HOURS } from '@/demo/opening-hours';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';
import type { DemoShop } from '@/demo/demo-shops';

const INTRO = {
  hgg: inSix(
    'Rufen Sie an, schreiben Sie, kommen Sie vorbei. Am Telefon sitzen Menschen, die jedes Stück selbst in der Hand hatten.',
    'Call, write, come by. On the telephone you reach people who have held every piece in their hands.',
    'Zavolejte, napište, stavte se. U telefonu jsou lidé, kteří každý kus drželi v ruce.',
    'Prosimy dzwonić, pisać, wpadać. Po drugiej stronie są ludzie, którzy każdą rzecz mieli w rękach.',
    'Bel, schrijf of kom langs. Aan de telefoon zitten mensen die elk stuk zelf in handen hadden.',
    'Appelez, écrivez, passez nous voir. Au téléphone, des gens qui ont eu chaque pièce en main.',
  ),
  hrm: inSix(
    'Vier Stockwerke, ein Telefon. Wir verbinden Sie mit der Abteilung, die Ihre Frage kennt.',
    'Four floors, one telephone. We connect you to the department that knows your question.',
    'Čtyři patra, jeden telefon. Spojíme vás s oddělením, které vaši otázku zná.',
    'Cztery piętra, jeden telefon. Połączymy z działem, który zna odpowiedź.',
    'Vier verdiepingen, één telefoon. We verbinden je door met de afdeling die je vraag kent.',
    'Quatre étages, un téléphone. Nous vous passons le rayon qui connaît votre question.',
  ),
  eck: inSix(
    'Ein Anruf, und jemand ist für Sie da.',
    'One call, and someone is there for you.',
    'Stačí zavolat a někdo se vám bude věnovat.',
    'Wystarczy telefon, a ktoś się Państwem zajmie.',
    'Eén telefoontje, en er is iemand voor je.',
    'Un appel, et quelqu’un est là pour vous.',
  ),
} satisfies Record<DemoShop, unknown>;

/** Text about where a shop takes measurements. */
const MEASURING = {
  hgg: 'hgg-groessenberatung',
  hrm: 'hrm-groessenberatung',
  eck: 'eck-groessenberatung',
} satisfies Record<DemoShop, string>;

const boxes = (shop: DemoShop) => [
  part(serviceBox, {
    icon: 'delivery',
    headline: inSix('Lieferung', 'Delivery', 'Doručení', 'Dostawa', 'Bezorging', 'Livraison'),
    text: inSix(
      'Zeiten, Kosten, Sendungsnummer.',
      'Times, costs, tracking.',
      'Termíny, ceny, číslo zásilky.',
      'Terminy, koszty, numer przesyłki.',
      'Tijden, kosten, trackingnummer.',
      'Délais, frais, suivi du colis.',
    ),
    linkLabel: inSix(
      'Zur Lieferung',
      'About delivery',
      'O doručení',
      'O dostawie',
      'Over bezorging',
      'Tout savoir',
    ),
    link: `node_${shop}-lieferung`,
  }),
  part(serviceBox, {
    icon: 'returns',
    headline: inSix('Rückgabe', 'Returns', 'Vrácení', 'Zwroty', 'Retour', 'Retours'),
    text: inSix(
      'Dreißig Tage lang, ohne Begründung.',
      'For thirty days, no reason given.',
      'Do třiceti dnů, bez udání důvodu.',
      'Przez trzydzieści dni, bez podania przyczyny.',
      'Dertig dagen lang, zonder opgaaf van reden.',
      'Pendant trente jours, sans justification.',
    ),
    linkLabel: inSix(
      'So geht es',
      'How it works',
      'Jak na to',
      'Jak to działa',
      'Zo werkt het',
      'Comment faire',
    ),
    link: `node_${shop}-rueckgabe`,
  }),
  part(serviceBox, {
    icon: 'measure',
    headline: inSix(
      'Größenberatung',
      'Size advice',
      'Poradíme s velikostí',
      'Dobór rozmiaru',
      'Maatadvies',
      'Conseil taille',
    ),
    text: inSix(
      'Drei Maße, fünf Minuten.',
      'Three measurements, five minutes.',
      'Tři míry, pět minut.',
      'Trzy wymiary, pięć minut.',
      'Drie maten, vijf minuten.',
      'Trois mesures, cinq minutes.',
    ),
    linkLabel: inSix(
      'Größe finden',
      'Find your size',
      'Najít velikost',
      'Znajdź rozmiar',
      'Vind je maat',
      'Trouver votre taille',
    ),
    link: `node_${MEASURING[shop]}`,
  }),
];

const hotline = (shop: DemoShop) =>
  part(serviceHotline, {
    title: inSix(
      'Beratung und Bestellung',
      'Advice and orders',
      'Poradenství a objednávky',
      'Porady i zamówienia',
      'Advies en bestellen',
      'Conseil et commandes',
    ),
    headlineIcon: 'advice',
    phoneNumber: { de: TELEPHONE[shop], cs: '+420 800 999 980', pl: '+48 800 999 980' },
    serviceTimes: openingHours(TELEPHONE_HOURS),
  });

const questions = [
  part(accordionItem, {
    headline: inSix(
      'Kann ich im Haus umtauschen, was ich im Netz gekauft habe?',
      'Can I exchange in the store what I bought online?',
      'Mohu v obchodě vyměnit, co jsem koupil na internetu?',
      'Czy mogę wymienić w salonie rzeczy kupione w internecie?',
      'Kan ik in de winkel ruilen wat ik online kocht?',
      'Puis-je échanger en magasin un achat fait en ligne ?',
    ),
    text: paragraphInSix(
      'Ja, dreißig Tage lang. Die Bestellnummer genügt.',
      'Yes, for thirty days. The order number is enough.',
      'Ano, do třiceti dnů. Stačí číslo objednávky.',
      'Tak, przez trzydzieści dni. Wystarczy numer zamówienia.',
      'Ja, dertig dagen lang. Het bestelnummer volstaat.',
      'Oui, pendant trente jours. Le numéro de commande suffit.',
    ),
  }),
  part(accordionItem, {
    headline: inSix(
      'Ändern Sie auch Stücke aus der Bestellung?',
      'Do you alter pieces I ordered?',
      'Upravíte i kusy z objednávky?',
      'Czy przerabiają Państwo rzeczy z zamówienia?',
      'Vermaken jullie ook stukken uit een bestelling?',
      'Retouchez-vous les pièces commandées ?',
    ),
    text: paragraphInSix(
      'Ja. Bringen Sie das Stück mit, die meisten Änderungen sind am selben Tag fertig.',
      'Yes. Bring the piece along, most alterations are ready the same day.',
      'Ano. Kus přineste, většina úprav je hotová ještě týž den.',
      'Tak. Prosimy przynieść rzecz, większość przeróbek jest gotowa tego samego dnia.',
      'Ja. Neem het stuk mee, het meeste is dezelfde dag klaar.',
      'Oui. Apportez la pièce, la plupart des retouches sont prêtes le jour même.',
    ),
  }),
  part(accordionItem, {
    headline: inSix(
      'Gibt es einen Parkplatz?',
      'Is there parking?',
      'Dá se u vás zaparkovat?',
      'Czy jest parking?',
      'Is er parkeergelegenheid?',
      'Y a-t-il un parking ?',
    ),
    text: paragraphInSix(
      'Zwei Straßen weiter. Die erste Stunde geht auf uns, fragen Sie an der Kasse.',
      'Two streets away. The first hour is on us, ask at the desk.',
      'O dvě ulice dál. První hodinu platíme my, zeptejte se u pokladny.',
      'Dwie ulice dalej. Pierwsza godzina na nasz koszt, prosimy pytać przy kasie.',
      'Twee straten verderop. Het eerste uur is voor ons, vraag ernaar bij de kassa.',
      'À deux rues. La première heure est pour nous, demandez à la caisse.',
    ),
  }),
];

/** The form of a contact page, identical in all shops. */
export const writeToUs = (id: string) =>
  entry(contactForm, id, {
    headline: inSix(
      'Schreiben Sie uns',
      'Write to us',
      'Napište nám',
      'Prosimy o wiadomość',
      'Schrijf ons',
      'Écrivez-nous',
    ),
    text: inSix(
      'Wir antworten noch am selben Werktag.',
      'We answer on the same working day.',
      'Odpovídáme ještě týž pracovní den.',
      'Odpowiadamy jeszcze tego samego dnia roboczego.',
      'We antwoorden nog dezelfde werkdag.',
      'Nous répondons le jour ouvré même.',
    ),
    privacyText: inSix(
      'Wir verwenden Ihre Angaben nur, um Ihnen zu antworten, und löschen sie, sobald Ihre Frage geklärt ist.',
      'We use your details only to answer you and delete them once your question is settled.',
      'Vaše údaje použijeme jen k odpovědi a smažeme je, jakmile bude dotaz vyřízen.',
      'Dane wykorzystujemy tylko do odpowiedzi i usuwamy po wyjaśnieniu sprawy.',
      'We gebruiken je gegevens alleen om te antwoorden en wissen ze zodra je vraag beantwoord is.',
      'Vos données ne servent qu’à vous répondre et sont effacées une fois votre question réglée.',
    ),
  });

/** Service channels, frequent questions, and the shop's address. */
export function contactBlocks(shop: DemoShop, name: ReturnType<typeof inSix<string>>): SeedEntry[] {
  const { name: house, address, latitude, longitude } = HOUSES[shop];
  return [
    entry(contactPage, `${shop}-contact`, {
      headline: name,
      intro: INTRO[shop],
      form: [writeToUs(`${shop}-contact-form`)],
      serviceBoxes: boxes(shop),
      hotlines: [hotline(shop)],
      questionsHeadline: inSix(
        'Oft gefragt',
        'Often asked',
        'Často kladené dotazy',
        'Częste pytania',
        'Vaak gevraagd',
        'Souvent demandé',
      ),
      questions,
    }),
    entry(storeMap, `${shop}-contact-map`, {
      name: house,
      address,
      openingHours: openingHours(STORE_HOURS),
      lat: latitude,
      lng: longitude,
    }),
  ];
}
