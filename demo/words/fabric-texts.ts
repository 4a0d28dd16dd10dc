import { fibreName, isFibre, shareText, type Fibre } from '@/lib/catalog/catalogue/textile-fibres';
import { inSix, type InSix } from './in-six';

/** The properties of a fabric, and the fibres on its label. */
interface FabricWords {
  text: InSix;
  fibres: readonly (readonly [percent: number, fibre: Material])[];
}

const LEATHERS = {
  leather: inSix([
    'Rindsleder',
    'cowhide leather',
    'hovězí useň',
    'skóra bydlęca',
    'rundleer',
    'cuir de vachette',
  ]),
  suede: inSix([
    'Veloursleder',
    'suede leather',
    'semišová useň',
    'skóra zamszowa',
    'suèdeleer',
    'cuir velours',
  ]),
} as const satisfies Record<string, InSix>;
/** What a cloth is made of; leather is no fibre. */
type Material = Fibre | keyof typeof LEATHERS;

export const FABRIC_WORDS = {
  poplin: { fibres: [[97, 'cotton'], [3, 'elastane']], text: inSix(['Popeline ist dicht gewebt, glatt und leicht zu bügeln.', 'Poplin is woven close, smooth and easy to iron.', 'Popelín je hustě tkaný, hladký a snadno se žehlí.', 'Popelina jest gęsto tkana, gładka i łatwa do prasowania.', 'Popeline is dicht geweven, glad en makkelijk te strijken.', 'La popeline est un tissu serré, lisse et facile à repasser.']) },
  oxford: { fibres: [[100, 'cotton']], text: inSix(['Oxford ist kräftig, weich und wird mit jeder Wäsche schöner.', 'Oxford cloth is sturdy, soft and better with every wash.', 'Oxford je pevný, měkký a s každým praním hezčí.', 'Oxford jest mocny, miękki i z każdym praniem ładniejszy.', 'Oxford is stevig, zacht en wordt bij elke was mooier.', 'L’oxford est robuste, souple et plus beau à chaque lavage.']) },
  linen: { fibres: [[100, 'linen']], text: inSix(['Leinen kühlt, nimmt Feuchtigkeit auf und darf Falten zeigen.', 'Linen cools, takes up moisture and may show a crease.', 'Len chladí, pohlcuje vlhkost a smí se mačkat.', 'Len chłodzi, wchłania wilgoć i może się gnieść.', 'Linnen koelt, neemt vocht op en mag kreuken.', 'Le lin rafraîchit, absorbe l’humidité et peut se froisser.']) },
  flannel: { fibres: [[100, 'cotton']], text: inSix(['Flanell ist angeraut und wärmt vom ersten Moment an.', 'Flannel is brushed and warm from the first moment.', 'Flanel je počesaný a hřeje od první chvíle.', 'Flanela jest drapana i grzeje od pierwszej chwili.', 'Flanel is geruwd en warm vanaf het eerste moment.', 'La flanelle est grattée et tient chaud dès le premier instant.']) },
  pique: { fibres: [[96, 'cotton'], [4, 'elastane']], text: inSix(['Piqué lässt Luft an die Haut und bleibt in Form.', 'Piqué lets the skin breathe and stays in shape.', 'Piké nechává kůži dýchat a drží tvar.', 'Pika przepuszcza powietrze i trzyma formę.', 'Piqué laat de huid ademen en blijft in vorm.', 'Le piqué laisse respirer la peau et garde sa forme.']) },
  jersey: { fibres: [[95, 'cotton'], [5, 'elastane']], text: inSix(['Jersey gibt nach und liegt weich an.', 'Jersey gives way and lies soft.', 'Žerzej je poddajný a příjemně přiléhá.', 'Dżersej jest elastyczny i miękko przylega.', 'Jersey geeft mee en valt zacht.', 'Le jersey est souple et tombe en douceur.']) },
  knit: { fibres: [[100, 'wool']], text: inSix(['Feine Merinowolle gleicht Wärme aus und nimmt kaum Geruch an.', 'Fine merino wool evens out warmth and hardly takes on smells.', 'Jemná merino vlna vyrovnává teplotu a téměř nepřijímá pachy.', 'Delikatna wełna merynosów reguluje ciepło i prawie nie chłonie zapachów.', 'Fijne merinowol regelt warmte en neemt nauwelijks geur op.', 'La laine mérinos régule la chaleur et retient à peine les odeurs.']) },
  cable: { fibres: [[80, 'virginWool'], [20, 'polyamide']], text: inSix(['Die Zöpfe speichern Luft, und Luft hält warm.', 'The cables hold air, and air keeps warm.', 'Copánky zadržují vzduch a vzduch hřeje.', 'Warkocze zatrzymują powietrze, a powietrze grzeje.', 'De kabels houden lucht vast, en lucht houdt warm.', 'Les torsades retiennent l’air, et l’air tient chaud.']) },
  fleece: { fibres: [[80, 'cotton'], [20, 'polyester']], text: inSix(['Schwerer Sweatstoff aus gekämmter Baumwolle.', 'Heavy sweat fabric of combed cotton.', 'Silná teplákovina z česané bavlny.', 'Gruba dresówka z czesanej bawełny.', 'Zware sweatstof van gekamd katoen.', 'Molleton épais en coton peigné.']) },
  twill: { fibres: [[97, 'cotton'], [3, 'elastane']], text: inSix(['Köper ist fest, geschmeidig und unempfindlich.', 'Twill is firm, supple and hard-wearing.', 'Kepr je pevný, poddajný a odolný.', 'Diagonal jest mocny, miękki i odporny.', 'Keper is stevig, soepel en kan tegen een stootje.', 'Le sergé est solide, souple et résistant.']) },
  denim: { fibres: [[98, 'cotton'], [2, 'elastane']], text: inSix(['Denim mit 12 Unzen: fest, aber nicht steif.', 'Twelve-ounce denim: firm but not stiff.', 'Denim o gramáži 12 uncí: pevný, ale ne tuhý.', 'Denim 12-uncjowy: mocny, ale nie sztywny.', 'Denim van 12 ounce: stevig, maar niet stug.', 'Denim de 12 onces : ferme sans être raide.']) },
  wool: { fibres: [[100, 'virginWool']], text: inSix(['Schurwolle hängt sich über Nacht von selbst aus.', 'Virgin wool drops its creases overnight.', 'Střižní vlna se přes noc sama vyvěsí.', 'Żywa wełna przez noc sama się wygładza.', 'Scheerwol hangt vanzelf uit in één nacht.', 'La laine vierge se défroisse d’elle-même en une nuit.']) },
  herringbone: { fibres: [[80, 'virginWool'], [20, 'polyamide']], text: inSix(['Das Fischgratmuster ist gewebt, nicht gedruckt.', 'The herringbone is woven, not printed.', 'Vzor rybí kosti je vetkaný, ne tištěný.', 'Jodełka jest tkana, nie drukowana.', 'Het visgraatmotief is geweven, niet gedrukt.', 'Le chevron est tissé, non imprimé.']) },
  cord: { fibres: [[98, 'cotton'], [2, 'elastane']], text: inSix(['Feiner Cord mit weichem Griff und tiefem Glanz.', 'Fine corduroy with a soft hand and a deep sheen.', 'Jemný manšestr, měkký na omak a s hlubokým leskem.', 'Drobny sztruks, miękki w dotyku i z głębokim połyskiem.', 'Fijne corduroy met een zachte greep en een diepe glans.', 'Velours fin au toucher doux et au reflet profond.']) },
  nylon: { fibres: [[100, 'polyamide']], text: inSix(['Leichtes Gewebe, das Regen abperlen lässt.', 'A light fabric that sheds the rain.', 'Lehká tkanina, po níž déšť steče.', 'Lekka tkanina, po której deszcz spływa.', 'Lichte stof waar regen van afglijdt.', 'Un tissu léger sur lequel la pluie glisse.']) },
  leather: { fibres: [[100, 'leather']], text: inSix(['Glattes Leder, das mit der Zeit Patina ansetzt.', 'Smooth leather that takes on a patina with time.', 'Hladká useň, která časem získá patinu.', 'Gładka skóra, która z czasem nabiera patyny.', 'Glad leer dat met de tijd patina krijgt.', 'Un cuir lisse qui se patine avec le temps.']) },
  suede: { fibres: [[100, 'suede']], text: inSix(['Veloursleder mit kurzem, dichtem Flor.', 'Suede with a short, dense nap.', 'Semiš s krátkým, hustým vlasem.', 'Zamsz o krótkim, gęstym włosie.', 'Suède met een korte, dichte vleug.', 'Un daim au poil court et dense.']) },
  silk: { fibres: [[100, 'silk']], text: inSix(['Schwere Seide, von Hand gefaltet und genäht.', 'Heavy silk, folded and sewn by hand.', 'Těžké hedvábí, ručně skládané a šité.', 'Ciężki jedwab, składany i szyty ręcznie.', 'Zware zijde, met de hand gevouwen en genaaid.', 'Une soie lourde, pliée et cousue à la main.']) },
  cashmere: { fibres: [[100, 'cashmere']], text: inSix(['Kaschmir aus langen Fasern: leicht, warm und lange schön.', 'Long-fibre cashmere: light, warm and lasting.', 'Kašmír z dlouhých vláken: lehký, hřejivý a trvanlivý.', 'Kaszmir z długich włókien: lekki, ciepły i trwały.', 'Kasjmier van lange vezels: licht, warm en lang mooi.', 'Un cachemire à fibres longues : léger, chaud et durable.']) },
} as const satisfies Record<string, FabricWords>; // oxfmt-ignore
export type ClothName = keyof typeof FABRIC_WORDS;

const SYNTHETIC: ReadonlySet<Material> = new Set(['polyamide', 'polyester', 'elastane']);

/** Whether a cloth is of textile fibres from plants and animals only; leather is no fibre. */
export const isNaturalCloth = (cloth: ClothName): boolean =>
  FABRIC_WORDS[cloth].fibres.every(
    ([, fibre]) => !SYNTHETIC.has(fibre) && fibre !== 'leather' && fibre !== 'suede',
  );

/** `97 % Baumwolle, 3 % Elasthan` */
export function compositionOf(cloth: ClothName, language: keyof InSix): string {
  return FABRIC_WORDS[cloth].fibres
    .map(([percent, fibre]) => {
      const name = isFibre(fibre) ? fibreName(fibre, language) : LEATHERS[fibre][language];
      return shareText(percent, name, language);
    })
    .join(', ');
}
