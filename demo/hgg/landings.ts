import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { articleTeaser } from '@/demo/articles/article-teaser';
import { words } from '@/demo/home-parts';
import { landing } from '@/demo/landing';
import { entry } from '@/demo/seed-entry';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';

const FIND_YOUR_SIZE = inSix(
  'Größe finden',
  'Find your size',
  'Najít velikost',
  'Dobór rozmiaru',
  'Vind je maat',
  'Trouver votre taille',
);

export const hggShirts = landing({
  shop: 'hgg',
  category: 'hemden',
  text: inSix(
    'Acht Zentimeter länger im Rücken, zwei Knöpfe an der Manschette, Kragen bis 54. Hemden, die beim Aufstehen in der Hose bleiben.',
    'Eight centimetres longer in the back, two buttons at the cuff, collars up to 54. Shirts that stay tucked in when you stand up.',
    'V zádech o osm centimetrů delší, dva knoflíky na manžetě, límce do 54. Košile, které zůstanou v kalhotách, i když vstanete.',
    'Z tyłu o osiem centymetrów dłuższe, dwa guziki przy mankiecie, kołnierzyki do 54. Koszule, które nie wychodzą ze spodni przy wstawaniu.',
    'Acht centimeter langer in de rug, twee knopen aan de manchet, boorden tot 54. Overhemden die in je broek blijven als je opstaat.',
    'Huit centimètres de plus dans le dos, deux boutons au poignet, cols jusqu’au 54. Des chemises qui restent en place quand vous vous levez.',
  ),
  row: {
    headline: inSix(
      'Fünf für die Woche, zwei fürs Wochenende',
      'Five for the week, two for the weekend',
      'Pět na týden, dvě na víkend',
      'Pięć na tydzień, dwie na weekend',
      'Vijf voor de week, twee voor het weekend',
      'Cinq pour la semaine, deux pour le week-end',
    ),
    articles: [
      ['20311781', 'businessShirt', 'Fjordlund'],
      ['20310274', 'businessShirt', 'Dunmore Mills'],
      ['20310822', 'oxfordShirt', 'Nordgang'],
      ['20312877', 'oxfordShirt', 'Caldero'],
      ['20315754', 'businessShirt', 'Nordgang'],
      ['20313973', 'flannelShirt', 'Weissbach'],
      ['20315069', 'linenShirt', 'Brae'],
    ],
  },
  teaser: articleTeaser('hgg-landing-hemden-article', {
    articleNumber: '20313973-610',
    kicker: inSix('Flanell', 'Flannel', 'Flanel', 'Flanela', 'Flanel', 'Flanelle'),
    headline: inSix(
      'Karo, das an der Naht weitergeht',
      'Checks that carry on across the seam',
      'Káro, které pokračuje přes šev',
      'Krata, która biegnie dalej za szwem',
      'Ruiten die over de naad doorlopen',
      'Des carreaux qui se suivent à la couture',
    ),
    body: inSix(
      'Auch bei 6XL trifft Streifen auf Streifen: Wir legen jedes Hemd einzeln zu.',
      'Even at 6XL stripe meets stripe: we lay out every shirt by itself.',
      'I u 6XL na sebe pruhy navazují: každou košili stříháme zvlášť.',
      'Nawet w 6XL pasek trafia w pasek: każdą koszulę kroimy osobno.',
      'Ook bij 6XL sluit streep op streep aan: we snijden elk overhemd apart.',
      'Même en 6XL, la rayure rejoint la rayure : chaque chemise est coupée à part.',
    ),
    prices: {
      EUR: ['119,95', '109,95'],
      CZK: ['2999', '2749'],
      PLN: ['519', '469'],
      USD: ['133,95', '122,95'],
    },
    link: 'node_hgg-hemden-freizeithemden-flanellhemden',
    linkLabel: inSix(
      'Zum Flanell',
      'See the flannel',
      'K flanelu',
      'Zobacz flanelę',
      'Naar het flanel',
      'Voir la flanelle',
    ),
  }),
  advice: {
    scene: 'look',
    headline: inSix(
      'Welche Kragenweite?',
      'Which collar size?',
      'Jaká velikost límce?',
      'Jaki numer kołnierzyka?',
      'Welke boordmaat?',
      'Quelle encolure ?',
    ),
    body: paragraphInSix(
      'Messen Sie um den Hals und lassen Sie zwei Finger Luft. Liegt der Kragen richtig, passt bei uns auch der Bauch.',
      'Measure around the neck and leave room for two fingers. If the collar is right, the stomach fits too.',
      'Změřte krk a nechte místo na dva prsty. Když sedí límec, sedí u nás i přes břicho.',
      'Prosimy zmierzyć szyję i zostawić luz na dwa palce. Jeśli kołnierzyk pasuje, brzuch też się zmieści.',
      'Meet om je hals en laat twee vingers ruimte. Zit de boord goed, dan past bij ons ook de buik.',
      'Mesurez le cou en gardant deux doigts d’aisance. Si le col est juste, le ventre l’est aussi.',
    ),
    label: FIND_YOUR_SIZE,
    link: 'node_hgg-groessenberatung',
  },
  seo: {
    headline: inSix(
      'Hemden in großen Größen',
      'Shirts in large sizes',
      'Košile ve velkých velikostech',
      'Koszule w dużych rozmiarach',
      'Overhemden in grote maten',
      'Chemises grandes tailles',
    ),
    body: paragraphInSix(
      'Unsere Hemden beginnen bei 3XL und enden bei 8XL, viele gibt es auch in Überlänge für Männer ab 1,90 m. Businesshemden aus Popeline und Twill sind bügelleicht, Oxford und Flanell werden mit jeder Wäsche weicher. Der Rumpf ist über dem Bauch weiter geschnitten, die Schulter sitzt, wo sie hingehört, und die Knopfleiste hat einen Knopf mehr, damit beim Sitzen nichts aufgeht.',
      'Our shirts begin at 3XL and end at 8XL, many also in a tall length for men from 1.90 m. Business shirts in poplin and twill are easy to iron, Oxford and flannel soften with every wash. The body is cut wider over the stomach, the shoulder sits where it belongs, and the placket has one more button, so that nothing opens when you sit down.',
      'Naše košile začínají u 3XL a končí u 8XL, mnohé máme i v prodloužené délce pro muže od 190 cm. Společenské košile z popelínu a kepru se snadno žehlí, oxford a flanel jsou každým praním měkčí. Přes břicho jsou střižené volněji, ramena sedí, kde mají, a léga má o knoflík víc, aby se vsedě nic nerozeplo.',
      'Nasze koszule zaczynają się od 3XL, a kończą na 8XL; wiele mamy też w wersji wydłużonej dla mężczyzn od 1,90 m. Koszule biznesowe z popeliny i twillu łatwo się prasują, oksford i flanela miękną z każdym praniem. Na brzuchu są skrojone szerzej, ramię leży na swoim miejscu, a plisa ma o jeden guzik więcej, żeby na siedząco nic się nie rozpinało.',
      'Onze overhemden beginnen bij 3XL en gaan tot 8XL, veel ook in extra lengte voor mannen vanaf 1,90 m. Zakelijke overhemden van popeline en twill strijken makkelijk, oxford en flanel worden met elke wasbeurt zachter. Over de buik zijn ze ruimer gesneden, de schouder zit waar hij hoort en de knoopsluiting heeft één knoop meer, zodat er niets openspringt als je zit.',
      'Nos chemises vont du 3XL au 8XL, souvent aussi en version longue pour les hommes dès 1,90 m. Popeline et twill se repassent facilement, oxford et flanelle s’assouplissent à chaque lavage. Le corps est plus large au ventre, l’épaule tombe où il faut, et la patte compte un bouton de plus pour que rien ne s’ouvre quand vous êtes assis.',
    ),
  },
});

