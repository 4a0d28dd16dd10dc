import { deliveryDays, freeDeliveryParagraph } from '@/demo/free-delivery';
import { accordion } from '@/cms-schema/content-types/accordion';
import { linkElement } from '@/cms-schema/content-types/link-element';
import { accordionItem } from '@/cms-schema/content-types/parts';
import { table, tableColumn } from '@/cms-schema/content-types/table';
import { tabItem, tabs } from '@/cms-schema/content-types/tabs';
import { textBox } from '@/cms-schema/content-types/text-box';
import type { Instants } from '@/demo/instants';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import type { DemoShop } from '@/demo/demo-shops';
import { inSix, paragraphInSix } from './in-six';

export function showcaseQuestions(project: DemoShop): SeedEntry {
  return entry(accordion, `${project}-showcase-questions`, {
    title: `${project.toUpperCase()} Bausteine: Fragen`,
    headline: inSix(
      'Häufige Fragen',
      'Frequently asked questions',
      'Časté dotazy',
      'Częste pytania',
      'Veelgestelde vragen',
      'Questions fréquentes',
    ),
    opensOneAtATime: true,
    items: [
      part(accordionItem, {
        headline: inSix(
          'Wie lange dauert die Lieferung?',
          'How long does delivery take?',
          'Jak dlouho trvá doručení?',
          'Jak długo trwa dostawa?',
          'Hoe lang duurt de bezorging?',
          'Combien de temps prend la livraison ?',
        ),
        text: freeDeliveryParagraph(
          'Innerhalb Deutschlands {days} Werktage. Sie erhalten eine Nachricht, sobald Ihr Paket unterwegs ist.',
          'Within Germany {days} working days. We send you a message as soon as your parcel is on its way.',
          'V rámci Německa {days} pracovní dny. Jakmile bude zásilka na cestě, dáme vám vědět.',
          'W Niemczech {days} dni robocze. Powiadomimy Państwa, gdy paczka będzie w drodze.',
          'Binnen Duitsland {days} werkdagen. Je krijgt bericht zodra je pakket onderweg is.',
          'En Allemagne, {days} jours ouvrés. Nous vous prévenons dès que votre colis est en route.',
        ),
      }),
      part(accordionItem, {
        headline: inSix(
          'Was kostet die Rückgabe?',
          'What do returns cost?',
          'Kolik stojí vrácení?',
          'Ile kosztuje zwrot?',
          'Wat kost een retour?',
          'Combien coûte un retour ?',
        ),
        text: paragraphInSix(
          'Nichts. Das Etikett steht auf der Seite Ihrer Bestellung bereit, dreißig Tage lang nehmen wir alles zurück.',
          'Nothing. The label is on the page of your order, and we take everything back for thirty days.',
          'Nic. Štítek najdete na stránce své objednávky a vše přijmeme zpět do třiceti dnů.',
          'Nic. Etykieta jest na stronie zamówienia, a zwroty przyjmujemy przez trzydzieści dni.',
          'Niets. Het label staat op de pagina van je bestelling en we nemen alles dertig dagen lang terug.',
          'Rien. L’étiquette se trouve sur la page de votre commande et nous reprenons tout pendant trente jours.',
        ),
      }),
      part(accordionItem, {
        headline: inSix(
          'Kürzen Sie auch Hosen, die ich schon habe?',
          'Do you also shorten trousers I already own?',
          'Zkrátíte i kalhoty, které už mám?',
          'Czy skracają Państwo także spodnie, które już mam?',
          'Maken jullie ook broeken korter die ik al heb?',
          'Raccourcissez-vous aussi un pantalon que j’ai déjà ?',
        ),
        text: paragraphInSix(
          'Ja, wenn sie bei uns gekauft sind. Bringen Sie sie mit oder schicken Sie sie uns.',
          'Yes, if they were bought from us. Bring them along or send them to us.',
          'Ano, pokud jsou od nás. Přineste je, nebo nám je pošlete.',
          'Tak, jeśli zostały kupione u nas. Prosimy je przynieść lub przysłać.',
          'Ja, als ze bij ons gekocht zijn. Neem ze mee of stuur ze op.',
          'Oui, s’il a été acheté chez nous. Apportez-le ou envoyez-le-nous.',
        ),
      }),
    ],
  });
}

