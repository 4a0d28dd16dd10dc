import { textBox } from '@/cms-schema/content-types/text-box';
import type { Instants } from '@/demo/instants';
import { richText } from '@/demo/rich-text';
import { entry, type SeedEntry } from '@/demo/seed-entry';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';

/** Blocks before, during and after their windows. */
export function hggTimed({ inDays, longAgo, farAhead, fartherAhead }: Instants): SeedEntry[] {
  return [
    entry(textBox, 'hgg-home-preview', {
      title: 'HGG Start: Vorschau Strick (beginnt bald)',
      headline: {
        de: 'Neu: Strickjacken mit Reißverschluss',
        en: 'New: zip cardigans',
        cs: 'Nové: svetry na zip',
        pl: 'Nowość: swetry na zamek',
        nl: 'Nieuw: vesten met rits',
        fr: 'Nouveau : gilets zippés',
      },
      body: {
        de: richText('Fünf Farben, 3XL bis 7XL. Der Kragen liegt auch offen an.'),
        en: richText('Five colours, 3XL to 7XL. The collar lies flat even when open.'),
        cs: richText('Pět barev, 3XL až 7XL. Límec drží tvar i rozepnutý.'),
        pl: richText('Pięć kolorów, od 3XL do 7XL. Kołnierz leży równo także po rozpięciu.'),
        nl: richText('Vijf kleuren, 3XL tot 7XL. De kraag blijft ook open netjes liggen.'),
        fr: richText('Cinq couleurs, du 3XL au 7XL. Le col tombe bien, même ouvert.'),
      },
      tone: 'soft',
      startDateTime: inDays(2),
      endDateTime: inDays(30),
    }),
    entry(textBox, 'hgg-home-hemming', {
      title: 'HGG Start: Maßwochen (läuft)',
      headline: {
        de: 'Maßwochen',
        en: 'Alteration weeks',
        cs: 'Týdny úprav',
        pl: 'Tygodnie przeróbek',
        nl: 'Maatweken',
        fr: 'Semaines retouches',
      },
      body: {
        de: richText(
          'Wir kürzen jede Hose auf Ihre Länge, ohne Aufpreis. Bis zum Ende der Aktion.',
        ),
        en: richText(
          'We hem any pair of trousers to your length, at no charge, while the offer lasts.',
        ),
        cs: richText('Každé kalhoty vám zkrátíme na míru bez příplatku, do konce akce.'),
        pl: richText('Każde spodnie skrócimy na wymiar bez dopłaty, do końca akcji.'),
        nl: richText(
          'We maken elke broek op jouw lengte, zonder meerprijs, zolang de actie loopt.',
        ),
        fr: richText(
          'Nous faisons l’ourlet à votre longueur, sans supplément, jusqu’à la fin de l’offre.',
        ),
      },
      tone: 'inverted',
      startDateTime: inDays(-1),
      endDateTime: inDays(14),
    }),
    entry(textBox, 'hgg-home-summer', {
      title: 'HGG Start: Leinen (vorbei)',
      headline: inSix(
        'Leinen für heiße Tage',
        'Linen for hot days',
        'Len na horké dny',
        'Len na upalne dni',
        'Linnen voor warme dagen',
        'Le lin des jours chauds',
      ),
      body: paragraphInSix(
        'Hemden und Hosen aus belgischem Leinen.',
        'Shirts and trousers in Belgian linen.',
        'Košile a kalhoty z belgického lnu.',
        'Koszule i spodnie z belgijskiego lnu.',
        'Overhemden en broeken van Belgisch linnen.',
        'Chemises et pantalons en lin belge.',
      ),
      startDateTime: longAgo,
      endDateTime: inDays(-1),
    }),
    entry(textBox, 'hgg-home-jubilee', {
      title: 'HGG Start: Jubiläum (in ferner Zukunft)',
      headline: inSix(
        'Hundert Jahre Hagge',
        'A hundred years of Hagge',
        'Sto let značky Hagge',
        'Sto lat firmy Hagge',
        'Honderd jaar Hagge',
        'Hagge a cent ans',
      ),
      body: paragraphInSix(
        'Wir feiern im Stammhaus.',
        'We celebrate in the original shop.',
        'Oslavíme je v původním obchodě.',
        'Świętujemy w naszym pierwszym sklepie.',
        'We vieren het in onze eerste winkel.',
        'Nous fêtons cela dans la maison mère.',
      ),
      startDateTime: farAhead,
      endDateTime: fartherAhead,
    }),
  ];
}
