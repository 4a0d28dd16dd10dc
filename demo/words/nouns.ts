import type { Row } from './in-six';

/**
 * Grammatical gender of a noun, or `p` for a plural; French distinguishes masculine and feminine
 * plurals.
 */
export type Gender = 'm' | 'f' | 'n' | 'p' | 'mp' | 'fp';
type Genders = readonly [de: Gender, cs: Gender, pl: Gender, nl: Gender, fr: Gender];

export interface Noun {
  words: Row;
  genders: Genders;
  /** The cloth as a phrase after the name; `null` if the name implies it. */
  cloth: Row | null;
}

const CLOTHS = {
  poplin: ['aus Popeline', 'in poplin', 'z popelínu', 'z popeliny', 'van popeline', 'en popeline'],
  jersey: ['aus Jersey', 'in jersey', 'z žerzeje', 'z dżerseju', 'van jersey', 'en jersey'],
  merino: ['aus Merinowolle', 'in merino wool', 'z merino vlny', 'z wełny merynosów', 'van merinowol', 'en laine mérinos'],
  lambswool: ['aus Wolle', 'in wool', 'z vlny', 'z wełny', 'van wol', 'en laine'],
  newWool: ['aus Schurwolle', 'in wool', 'ze střižní vlny', 'z żywej wełny', 'van scheerwol', 'en laine vierge'],
  twill: ['aus Baumwolltwill', 'in cotton twill', 'z bavlněného kepru', 'z bawełnianego diagonalu', 'van katoenen keper', 'en sergé de coton'],
  nylon: ['aus Nylon', 'in nylon', 'z nylonu', 'z nylonu', 'van nylon', 'en nylon'],
  leather: ['aus Leder', 'in leather', 'z kůže', 'ze skóry', 'van leer', 'en cuir'],
  cotton: ['aus Baumwolle', 'in cotton', 'z bavlny', 'z bawełny', 'van katoen', 'en coton'],
} as const satisfies Record<string, Row>; // oxfmt-ignore

// Five genders as one string; the tests check every one of them.
const gendersOf = (genders: string) => genders.split(' ') as unknown as Genders;

const noun = (genders: string, ...words: Row): Noun => ({
  words,
  genders: gendersOf(genders),
  cloth: null,
});

/** A name that does not imply the cloth of the article. */
const neutralNoun = (cloth: keyof typeof CLOTHS, genders: string, ...words: Row): Noun => ({
  words,
  genders: gendersOf(genders),
  cloth: CLOTHS[cloth],
});

