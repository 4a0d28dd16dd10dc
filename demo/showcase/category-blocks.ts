import { categoryBanner } from '@/cms-schema/content-types/category-banner';
import { categoryHeader } from '@/cms-schema/content-types/category-header';
import { categoryLine, categoryLink } from '@/cms-schema/content-types/category-line';
import { imageBlock } from '@/cms-schema/content-types/image-block';
import { linkElement } from '@/cms-schema/content-types/link-element';
import { button } from '@/cms-schema/content-types/parts';
import { seoText } from '@/cms-schema/content-types/seo-text';
import { teaserBox } from '@/cms-schema/content-types/teaser-box';
import { entry, part, type SeedEntry } from '@/demo/seed-entry';
import type { DemoShop } from '@/demo/demo-shops';
import { inSix, paragraphInSix } from './in-six';
import { SERVICE_PAGE, showcaseTitle, STORY_PAGE } from './places';

const SHIRTS = inSix('Hemden', 'Shirts', 'Košile', 'Koszule', 'Overhemden', 'Chemises');
const COATS = inSix('Mäntel', 'Coats', 'Kabáty', 'Płaszcze', 'Jassen', 'Manteaux');
const KNITWEAR = inSix('Strick', 'Knitwear', 'Svetry', 'Dzianiny', 'Breigoed', 'Maille');
const ADVICE = inSix('Beratung', 'Advice', 'Poradenství', 'Doradztwo', 'Advies', 'Conseil');

const header = (project: DemoShop) =>
  entry(categoryHeader, `${project}-showcase-category`, {
    headline: SHIRTS,
    image: `${project}-suitcase`,
    text: inSix(
      'Für jeden Tag eines, das sitzt.',
      'One for every day, each a good fit.',
      'Na každý den jedna, která padne.',
      'Na każdy dzień jedna, która dobrze leży.',
      'Voor elke dag een dat past.',
      'Une pour chaque jour, et qui tombe bien.',
    ),
    links: [
      part(button, { label: COATS, link: STORY_PAGE[project] }),
      part(button, { label: ADVICE, link: SERVICE_PAGE[project] }),
    ],
  });

const line = (project: DemoShop) =>
  entry(categoryLine, `${project}-showcase-categories`, {
    title: showcaseTitle(project, 'Kategorien'),
    categories: [
      part(categoryLink, {
        label: SHIRTS,
        link: STORY_PAGE[project],
        image: `${project}-suitcase`,
      }),
      part(categoryLink, { label: COATS, link: STORY_PAGE[project], image: `${project}-rail` }),
      part(categoryLink, { label: KNITWEAR, link: STORY_PAGE[project], image: `${project}-stack` }),
      part(categoryLink, { label: ADVICE, link: SERVICE_PAGE[project] }),
    ],
  });

const banner = (project: DemoShop) =>
  entry(categoryBanner, `${project}-showcase-brand`, {
    title: showcaseTitle(project, 'Kategoriebanner'),
    image: `${project}-rail`,
    headline: inSix(
      'Strick für kalte Tage',
      'Knitwear for cold days',
      'Svetry do chladných dnů',
      'Dzianiny na chłodne dni',
      'Breigoed voor koude dagen',
      'De la maille pour les jours froids',
    ),
    text: inSix(
      'Merino, Lambswool und Baumwolle.',
      'Merino, lambswool and cotton.',
      'Merino, jehněčí vlna a bavlna.',
      'Merynos, wełna jagnięca i bawełna.',
      'Merino, lamswol en katoen.',
      'Mérinos, laine d’agneau et coton.',
    ),
    buttons: [part(button, { label: KNITWEAR, link: STORY_PAGE[project] })],
  });

const box = (project: DemoShop) =>
  entry(teaserBox, `${project}-showcase-box`, {
    title: showcaseTitle(project, 'Teaserbox'),
    size: 2,
    elements: [
      entry(imageBlock, `${project}-showcase-box-image`, {
        title: showcaseTitle(project, 'Bild der Teaserbox'),
        image: `${project}-stack`,
        imageLink: SERVICE_PAGE[project],
        ratio: '4:3',
      }),
      entry(linkElement, `${project}-showcase-box-link`, {
        label: inSix(
          'Strick richtig pflegen',
          'How to care for knitwear',
          'Jak pečovat o svetry',
          'Jak dbać o dzianiny',
          'Zo verzorg je breigoed',
          'Bien entretenir la maille',
        ),
        link: SERVICE_PAGE[project],
      }),
    ],
  });

