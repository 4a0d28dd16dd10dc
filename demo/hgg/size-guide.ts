import { headerElement } from '@/cms-schema/content-types/header-element';
import { page } from '@/cms-schema/content-types/page';
import { textBox } from '@/cms-schema/content-types/text-box';
import { TELEPHONE_HOURS, weekdays } from '@/demo/opening-hours';
import { bold, heading, linkTo, list, paragraph, richText } from '@/demo/rich-text';
import { entry } from '@/demo/seed-entry';

const HOURS = weekdays(TELEPHONE_HOURS);

/** Ranges in centimetres from 3XL to 8XL. */
const CHEST = ['126–133', '134–141', '142–149', '150–157', '158–165', '166–173'];
const STOMACH = ['116–125', '126–135', '136–145', '146–155', '156–165', '166–175'];

/** The ranges as a list, with advice for taller men. */
function ranges(words: { chest: string; stomach: string; question: string; answer: string }) {
  const lines = CHEST.map((chest, index) => [
    bold(`${index + 3}XL: `),
    `${words.chest} ${chest}, ${words.stomach} ${STOMACH[index]}`,
  ]);
  return richText(list(...lines), heading(words.question), words.answer);
}

const measurements = {
  de: ranges({
    chest: 'Brust',
    stomach: 'Bauch',
    question: 'Größer als 1,90 m?',
    answer: 'Dann passt Ihnen die Überlänge: Ärmel fünf, Rücken acht Zentimeter länger als sonst.',
  }),
  en: ranges({
    chest: 'chest',
    stomach: 'stomach',
    question: 'Taller than 1.90 m?',
    answer: 'Then take the tall length: five centimetres more in the sleeve, eight in the back.',
  }),
  cs: ranges({
    chest: 'hrudník',
    stomach: 'břicho',
    question: 'Měříte přes 190 cm?',
    answer: 'Pak vám sedne prodloužená délka: rukáv o pět, záda o osm centimetrů delší.',
  }),
  pl: ranges({
    chest: 'klatka piersiowa',
    stomach: 'brzuch',
    question: 'Ponad 1,90 m wzrostu?',
    answer: 'Wtedy pasuje wersja dłuższa: rękaw o pięć, tył o osiem centymetrów dłuższy.',
  }),
  nl: ranges({
    chest: 'borst',
    stomach: 'buik',
    question: 'Langer dan 1,90 m?',
    answer: 'Dan past de extra lengte: mouwen vijf, rug acht centimeter langer dan anders.',
  }),
  fr: ranges({
    chest: 'poitrine',
    stomach: 'ventre',
    question: 'Plus d’1,90 m ?',
    answer: 'La version longue est pour vous : cinq centimètres de plus aux manches, huit au dos.',
  }),
};

/** A sentence that ends with the phone number in international format. */
const onTheTelephone = (words: string) =>
  richText(paragraph(words, linkTo('+49 89 99998 120', '+49 89 99998 120'), '.'));