export const hggKnitwear = landing({
  shop: 'hgg',
  category: 'strick',
  text: inSix(
    'Gestrickt, nicht gespannt: mehr Maschen statt größerer Maschen, von 3XL bis 8XL.',
    'Knitted, not stretched: more stitches instead of larger ones, from 3XL to 8XL.',
    'Pletené, ne natažené: víc ok místo větších ok, od 3XL do 8XL.',
    'Dziane, nie rozciągnięte: więcej oczek zamiast większych, od 3XL do 8XL.',
    'Gebreid, niet opgerekt: meer steken in plaats van grotere, van 3XL tot 8XL.',
    'Tricoté, pas étiré : plus de mailles plutôt que de plus grandes, du 3XL au 8XL.',
  ),
  row: {
    headline: inSix(
      'Warm, ohne aufzutragen',
      'Warm without bulk',
      'Hřejí, a nepřidávají',
      'Ciepłe, a nie pogrubiają',
      'Warm zonder dik te staan',
      'Chaud sans épaissir',
    ),
    articles: [
      ['20315891', 'cableJumper', 'Fjordlund'],
      ['20313014', 'halfZip', 'Brae'],
      ['20311918', 'rollNeck', 'Brae'],
      ['20319864', 'cardigan', 'Caldero'],
      ['20314795', 'vNeck', 'Nordgang'],
      ['20318768', 'rollNeck', 'Hollis and Crane'],
      ['20320549', 'crewNeck', 'Brae'],
    ],
  },
  teaser: entry(homeTeaser, 'hgg-landing-strick-teaser', {
    title: 'HGG Strick: Troyer',
    image: 'hgg-outdoors',
    imageLink: 'node_hgg-strick-pullover',
    teaserHeight: 'low',
    textBoxes: words(
      inSix(
        'Für draußen, auch bei Wind',
        'For outdoors, wind included',
        'Ven, i když fouká',
        'Na dwór, także gdy wieje',
        'Voor buiten, ook met wind',
        'Pour dehors, même par grand vent',
      ),
      inSix(
        'Troyer und Zopf, dicht gestrickt.',
        'Half-zips and cables, closely knitted.',
        'Hustě pletené svetry se zipem i copánky.',
        'Gęsto dziane swetry z zamkiem i w warkocze.',
        'Dicht gebreide truien met rits en kabels.',
        'Camionneurs et torsades, en maille serrée.',
      ),
    ),
  }),
  advice: {
    scene: 'stack',
    headline: inSix(
      'So bleibt Strick in Form',
      'How knitwear keeps its shape',
      'Aby svetr držel tvar',
      'Jak dzianina zachowa kształt',
      'Zo blijft breigoed in vorm',
      'Garder la maille en forme',
    ),
    body: paragraphInSix(
      'Liegend trocknen, gefaltet aufbewahren, nie auf den Bügel. Ein Wollkamm nimmt die Knötchen der ersten Wochen.',
      'Dry it flat, keep it folded, never on a hanger. A wool comb takes off the pilling of the first weeks.',
      'Sušte naležato, skladujte složené, nikdy na ramínku. Hřeben na vlnu odstraní žmolky prvních týdnů.',
      'Suszyć na płasko, przechowywać złożone, nigdy na wieszaku. Grzebień do wełny usunie zmechacenia z pierwszych tygodni.',
      'Droog het liggend, bewaar het gevouwen, nooit op een hanger. Een wolkam haalt de pluisjes van de eerste weken weg.',
      'Séchez à plat, rangez plié, jamais sur cintre. Un peigne à laine enlève les bouloches des premières semaines.',
    ),
    label: FIND_YOUR_SIZE,
    link: 'node_hgg-groessenberatung',
  },
});

