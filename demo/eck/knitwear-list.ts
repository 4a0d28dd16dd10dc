import { seoText } from '@/cms-schema/content-types/seo-text';
import { listElements } from '@/demo/list-elements';
import { entry } from '@/demo/seed-entry';
import { inSix, paragraphInSix } from '@/demo/showcase/in-six';

export const eckKnitwearElements = listElements({
  shop: 'eck',
  category: 'strick',
  boxes: [
    {
      scene: 'cloth',
      link: 'kaschmir',
      label: inSix(
        'Kaschmir pflegen',
        'Caring for cashmere',
        'Péče o kašmír',
        'Pielęgnacja kaszmiru',
        'Kasjmier verzorgen',
        'Soigner le cachemire',
      ),
    },
    {
      scene: 'suitcase',
      link: 'hemden',
      label: inSix(
        'Darunter: das Hemd',
        'Beneath: the shirt',
        'Pod ním: košile',
        'Pod spód: koszula',
        'Eronder: het overhemd',
        'Dessous : la chemise',
      ),
    },
    {
      scene: 'look',
      link: 'werkstatt',
      countries: 'DE;AT',
      label: inSix(
        'Anprobe in München und Wien',
        'Fittings in Munich and Vienna',
        'Zkoušky v Mnichově a ve Vídni',
        'Przymiarki w Monachium i Wiedniu',
        'Passen in München en Wenen',
        'Essayages à Munich et à Vienne',
      ),
    },
  ],
  breakers: [
    {
      title: inSix('Darüber', 'Over it', 'Přes něj', 'Na wierzch', 'Eroverheen', 'Par-dessus'),
      behind: 'window',
      ways: [
        ['wollmaentel', 'maentel-wollmaentel', 'rail'],
        ['kaschmirmaentel', 'maentel-kaschmirmaentel', 'window'],
        ['blousons', 'maentel-blousons', 'jackets'],
        ['cordhosen', 'hosen-chinos-cordhosen', 'trousers'],
      ],
    },
    {
      title: inSix('Aus Wolle', 'In wool', 'Z vlny', 'Z wełny', 'Van wol', 'En laine'),
      beside: 'cloth',
      ways: [
        ['kaschmir', 'strick-kaschmir', 'stack'],
        ['merino', 'strick-pullover-merino', 'outdoors'],
        ['rollkragen', 'strick-pullover-rollkragen', 'knits'],
        ['strickjacken', 'strick-strickjacken', 'look'],
      ],
    },
  ],
  banner: {
    scene: 'rail',
    headline: inSix(
      'Aus eigener Hand',
      'By our own hand',
      'Z vlastní ruky',
      'Spod naszej ręki',
      'Van eigen hand',
      'De notre main',
    ),
    text: inSix(
      'Zwölf Modelle im Jahr.',
      'Twelve models a year.',
      'Dvanáct modelů ročně.',
      'Dwanaście modeli rocznie.',
      'Twaalf modellen per jaar.',
      'Douze modèles par an.',
    ),
    label: inSix('Ansehen', 'View', 'Prohlédnout', 'Zobacz', 'Bekijk', 'Voir'),
  },
});

