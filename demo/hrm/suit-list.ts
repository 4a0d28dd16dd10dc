import { listElements } from '@/demo/list-elements';
import { inSix } from '@/demo/showcase/in-six';

export const hrmSuitElements = listElements({
  shop: 'hrm',
  category: 'anzuege',
  boxes: [
    {
      scene: 'cloth',
      link: 'masskonfektion',
      label: inSix(
        'Nach Maß',
        'Made to measure',
        'Oblek na míru',
        'Szycie na miarę',
        'Op maat',
        'Sur mesure',
      ),
    },
    {
      scene: 'stack',
      link: 'das-haus',
      label: inSix(
        'Vier Etagen am Platz',
        'Four floors on the square',
        'Čtyři patra na náměstí',
        'Cztery piętra przy placu',
        'Vier verdiepingen aan het plein',
        'Quatre étages sur la place',
      ),
    },
    {
      scene: 'window',
      link: 'kontakt',
      countries: 'DE;AT;CH',
      label: inSix(
        'Termin zur Anprobe',
        'Book a fitting',
        'Domluvit zkoušku',
        'Umów przymiarkę',
        'Pasafspraak maken',
        'Prendre rendez-vous',
      ),
    },
  ],
  breakers: [
    {
      title: inSix(
        'Was dazugehört',
        'What goes with it',
        'Co k němu patří',
        'Co do niego pasuje',
        'Wat erbij hoort',
        'Ce qui va avec',
      ),
      beside: 'look',
      ways: [
        ['businesshemden', 'hemden-businesshemden', 'suitcase'],
        ['westen', 'anzuege-sakkos-westen', 'rail'],
        ['wollmaentel', 'maentel-wollmaentel', 'window'],
        ['rollkragen', 'strick-pullover-rollkragen', 'stack'],
      ],
    },
    {
      title: inSix(
        'Für den Anlass',
        'For the occasion',
        'Pro slavnostní chvíle',
        'Na specjalne okazje',
        'Voor de gelegenheid',
        'Pour les grandes occasions',
      ),
      ways: [
        ['hochzeit', 'anzuege-hochzeit', 'suits'],
        ['abendgarderobe', 'anzuege-abendgarderobe', 'rail'],
        ['weisse-hemden', 'hemden-businesshemden-weisse-hemden', 'shirts'],
        ['maentel', 'maentel', 'jackets'],
        ['sakkos', 'anzuege-sakkos', 'look'],
      ],
    },
  ],
  banner: {
    scene: 'rail',
    headline: inSix(
      'Die Marke des Hauses',
      'The label of the house',
      'Značka našeho domu',
      'Marka naszego domu',
      'Het merk van het huis',
      'La marque de la maison',
    ),
    text: inSix(
      'Im zweiten Stock entworfen, in Europa genäht.',
      'Designed on the second floor, sewn in Europe.',
      'Navržená ve druhém patře, šitá v Evropě.',
      'Zaprojektowana na drugim piętrze, szyta w Europie.',
      'Ontworpen op de tweede verdieping, genaaid in Europa.',
      'Dessinée au deuxième étage, cousue en Europe.',
    ),
  },
});
