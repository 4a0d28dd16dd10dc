import { headerElement } from '@/cms-schema/content-types/header-element';
import { homeTeaser } from '@/cms-schema/content-types/home-teaser';
import { imageBlock } from '@/cms-schema/content-types/image-block';
import { page } from '@/cms-schema/content-types/page';
import { button, textElement } from '@/cms-schema/content-types/parts';
import { textBox } from '@/cms-schema/content-types/text-box';
import { articleRow } from '@/demo/articles/article-row';
import { heading, linkTo, paragraph, richText } from '@/demo/rich-text';
import { entry, part } from '@/demo/seed-entry';
import { inSix } from '@/demo/showcase/in-six';

export const hggShirtStory = entry(page, 'hgg-page-lange-hemden', {
  title: 'HGG Geschichte: Lange Hemden',
  main: [
    entry(headerElement, 'hgg-shirts-header', {
      source: 'hgg-suitcase',
      text: {
        de: 'Ein Hemd für 1,98 m',
        en: 'A shirt for 1.98 m',
        cs: 'Košile na 198 cm',
        pl: 'Koszula na 198 cm wzrostu',
        nl: 'Een overhemd voor 1,98 m',
        fr: 'Une chemise pour 1,98 m',
      },
      subline: {
        de: 'Warum ein großes Hemd kein vergrößertes Hemd ist.',
        en: 'Why a large shirt is not an enlarged shirt.',
        cs: 'Proč velká košile není zvětšená košile.',
        pl: 'Dlaczego duża koszula to nie powiększona koszula.',
        nl: 'Waarom een groot overhemd geen vergroot overhemd is.',
        fr: 'Pourquoi une grande chemise n’est pas une chemise agrandie.',
      },
    }),
    entry(textBox, 'hgg-shirts-story', {
      title: 'HGG Lange Hemden: Text',
      headline: {
        de: 'Der Schnitt',
        en: 'The cut',
        cs: 'Střih',
        pl: 'Krój',
        nl: 'De snit',
        fr: 'La coupe',
      },
      body: {
        de: richText(
          'Wer ein Hemd in Größe M auf 5XL vergrößert, bekommt ein Zelt mit zu langen Ärmeln. ' +
            'Schultern wachsen langsamer als der Bauch, der Hals anders als die Handgelenke.',
          heading('Fünfzehn Maße statt drei'),
          'Unser Schnitt beginnt deshalb bei 3XL von vorn. Fünfzehn Maße werden einzeln gesetzt, ' +
            'die Manschette hat zwei Knöpfe, der Rücken eine Falte mehr.',
          heading('Acht Zentimeter'),
          'So viel länger ist das Hemd im Rücken. Es bleibt in der Hose, auch beim Aufstehen.',
          paragraph(
            'Ihre Größe steht in der ',
            linkTo('node_hgg-groessenberatung', 'Tabelle'),
            '.',
          ),
        ),
        en: richText(
          'Enlarge a shirt from M to 5XL and you get a tent with sleeves that are too long. ' +
            'Shoulders grow more slowly than the stomach, and the neck unlike the wrists.',
          heading('Fifteen measurements, not three'),
          'So our pattern starts afresh at 3XL. Fifteen measurements are set one by one, ' +
            'the cuff has two buttons, the back one more pleat.',
          heading('Eight centimetres'),
          'That is how much longer the back is. The shirt stays tucked in, even when you stand up.',
          paragraph('Your size is in the ', linkTo('node_hgg-groessenberatung', 'table'), '.'),
        ),
        cs: richText(
          'Kdo zvětší košili z velikosti M na 5XL, dostane stan s příliš dlouhými rukávy. ' +
            'Ramena rostou pomaleji než břicho a krk jinak než zápěstí.',
          heading('Patnáct měr místo tří'),
          'Náš střih proto u 3XL začíná znovu. Patnáct měr určujeme jednu po druhé, ' +
            'manžeta má dva knoflíky a záda o jeden záhyb víc.',
          heading('Osm centimetrů'),
          'O tolik je košile vzadu delší. Zůstane v kalhotách, i když vstanete.',
          paragraph(
            'Svou velikost najdete v ',
            linkTo('node_hgg-groessenberatung', 'tabulce'),
            '.',
          ),
        ),
        pl: richText(
          'Koszula powiększona z M do 5XL to namiot z za długimi rękawami. ' +
            'Ramiona rosną wolniej niż brzuch, a szyja inaczej niż nadgarstki.',
          heading('Piętnaście wymiarów zamiast trzech'),
          'Dlatego nasz krój od 3XL powstaje na nowo. Piętnaście wymiarów ustalamy po kolei, ' +
            'mankiet ma dwa guziki, a plecy o jedną zakładkę więcej.',
          heading('Osiem centymetrów'),
          'O tyle dłuższy jest tył. Koszula nie wychodzi ze spodni, także przy wstawaniu.',
          paragraph('Rozmiar podaje ', linkTo('node_hgg-groessenberatung', 'tabela'), '.'),
        ),
        nl: richText(
          'Wie een overhemd van M naar 5XL vergroot, krijgt een tent met te lange mouwen. ' +
            'Schouders groeien langzamer dan de buik, en de hals anders dan de polsen.',
          heading('Vijftien maten in plaats van drie'),
          'Daarom begint ons patroon bij 3XL opnieuw. Vijftien maten bepalen we een voor een, ' +
            'het manchet heeft twee knopen, de rug een plooi meer.',
          heading('Acht centimeter'),
          'Zoveel langer is de rug. Het overhemd blijft in je broek, ook als je opstaat.',
          paragraph('Je maat staat in de ', linkTo('node_hgg-groessenberatung', 'tabel'), '.'),
        ),
        fr: richText(
          'Agrandissez une chemise du M au 5XL : vous obtenez une tente aux manches trop longues. ' +
            'Les épaules grandissent moins vite que le ventre, le cou autrement que les poignets.',
          heading('Quinze mesures au lieu de trois'),
          'Notre patron repart donc de zéro au 3XL. Quinze mesures sont fixées une à une, ' +
            'le poignet a deux boutons, le dos un pli de plus.',
          heading('Huit centimètres'),
          'C’est ce que le dos a de plus. La chemise reste en place, même quand vous vous levez.',
          paragraph(
            'Votre taille figure dans le ',
            linkTo('node_hgg-groessenberatung', 'tableau'),
            '.',
          ),
        ),
      },
    }),
    entry(imageBlock, 'hgg-shirts-cloth', {
      title: 'HGG Lange Hemden: Stoff',
      image: 'hgg-cloth',
      imageLink: 'node_hgg-hemden',
      ratio: '16:9',
      caption: inSix(
        'Flanell, 170 Gramm. Das Karo läuft über jede Naht weiter.',
        'Flannel, 170 grams. The check carries on across every seam.',
        'Flanel, 170 gramů. Káro pokračuje přes každý šev.',
        'Flanela, 170 gramów. Krata biegnie dalej za każdym szwem.',
        'Flanel, 170 gram. De ruit loopt over elke naad door.',
        'Flanelle, 170 grammes. Le carreau se suit à chaque couture.',
      ),
    }),
    articleRow(
      'hgg-shirts-row',
      inSix(
        'Nach diesem Schnitt',
        'Cut to this pattern',
        'Podle tohoto střihu',
        'Według tego kroju',
        'Naar dit patroon',
        'Selon ce patron',
      ),
      [
        ['20313973', 'flannelShirt', 'Weissbach'],
        ['20310822', 'oxfordShirt', 'Nordgang'],
        ['20311781', 'businessShirt', 'Fjordlund'],
        ['20315069', 'linenShirt', 'Brae'],
        ['20312877', 'oxfordShirt', 'Caldero'],
        ['20310274', 'businessShirt', 'Dunmore Mills'],
      ],
      'OTHER',
    ),
    entry(homeTeaser, 'hgg-shirts-coats', {
      title: 'HGG Lange Hemden: Mäntel',
      image: 'hgg-window',
      imageLink: 'node_hgg-jacken',
      textBoxes: [
        part(textElement, {
          look: 'headline',
          text: {
            de: 'Darüber ein Mantel',
            en: 'A coat on top',
            cs: 'Na to kabát',
            pl: 'A na to płaszcz',
            nl: 'Daaroverheen een jas',
            fr: 'Et par-dessus, un manteau',
          },
        }),
        part(textElement, {
          text: {
            de: 'Wollmischung, gefüttert, bis 8XL.',
            en: 'Wool blend, lined, up to 8XL.',
            cs: 'Směs s vlnou, s podšívkou, do 8XL.',
            pl: 'Mieszanka wełny, z podszewką, do 8XL.',
            nl: 'Wolmengsel, gevoerd, tot 8XL.',
            fr: 'Laine mélangée, doublé, jusqu’au 8XL.',
          },
        }),
      ],
      buttons: [
        part(button, {
          look: 'secondary',
          link: 'node_hgg-home',
          label: {
            de: 'Zur Startseite',
            en: 'To the home page',
            cs: 'Na úvodní stránku',
            pl: 'Na stronę główną',
            nl: 'Naar de homepage',
            fr: 'Vers la page d’accueil',
          },
        }),
      ],
      teaserHeight: 'low',
    }),
  ],
});