const text = (project: DemoShop) =>
  entry(seoText, `${project}-showcase-seo`, {
    title: showcaseTitle(project, 'SEO-Text'),
    headline: inSix(
      'Woran man ein gutes Hemd erkennt',
      'How to tell a good shirt',
      'Jak poznat dobrou košili',
      'Po czym poznać dobrą koszulę',
      'Waaraan je een goed overhemd herkent',
      'À quoi l’on reconnaît une bonne chemise',
    ),
    body: paragraphInSix(
      'Ein gutes Hemd beginnt an der Schulter. Sitzt die Naht dort, wo die Schulter endet, fällt der Rest von selbst. Der Kragen lässt zwei Finger Platz, die Manschette endet am Handgelenk, und wer sich setzt, spürt am Bauch keinen Zug. Bei langen Armen entscheidet die Ärmellänge, bei breiter Brust die Weite unter dem Arm. Deshalb gibt es unsere Hemden in mehreren Weiten und Längen. Popeline ist glatt und kühl, Twill fließt und knittert wenig, Oxford ist kräftig und wird mit jeder Wäsche weicher, Flanell wärmt. Waschen Sie Hemden auf links und hängen Sie sie feucht auf einen breiten Bügel, dann bleibt wenig zu bügeln. Knöpfe aus Perlmutt halten länger, wenn sie mit einem Stiel angenäht sind. Und wenn einmal etwas nicht passt: Unsere Schneiderei ändert Ärmel und Seitennähte meist am selben Tag.',
      'A good shirt begins at the shoulder. If the seam sits where the shoulder ends, the rest falls into place. The collar leaves room for two fingers, the cuff ends at the wrist, and sitting down you feel no pull across the stomach. Long arms need a longer sleeve, a broad chest needs room under the arm, which is why our shirts come in several widths and lengths. Poplin is smooth and cool, twill drapes and hardly creases, Oxford is sturdy and softens with every wash, flannel keeps you warm. Wash shirts inside out and hang them up damp on a broad hanger, and there is little left to iron. Mother-of-pearl buttons last longer when sewn on with a shank. And if something does not fit: our workroom alters sleeves and side seams, mostly on the same day.',
      'Dobrá košile začíná u ramen. Když šev sedí tam, kde rameno končí, zbytek padne sám. Límec nechá místo na dva prsty, manžeta končí u zápěstí a při sezení na břiše nic netáhne. U dlouhých paží rozhoduje délka rukávu, u široké hrudi šířka pod paží. Proto naše košile nabízíme v několika šířkách a délkách. Popelín je hladký a chladivý, kepr splývá a málo se mačká, oxford je pevný a každým praním měkčí, flanel hřeje. Košile perte naruby a vlhké je pověste na široké ramínko, pak zbude jen málo žehlení. Perleťové knoflíky drží déle, jsou-li přišité na stopku. A když něco nesedí: naše krejčovna upraví rukávy i boční švy většinou ještě týž den.',
      'Dobra koszula zaczyna się od ramion. Jeśli szew leży tam, gdzie kończy się ramię, reszta układa się sama. Kołnierzyk zostawia miejsce na dwa palce, mankiet kończy się przy nadgarstku, a podczas siedzenia nic nie ciągnie na brzuchu. Przy długich rękach liczy się długość rękawa, przy szerokiej klatce piersiowej luz pod pachą. Dlatego nasze koszule mają kilka szerokości i długości. Popelina jest gładka i chłodna, twill układa się miękko i mało się gniecie, oksford jest mocny i mięknie z każdym praniem, flanela grzeje. Koszule prać na lewej stronie i wilgotne wieszać na szerokim wieszaku, wtedy prasowania jest niewiele. Guziki z masy perłowej trzymają dłużej, gdy są przyszyte na nóżce. A jeśli coś nie pasuje: nasza pracownia zwykle poprawia rękawy i szwy boczne tego samego dnia.',
      'Een goed overhemd begint bij de schouder. Zit de naad waar de schouder ophoudt, dan valt de rest vanzelf. De kraag laat ruimte voor twee vingers, de manchet eindigt bij de pols en als je gaat zitten trekt er niets over de buik. Bij lange armen telt de mouwlengte, bij een brede borst de ruimte onder de arm. Daarom zijn onze overhemden er in meerdere wijdten en lengtes. Popeline is glad en koel, twill valt soepel en kreukt weinig, oxford is stevig en wordt met elke wasbeurt zachter, flanel houdt warm. Was overhemden binnenstebuiten en hang ze vochtig op een brede hanger, dan valt er weinig te strijken. Parelmoeren knopen blijven langer zitten als ze met een steeltje zijn aangezet. En past er iets niet: ons atelier past mouwen en zijnaden meestal dezelfde dag aan.',
      'Une bonne chemise commence à l’épaule. Si la couture tombe là où l’épaule finit, le reste suit. Le col laisse la place de deux doigts, le poignet s’arrête au poignet et, assis, rien ne tire sur le ventre. Pour les bras longs, c’est la longueur de manche qui compte ; pour les torses larges, l’aisance sous le bras. Nos chemises existent donc en plusieurs largeurs et longueurs. La popeline est lisse et fraîche, le twill a du tombant et se froisse peu, l’oxford est solide et s’assouplit à chaque lavage, la flanelle tient chaud. Lavez les chemises à l’envers et suspendez-les humides sur un cintre large : il restera peu à repasser. Les boutons de nacre tiennent mieux cousus sur une queue de fil. Et si quelque chose ne va pas, notre atelier retouche manches et coutures de côté, le plus souvent le jour même.',
    ),
  });

/** Blocks above, within and below a list of articles. */
export const showcaseCategory = (project: DemoShop): SeedEntry[] => [
  header(project),
  line(project),
  banner(project),
  box(project),
  text(project),
];
