import { autoChangeText } from '@/cms-schema/content-types/auto-change-text';
import { textBox } from '@/cms-schema/content-types/text-box';
import type { Instants } from '@/demo/instants';
import { richText } from '@/demo/rich-text';
import { entry, type SeedEntry } from '@/demo/seed-entry';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';

export function hrmTimed({ inDays, longAgo, farAhead, fartherAhead }: Instants): SeedEntry[] {
  return [
    entry(textBox, 'hrm-home-tailors', {
      title: 'HRM Start: Schneidertage (läuft)',
      headline: {
        de: 'Schneidertage im zweiten Stock',
        en: 'Tailoring days on the second floor',
        cs: 'Dny krejčích ve druhém patře',
        pl: 'Dni krawieckie na drugim piętrze',
        nl: 'Kleermakersdagen op de tweede verdieping',
        fr: 'Journées tailleur au deuxième étage',
      },
      body: {
        de: richText('Drei Meister nehmen Maß, ohne Termin. Der erste Anzug in vier Wochen.'),
        en: richText(
          'Three master tailors take measurements, no appointment needed. The first suit is ready in four weeks.',
        ),
        cs: richText('Tři mistři berou míry bez objednání. První oblek za čtyři týdny.'),
        pl: richText(
          'Trzech mistrzów zdejmuje miarę bez umawiania. Pierwszy garnitur za cztery tygodnie.',
        ),
        nl: richText(
          'Drie meesters nemen maat, zonder afspraak. Het eerste pak is er in vier weken.',
        ),
        fr: richText(
          'Trois maîtres tailleurs prennent vos mesures, sans rendez-vous. Le premier costume en quatre semaines.',
        ),
      },
      tone: 'inverted',
      startDateTime: inDays(-2),
      endDateTime: inDays(5),
    }),
    entry(textBox, 'hrm-home-evening', {
      title: 'HRM Start: Abendgarderobe (beginnt bald)',
      headline: {
        de: 'Für den Abend: der Smoking',
        en: 'For the evening: the dinner jacket',
        cs: 'Na večer: smoking',
        pl: 'Na wieczór: smoking',
        nl: 'Voor de avond: de smoking',
        fr: 'Pour le soir : le smoking',
      },
      body: {
        de: richText('Mit Spitzrevers und Seidenbesatz, auch zum Leihen.'),
        en: richText('With peak lapels and silk facing, also for hire.'),
        cs: richText('Se špičatými klopami a hedvábným lemem, také k zapůjčení.'),
        pl: richText('Z ostrymi klapami i jedwabnym wykończeniem, także do wypożyczenia.'),
        nl: richText('Met puntrevers en zijden afwerking, ook te huur.'),
        fr: richText('Revers à pointe et parement de soie, aussi en location.'),
      },
      tone: 'soft',
      startDateTime: inDays(1),
      endDateTime: inDays(21),
    }),
    entry(textBox, 'hrm-home-swimwear', {
      title: 'HRM Start: Badehosen (vorbei)',
      headline: inSix(
        'Badehosen aus Capri',
        'Swim shorts from Capri',
        'Plavky z Capri',
        'Spodenki kąpielowe z Capri',
        'Zwembroeken uit Capri',
        'Maillots de Capri',
      ),
      body: paragraphInSix(
        'Drei Längen, schnell trocken.',
        'Three lengths, quick to dry.',
        'Tři délky, rychle schnou.',
        'Trzy długości, szybko schną.',
        'Drie lengtes, snel droog.',
        'Trois longueurs, un séchage rapide.',
      ),
      startDateTime: longAgo,
      endDateTime: inDays(-2),
    }),
    entry(autoChangeText, 'hrm-home-stocktaking', {
      text_1: inSix(
        'Wir zählen: am Montag öffnen wir um 12 Uhr',
        'Stocktaking: on Monday we open at noon',
        'Inventura: v pondělí otevíráme ve 12 hodin',
        'Inwentaryzacja: w poniedziałek otwieramy o 12',
        'We tellen: maandag gaan we om 12 uur open',
        'Inventaire : lundi, nous ouvrons à midi',
      ),
      text_2: inSix(
        'Bestellungen im Netz gehen wie gewohnt hinaus',
        'Online orders leave as usual',
        'Objednávky z internetu odesíláme jako obvykle',
        'Zamówienia internetowe wysyłamy jak zwykle',
        'Online bestellingen gaan gewoon de deur uit',
        'Les commandes en ligne partent comme d’habitude',
      ),
      tone: 'plain',
      startDateTime: longAgo,
      endDateTime: farAhead,
    }),
    entry(autoChangeText, 'hrm-home-ticker', {
      text_1: {
        de: 'Reservieren und im Haus anprobieren',
        en: 'Reserve and try on in store',
        cs: 'Rezervujte a vyzkoušejte u nás',
        pl: 'Rezerwacja i przymiarka na miejscu',
        nl: 'Reserveer en pas in de winkel',
        fr: 'Réservez et essayez en magasin',
      },
      text_2: {
        de: 'Änderungen aus der eigenen Schneiderei',
        en: 'Alterations in our own workshop',
        cs: 'Úpravy ve vlastní dílně',
        pl: 'Przeróbki we własnej pracowni',
        nl: 'Vermaakwerk in ons eigen atelier',
        fr: 'Retouches dans notre propre atelier',
      },
      startDateTime: farAhead,
      endDateTime: fartherAhead,
    }),
  ];
}