export const hggSizeGuide = entry(page, 'hgg-page-groessenberatung', {
  title: 'HGG Größenberatung',
  main: [
    entry(headerElement, 'hgg-size-header', {
      source: 'hgg-stack',
      text: {
        de: 'Größenberatung',
        en: 'Size guide',
        cs: 'Průvodce velikostmi',
        pl: 'Przewodnik po rozmiarach',
        nl: 'Maatadvies',
        fr: 'Guide des tailles',
      },
      subline: {
        de: 'Ein Maßband, drei Maße, fünf Minuten. Messen Sie über dem Hemd, nicht über dem Pullover.',
        en: 'One tape, three measurements, five minutes. Measure over a shirt, not over a jumper.',
        cs: 'Jeden metr, tři míry, pět minut. Měřte přes košili, ne přes svetr.',
        pl: 'Jedna miarka, trzy wymiary, pięć minut. Proszę mierzyć na koszuli, nie na swetrze.',
        nl: 'Eén meetlint, drie maten, vijf minuten. Meet over je overhemd, niet over een trui.',
        fr: 'Un mètre ruban, trois mesures, cinq minutes. Mesurez sur la chemise, pas sur le pull.',
      },
    }),
    entry(textBox, 'hgg-size-measure', {
      title: 'HGG Größenberatung: Messen',
      headline: {
        de: 'So messen Sie',
        en: 'How to measure',
        cs: 'Jak se měřit',
        pl: 'Jak mierzyć',
        nl: 'Zo meet je',
        fr: 'Comment mesurer',
      },
      body: {
        de: richText(
          list(
            [bold('Brust. '), 'Unter den Achseln hindurch, über die stärkste Stelle.'],
            [bold('Bauch. '), 'Auf Höhe des Nabels, im Stehen, ohne einzuziehen.'],
            [bold('Schritt. '), 'Innen vom Schritt bis zum Boden, mit Schuhen.'],
          ),
          'Liegt ein Maß zwischen zwei Größen, nehmen Sie die größere.',
        ),
        en: richText(
          list(
            [bold('Chest. '), 'Under the arms, around the fullest part.'],
            [bold('Stomach. '), 'At the navel, standing, without holding your breath.'],
            [bold('Inside leg. '), 'From the crotch to the floor, with shoes on.'],
          ),
          'Between two sizes, take the larger one.',
        ),
        cs: richText(
          list(
            [bold('Hrudník. '), 'Pod pažemi, přes nejširší místo.'],
            [bold('Břicho. '), 'Ve výši pupku, vestoje, bez zatahování.'],
            [bold('Vnitřní délka. '), 'Od rozkroku k zemi, v botách.'],
          ),
          'Vyjde-li míra mezi dvě velikosti, zvolte větší.',
        ),
        pl: richText(
          list(
            [bold('Klatka piersiowa. '), 'Pod pachami, w najszerszym miejscu.'],
            [bold('Brzuch. '), 'Na wysokości pępka, na stojąco, bez wciągania.'],
            [bold('Krok. '), 'Po wewnętrznej stronie nogi do podłogi, w butach.'],
          ),
          'Jeśli wymiar wypada między rozmiarami, lepiej wybrać większy.',
        ),
        nl: richText(
          list(
            [bold('Borst. '), 'Onder de oksels door, over het breedste punt.'],
            [bold('Buik. '), 'Ter hoogte van de navel, staand, zonder in te houden.'],
            [bold('Binnenbeen. '), 'Van het kruis tot de vloer, met schoenen aan.'],
          ),
          'Valt een maat tussen twee maten in, neem dan de grootste.',
        ),
        fr: richText(
          list(
            [bold('Poitrine. '), 'Sous les bras, à l’endroit le plus fort.'],
            [bold('Ventre. '), 'À hauteur du nombril, debout, sans le rentrer.'],
            [bold('Entrejambe. '), 'De l’entrejambe au sol, chaussures aux pieds.'],
          ),
          'Entre deux tailles, prenez la plus grande.',
        ),
      },
    }),
    entry(textBox, 'hgg-size-table', {
      title: 'HGG Größenberatung: Maße',
      headline: {
        de: 'Brust und Bauch in Zentimetern',
        en: 'Chest and stomach in centimetres',
        cs: 'Hrudník a břicho v centimetrech',
        pl: 'Klatka piersiowa i brzuch w centymetrach',
        nl: 'Borst en buik in centimeters',
        fr: 'Poitrine et ventre en centimètres',
      },
      body: measurements,
      tone: 'soft',
    }),
    entry(textBox, 'hgg-size-telephone', {
      title: 'HGG Größenberatung: Telefon',
      headline: {
        de: 'Lieber mit uns sprechen?',
        en: 'Rather talk to us?',
        cs: 'Chcete si raději promluvit?',
        pl: 'Wolą Państwo porozmawiać?',
        nl: 'Liever met ons praten?',
        fr: 'Vous préférez nous parler ?',
      },
      body: {
        de: onTheTelephone(`Wir beraten Sie ${HOURS.de} unter `),
        en: onTheTelephone(`We advise you ${HOURS.en} on `),
        cs: onTheTelephone(`Poradíme vám ${HOURS.cs} na čísle `),
        pl: onTheTelephone(`Doradzamy ${HOURS.pl} pod numerem `),
        nl: onTheTelephone(`We adviseren je ${HOURS.nl} op `),
        fr: onTheTelephone(`Nous vous conseillons ${HOURS.fr} au `),
      },
      alignment: 'centre',
    }),
  ],
});