export const hggJackets = landing({
  shop: 'hgg',
  category: 'jacken',
  text: inSix(
    'Mäntel, Parkas und Steppjacken, die sich über einem Pullover schließen lassen. Bis 8XL, in Überlänge ab 1,90 m.',
    'Coats, parkas and quilted jackets that close over a jumper. Up to 8XL, in tall from 1.90 m.',
    'Kabáty, parky a prošívané bundy, které zapnete i přes svetr. Do 8XL, v prodloužené délce od 190 cm.',
    'Płaszcze, parki i kurtki pikowane, które dopinają się na swetrze. Do 8XL, wydłużone od 1,90 m.',
    'Jassen, parka’s en gewatteerde jassen die over een trui dichtgaan. Tot 8XL, in extra lengte vanaf 1,90 m.',
    'Manteaux, parkas et vestes matelassées qui ferment sur un pull. Jusqu’au 8XL, en version longue dès 1,90 m.',
  ),
  row: {
    headline: inSix(
      'Für den ersten Frost',
      'For the first frost',
      'Na první mráz',
      'Na pierwszy mróz',
      'Voor de eerste vorst',
      'Pour les premières gelées',
    ),
  },
  teaser: articleTeaser('hgg-landing-jacken-article', {
    articleNumber: '20321371-525',
    articleRatio: '1:2',
    kicker: inSix('Mäntel', 'Coats', 'Kabáty', 'Płaszcze', 'Jassen', 'Manteaux'),
    headline: inSix(
      'Zweireihig, ab Größe 60',
      'Double-breasted, from size 60',
      'Dvouřadý, od velikosti 60',
      'Dwurzędowy, od rozmiaru 60',
      'Dubbelrijs, vanaf maat 60',
      'Croisé, dès la taille 60',
    ),
    body: inSix(
      'Die Knöpfe sitzen weiter auseinander, damit der Mantel nicht spannt.',
      'The buttons sit further apart, so that the coat does not pull.',
      'Knoflíky jsou dál od sebe, aby kabát netáhl.',
      'Guziki są szerzej rozstawione, żeby płaszcz nie ciągnął.',
      'De knopen staan verder uit elkaar, zodat de jas niet trekt.',
      'Les boutons sont plus écartés pour que le manteau ne tire pas.',
    ),
    prices: { EUR: '439,95', CZK: '10999', PLN: '1889', USD: '492,95' },
    link: 'node_hgg-jacken-maentel',
    linkLabel: inSix(
      'Zu den Mänteln',
      'See the coats',
      'Ke kabátům',
      'Zobacz płaszcze',
      'Naar de jassen',
      'Voir les manteaux',
    ),
    position: 'start',
  }),
  advice: {
    scene: 'rail',
    headline: inSix(
      'Eine Nummer größer?',
      'One size up?',
      'O číslo větší?',
      'Rozmiar większy?',
      'Een maat groter?',
      'Une taille au-dessus ?',
    ),
    body: paragraphInSix(
      'Nein. Unsere Mäntel rechnen den Pullover darunter schon mit: Nehmen Sie Ihre Hemdgröße.',
      'No. Our coats already allow for the jumper underneath: take your shirt size.',
      'Ne. Naše kabáty už se svetrem počítají: vezměte si velikost své košile.',
      'Nie. Nasze płaszcze uwzględniają już sweter: prosimy wybrać rozmiar koszuli.',
      'Nee. Onze jassen rekenen de trui eronder al mee: neem je overhemdmaat.',
      'Non. Nos manteaux comptent déjà le pull dessous : prenez votre taille de chemise.',
    ),
    label: FIND_YOUR_SIZE,
    link: 'node_hgg-groessenberatung',
  },
});
