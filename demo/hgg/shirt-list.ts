import { listElements } from '@/demo/list-elements';
import { inSix } from '@/demo/showcase/in-six';

export const hggShirtElements = listElements({
  shop: 'hgg',
  category: 'hemden',
  boxes: [
    {
      scene: 'look',
      link: 'groessenberatung',
      label: inSix(
        'Größe finden',
        'Find your size',
        'Najít velikost',
        'Dobór rozmiaru',
        'Vind je maat',
        'Trouver votre taille',
      ),
    },
    {
      scene: 'cloth',
      link: 'lange-hemden',
      label: inSix(
        'Ein Hemd für 1,98 m',
        'A shirt for 1.98 m',
        'Košile na 198 cm',
        'Koszula na 198 cm',
        'Een overhemd voor 1,98 m',
        'Une chemise pour 1,98 m',
      ),
    },
    {
      scene: 'window',
      link: 'kontakt',
      countries: 'DE;AT;CH',
      label: inSix(
        'In München anprobieren',
        'Try it on in Munich',
        'Vyzkoušet v Mnichově',
        'Przymierz w Monachium',
        'Passen in München',
        'Essayer à Munich',
      ),
    },
  ],
  breakers: [
    {
      title: inSix(
        'Was über das Hemd kommt',
        'What goes over a shirt',
        'Co přes košili',
        'Co na koszulę',
        'Wat je eroverheen draagt',
        'Par-dessus la chemise',
      ),
      ways: [
        ['pullover', 'strick-pullover', 'stack'],
        ['strickjacken', 'strick-strickjacken', 'knits'],
        ['steppjacken', 'jacken-steppjacken', 'jackets'],
        ['maentel', 'jacken-maentel', 'window'],
        ['poloshirts', 'hemden-poloshirts', 'polos'],
      ],
    },
    {
      title: inSix(
        'Fürs Wochenende',
        'For the weekend',
        'Na víkend',
        'Na weekend',
        'Voor het weekend',
        'Pour le week-end',
      ),
      subtitle: inSix(
        'Flanell, Leinen, Oxford: in der Maschine zu waschen.',
        'Flannel, linen, Oxford: washed by machine.',
        'Flanel, len, oxford: perou se v pračce.',
        'Flanela, len, oksford: do prania w pralce.',
        'Flanel, linnen, oxford: kan in de machine.',
        'Flanelle, lin, oxford : tout passe en machine.',
      ),
      behind: 'outdoors',
      ways: [
        ['flanellhemden', 'hemden-freizeithemden-flanellhemden', 'outdoors'],
        ['leinenhemden', 'hemden-freizeithemden-leinenhemden', 'suitcase'],
        ['oxfordhemden', 'hemden-freizeithemden-oxfordhemden', 'shirts'],
        ['chinos', 'hosen-chinos', 'trousers'],
      ],
    },
  ],
  banner: {
    scene: 'rail',
    headline: inSix(
      'Unsere eigene Marke',
      'Our own label',
      'Naše vlastní značka',
      'Nasza własna marka',
      'Ons eigen merk',
      'Notre propre marque',
    ),
    text: inSix(
      'Geschnitten für große Männer, nicht vergrößert.',
      'Cut for big men, not scaled up.',
      'Stříhaná pro velké muže, ne zvětšená.',
      'Krojona dla dużych mężczyzn, nie powiększana.',
      'Gesneden voor grote mannen, niet vergroot.',
      'Coupée pour les grands gabarits, pas agrandie.',
    ),
  },
});