export const eckKnitwearText = entry(seoText, 'eck-landing-strick-seo', {
  title: 'ECK Strick: SEO-Text',
  headline: inSix(
    'Strick für viele Winter',
    'Knitwear for many winters',
    'Úplety na mnoho zim',
    'Dzianiny na wiele zim',
    'Breigoed voor vele winters',
    'De la maille pour bien des hivers',
  ),
  body: paragraphInSix(
    'Guter Strick beginnt mit der Faser. Unser Kaschmir stammt von Ziegen, die einmal im Jahr gekämmt werden; nur Haare über 36 Millimeter werden versponnen, denn kurze lösen sich und bilden Knötchen. Zwei Fäden werden verzwirnt, damit das Gestrick seine Form behält und nach Jahren noch dicht ist. Merino kommt von Höfen, die ihre Tiere ohne Mulesing halten. Gestrickt wird auf langsamen Maschinen in einem Dorf am Fuß der Alpen, gekettelt Masche für Masche von Hand. Ein Pullover braucht vierzehn Stunden. Waschen Sie ihn selten und lauwarm, drücken Sie ihn im Handtuch aus und trocknen Sie ihn liegend; im Sommer liegt er gefaltet bei Zedernholz. Knötchen der ersten Wochen nimmt ein Kamm ab, danach bleiben sie aus. Reißt eine Masche, nehmen wir sie wieder auf, solange es das Garn gibt, und wir legen von jedem Garn etwas zurück.',
    'Good knitwear begins with the fibre. Our cashmere comes from goats that are combed once a year; only hairs above 36 millimetres are spun, because short ones work loose and pill. Two threads are twisted together, so that the knit keeps its shape and is still dense years later. The merino comes from farms that keep their animals without mulesing. We knit on slow machines in a village at the foot of the Alps and link every seam by hand, stitch by stitch. One jumper takes fourteen hours. Wash it rarely and lukewarm, press it out in a towel and dry it flat; in summer keep it folded with cedar wood. A comb takes off the pilling of the first weeks, after that there is none. Should a stitch run, we pick it up again for as long as there is yarn, and we put some of every yarn aside.',
    'Dobrý úplet začíná u vlákna. Náš kašmír pochází z koz, které se češou jednou do roka; spřádáme jen chlupy delší než 36 milimetrů, protože krátké se uvolňují a tvoří žmolky. Dvě nitě se skají dohromady, aby úplet držel tvar a byl i po letech hustý. Merino pochází z farem, které chovají zvířata bez mulesingu. Pleteme na pomalých strojích ve vesnici pod Alpami a švy řetízkujeme ručně, oko po oku. Jeden svetr trvá čtrnáct hodin. Perte ho zřídka a ve vlažné vodě, vymačkejte v ručníku a sušte naležato; v létě ho uložte složený s cedrovým dřevem. Žmolky prvních týdnů odstraní hřeben, potom už se netvoří. Když oko povolí, nabereme ho znovu, dokud je příze, a z každé příze si kousek schováváme.',
    'Dobra dzianina zaczyna się od włókna. Nasz kaszmir pochodzi od kóz czesanych raz w roku; przędziemy tylko włosy dłuższe niż 36 milimetrów, bo krótkie wysuwają się i mechacą. Dwie nitki są skręcane, dzięki czemu dzianina zachowuje kształt i po latach nadal jest gęsta. Merynos pochodzi z gospodarstw, które hodują zwierzęta bez mulesingu. Dziejemy na powolnych maszynach w wiosce u stóp Alp, a szwy łączymy ręcznie, oczko po oczku. Jeden sweter to czternaście godzin pracy. Prosimy prać go rzadko i w letniej wodzie, wycisnąć w ręczniku i suszyć na płasko; latem leży złożony z drewnem cedrowym. Zmechacenia z pierwszych tygodni zdejmie grzebień, potem już się nie pojawiają. Gdy puści oczko, podejmiemy je, dopóki jest przędza, a z każdej przędzy odkładamy zapas.',
    'Goed breigoed begint bij de vezel. Onze kasjmier komt van geiten die één keer per jaar worden gekamd; alleen haren boven 36 millimeter worden gesponnen, want korte laten los en gaan pluizen. Twee draden worden samen getwijnd, zodat het breisel zijn vorm houdt en na jaren nog dicht is. De merino komt van boerderijen die hun dieren zonder mulesing houden. We breien op langzame machines in een dorp aan de voet van de Alpen en hechten elke naad met de hand, steek voor steek. Eén trui kost veertien uur. Was hem zelden en lauw, druk hem uit in een handdoek en droog hem liggend; ’s zomers ligt hij gevouwen bij cederhout. Een kam haalt de pluisjes van de eerste weken weg, daarna blijven ze uit. Laat een steek los, dan halen wij hem weer op zolang er garen is, en van elk garen leggen we iets opzij.',
    'Une bonne maille commence par la fibre. Notre cachemire vient de chèvres peignées une fois l’an ; seuls les poils de plus de 36 millimètres sont filés, car les plus courts se détachent et boulochent. Deux fils sont retordus ensemble pour que le tricot garde sa forme et reste dense après des années. Le mérinos vient d’élevages sans mulesing. Nous tricotons sur des machines lentes, dans un village au pied des Alpes, et remaillons chaque couture à la main, maille après maille. Un pull demande quatorze heures. Lavez-le rarement et à l’eau tiède, pressez-le dans une serviette et séchez-le à plat ; l’été, gardez-le plié avec du bois de cèdre. Un peigne enlève les bouloches des premières semaines, ensuite il n’y en a plus. Si une maille file, nous la remontons tant qu’il reste du fil, et de chaque fil nous gardons une réserve.',
  ),
});