function deliveryTimes(project: DemoShop): SeedEntry {
  return entry(table, `${project}-showcase-delivery-table`, {
    title: `${project.toUpperCase()} Bausteine: Lieferzeiten`,
    padding: 'small',
    columns: [
      part(tableColumn, {
        headline: inSix('Land', 'Country', 'Země', 'Kraj', 'Land', 'Pays'),
        cells: inSix(
          ['Deutschland', 'Österreich', 'Schweiz'],
          ['Germany', 'Austria', 'Switzerland'],
          ['Německo', 'Rakousko', 'Švýcarsko'],
          ['Niemcy', 'Austria', 'Szwajcaria'],
          ['Duitsland', 'Oostenrijk', 'Zwitserland'],
          ['Allemagne', 'Autriche', 'Suisse'],
        ),
      }),
      part(tableColumn, {
        headline: inSix(
          'Werktage',
          'Working days',
          'Pracovní dny',
          'Dni robocze',
          'Werkdagen',
          'Jours ouvrés',
        ),
        cells: { de: ['DE', 'AT', 'CH'].map(deliveryDays) },
      }),
    ],
  });
}

/**
 * Two tabs for all countries, one for Austria, and one that is empty because its only block is
 * hidden.
 */
export function showcaseTabs(
  project: DemoShop,
  care: SeedEntry,
  { longAgo, inDays }: Instants,
): SeedEntry {
  return entry(tabs, `${project}-showcase-tabs`, {
    title: `${project.toUpperCase()} Bausteine: Register`,
    headline: inSix(
      'Gut zu wissen',
      'Good to know',
      'Dobré vědět',
      'Warto wiedzieć',
      'Goed om te weten',
      'Bon à savoir',
    ),
    items: [
      part(tabItem, {
        key: 'season',
        headline: inSix('Sommer', 'Summer', 'Léto', 'Lato', 'Zomer', 'Été'),
        body: [
          entry(textBox, `${project}-showcase-season`, {
            title: `${project.toUpperCase()} Bausteine: Sommer (vorbei)`,
            body: paragraphInSix(
              'Leinen wird mit jeder Wäsche weicher.',
              'Linen grows softer with every wash.',
              'Len je s každým praním měkčí.',
              'Len mięknie z każdym praniem.',
              'Linnen wordt met elke wasbeurt zachter.',
              'Le lin s’adoucit à chaque lavage.',
            ),
            startDateTime: longAgo,
            endDateTime: inDays(-3),
          }),
        ],
      }),
      part(tabItem, {
        key: 'care',
        headline: inSix('Pflege', 'Care', 'Péče', 'Pielęgnacja', 'Verzorging', 'Entretien'),
        body: [care],
      }),
      part(tabItem, {
        key: 'delivery',
        headline: inSix('Lieferung', 'Delivery', 'Doručení', 'Dostawa', 'Bezorging', 'Livraison'),
        body: [deliveryTimes(project)],
      }),
      part(tabItem, {
        key: 'pick-up',
        countries: 'AT',
        headline: inSix(
          'Abholung in Wien',
          'Pick-up in Vienna',
          'Vyzvednutí ve Vídni',
          'Odbiór w Wiedniu',
          'Ophalen in Wenen',
          'Retrait à Vienne',
        ),
        body: [
          entry(linkElement, `${project}-showcase-vienna`, {
            label: inSix(
              'Termin vereinbaren: +43 1 9999 340',
              'Make an appointment: +43 1 9999 340',
              'Domluvit termín: +43 1 9999 340',
              'Umówienie terminu: +43 1 9999 340',
              'Afspraak maken: +43 1 9999 340',
              'Prendre rendez-vous : +43 1 9999 340',
            ),
            link: '+43 1 9999 340',
          }),
        ],
      }),
    ],
  });
}