/** Names of the articles. English has no genders. */
export const NOUNS = {
  businessShirt: neutralNoun('poplin', 'n f f n f', 'Businesshemd', 'business shirt', 'společenská košile', 'koszula biznesowa', 'zakelijk overhemd', 'chemise de ville'),
  oxfordShirt: noun('n f f n f', 'Oxfordhemd', 'Oxford shirt', 'oxfordská košile', 'koszula oksfordzka', 'Oxford-overhemd', 'chemise oxford'),
  flannelShirt: noun('n f f n f', 'Flanellhemd', 'flannel shirt', 'flanelová košile', 'koszula flanelowa', 'flanellen overhemd', 'chemise en flanelle'),
  linenShirt: noun('n f f n f', 'Leinenhemd', 'linen shirt', 'lněná košile', 'koszula lniana', 'linnen overhemd', 'chemise en lin'),
  shortLinenShirt: noun('n f f n f', 'Kurzarmhemd aus Leinen', 'short-sleeved linen shirt', 'lněná košile s krátkým rukávem', 'koszula lniana z krótkim rękawem', 'linnen overhemd met korte mouwen', 'chemisette en lin'),
  piquePolo: noun('n f f m m', 'Piqué-Poloshirt', 'piqué polo shirt', 'polokošile z piké', 'koszulka polo z piki', 'polo van piqué', 'polo en piqué'),
  jerseyPolo: noun('n f f m m', 'Jersey-Poloshirt', 'jersey polo shirt', 'polokošile z žerzeje', 'koszulka polo z dżerseju', 'polo van jersey', 'polo en jersey'),
  tShirt: neutralNoun('jersey', 'n n m n m', 'T-Shirt', 'T-shirt', 'tričko', 'T-shirt', 'T-shirt', 'T-shirt'),
  jumper: neutralNoun('merino', 'm m m f m', 'Strickpullover', 'knitted jumper', 'pletený svetr', 'sweter', 'gebreide trui', 'pull en maille'),
  rollNeck: neutralNoun('merino', 'm m m f m', 'Rollkragenpullover', 'roll-neck jumper', 'rolák', 'golf', 'coltrui', 'pull à col roulé'),
  cableJumper: neutralNoun('lambswool', 'm m m f m', 'Zopfstrickpullover', 'cable-knit jumper', 'svetr s copánkovým vzorem', 'sweter w warkocze', 'kabeltrui', 'pull torsadé'),
  halfZip: neutralNoun('merino', 'm m m f m', 'Troyer', 'half-zip jumper', 'svetr s krátkým zipem', 'sweter z krótkim zamkiem', 'trui met korte rits', 'pull à col zippé'),
  hoodie: neutralNoun('cotton', 'm f f m m', 'Kapuzenpullover', 'hoodie', 'mikina s kapucí', 'bluza z kapturem', 'hoodie', 'sweat à capuche'),
  sweatshirt: neutralNoun('cotton', 'n f f m m', 'Sweatshirt', 'sweatshirt', 'mikina', 'bluza', 'sweater', 'sweat-shirt'),
  cardigan: neutralNoun('merino', 'f m m n m', 'Strickjacke', 'cardigan', 'kardigan', 'kardigan', 'vest', 'cardigan'),
  woolBlazer: neutralNoun('newWool', 'n n f n f', 'Sakko', 'blazer', 'sako', 'marynarka', 'colbert', 'veste'),
  linenBlazer: noun('n n f n f', 'Leinensakko', 'linen blazer', 'lněné sako', 'marynarka lniana', 'linnen colbert', 'veste en lin'),
  doubleBreasted: neutralNoun('newWool', 'm n f n f', 'Zweireiher', 'double-breasted blazer', 'dvouřadé sako', 'marynarka dwurzędowa', 'dubbelrijs colbert', 'veste croisée'),
  herringboneCoat: noun('m m m m m', 'Fischgratmantel', 'herringbone coat', 'kabát se vzorem rybí kosti', 'płaszcz w jodełkę', 'overjas met visgraat', 'manteau à chevrons'),
  woolCoat: noun('m m m m m', 'Wollmantel', 'wool coat', 'vlněný kabát', 'płaszcz wełniany', 'wollen overjas', 'manteau en laine'),
  doubleCoat: neutralNoun('lambswool', 'm m m m m', 'Zweireihermantel', 'double-breasted coat', 'dvouřadý kabát', 'płaszcz dwurzędowy', 'dubbelrijs overjas', 'manteau croisé'),
  quiltedJacket: noun('f f f f f', 'Steppjacke', 'quilted jacket', 'prošívaná bunda', 'kurtka pikowana', 'gewatteerde jas', 'veste matelassée'),
  parka: noun('m f f m f', 'Parka', 'parka', 'parka', 'parka', 'parka', 'parka'),
  bomber: neutralNoun('nylon', 'm f f n m', 'Blouson', 'bomber jacket', 'bunda bomber', 'kurtka bomber', 'bomberjack', 'blouson'),
  suedeBomber: noun('m f f n m', 'Veloursleder-Blouson', 'suede bomber jacket', 'semišová bunda', 'kurtka zamszowa', 'suède bomberjack', 'blouson en daim'),
  jeans: noun('f p p m m', 'Jeans', 'jeans', 'džíny', 'jeansy', 'jeans', 'jean'),
  chinos: neutralNoun('twill', 'f p p m m', 'Chino', 'chinos', 'chino kalhoty', 'chinosy', 'chino', 'chino'),
  cordTrousers: noun('f p p f m', 'Cordhose', 'corduroy trousers', 'manšestrové kalhoty', 'spodnie sztruksowe', 'corduroybroek', 'pantalon en velours côtelé'),
  shorts: noun('p p p m m', 'Chino-Shorts', 'chino shorts', 'šortky', 'szorty', 'short', 'bermuda'),
  cargoShorts: noun('p p p m m', 'Cargoshorts', 'cargo shorts', 'kapsáčové šortky', 'szorty cargo', 'cargoshort', 'bermuda cargo'),
  joggers: noun('f p p f m', 'Jogginghose', 'joggers', 'tepláky', 'spodnie dresowe', 'joggingbroek', 'pantalon de jogging'),
  suit: neutralNoun('newWool', 'm m m n m', 'Anzug', 'suit', 'oblek', 'garnitur', 'pak', 'costume'),
  suitTrousers: neutralNoun('newWool', 'f p p f m', 'Anzughose', 'suit trousers', 'oblekové kalhoty', 'spodnie garniturowe', 'pantalon', 'pantalon de costume'),
  waistcoat: neutralNoun('newWool', 'f f f n m', 'Weste', 'waistcoat', 'vesta', 'kamizelka', 'gilet', 'gilet'),
  leatherTrainers: noun('p p p p fp', 'Ledersneaker', 'leather trainers', 'kožené tenisky', 'sneakersy skórzane', 'leren sneakers', 'baskets en cuir'),
  suedeTrainers: noun('p p p p fp', 'Sneaker aus Veloursleder', 'suede trainers', 'semišové tenisky', 'sneakersy zamszowe', 'suède sneakers', 'baskets en daim'),
  laceUps: neutralNoun('leather', 'p p p p fp', 'Schnürschuhe', 'lace-up shoes', 'šněrovací polobotky', 'półbuty sznurowane', 'veterschoenen', 'chaussures à lacets'),
  belt: noun('m m m m f', 'Ledergürtel', 'leather belt', 'kožený opasek', 'pasek skórzany', 'leren riem', 'ceinture en cuir'),
  tie: noun('f f m f f', 'Seidenkrawatte', 'silk tie', 'hedvábná kravata', 'krawat jedwabny', 'zijden stropdas', 'cravate en soie'),
  scarf: noun('m f m m f', 'Wollschal', 'wool scarf', 'vlněná šála', 'szalik wełniany', 'wollen sjaal', 'écharpe en laine'),
  cap: noun('f f f f f', 'Baseballcap', 'baseball cap', 'kšiltovka', 'czapka z daszkiem', 'pet', 'casquette'),
  socks: noun('p p p p fp', 'Socken', 'socks', 'ponožky', 'skarpetki', 'sokken', 'chaussettes'),
  boxers: noun('p p p m m', 'Boxershorts', 'boxer shorts', 'boxerky', 'bokserki', 'boxershort', 'boxer'),
  pyjamas: noun('m n f m m', 'Pyjama', 'pyjamas', 'pyžamo', 'piżama', 'pyjama', 'pyjama'),
  swimShorts: noun('p p p m m', 'Badeshorts', 'swim shorts', 'plavecké šortky', 'szorty kąpielowe', 'zwemshort', 'short de bain'),
  cashmereJumper: noun('m m m f m', 'Kaschmirpullover', 'cashmere jumper', 'kašmírový svetr', 'sweter kaszmirowy', 'kasjmieren trui', 'pull en cachemire'),
  cashmereCoat: noun('m m m m m', 'Kaschmirmantel', 'cashmere coat', 'kašmírový kabát', 'płaszcz kaszmirowy', 'kasjmieren overjas', 'manteau en cachemire'),
  cashmereScarf: noun('m f m m f', 'Kaschmirschal', 'cashmere scarf', 'kašmírová šála', 'szalik kaszmirowy', 'kasjmieren sjaal', 'écharpe en cachemire'),
} as const satisfies Record<string, Noun>; // oxfmt-ignore
export type NounName = keyof typeof NOUNS;
