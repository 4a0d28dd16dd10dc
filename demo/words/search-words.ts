import type { CategoryKey } from './categories';
import { inEach, type InSix } from './in-six';

/** Synonyms that visitors use, by language. */
export const SYNONYMS: InSix<readonly (readonly string[])[]> = inEach({
  de: [['sakko', 'jackett', 'blazer'], ['pullover', 'pulli', 'sweater'], ['turnschuhe', 'sneaker', 'trainers'], ['jogginghose', 'trainingshose', 'sweatpants'], ['schlips', 'krawatte', 'binder'], ['hoodie', 'hoodies', 'kapuzenpullover', 'kapuzenpulli', 'kapuzenpullis'], ['gutschein', 'geschenkkarte', 'geschenkgutschein'], ['gürtel', 'hosengürtel'], ['unterhose', 'boxershorts', 'boxer'], ['mütze', 'cap', 'kappe'], ['anorak', 'steppjacke']],
  en: [['blazer', 'sports jacket'], ['jumper', 'sweater', 'pullover'], ['trainers', 'sneakers'], ['trousers', 'pants'], ['joggers', 'sweatpants'], ['tie', 'necktie'], ['voucher', 'gift card', 'gift voucher'], ['underpants', 'boxer shorts', 'trunks'], ['waistcoat', 'vest'], ['roll neck', 'turtleneck', 'polo neck'], ['corduroy', 'cords'], ['swim shorts', 'swimming trunks']],
  cs: [['košile', 'košili', 'košil'], ['hoodie', 'mikina s kapucí'], ['sako', 'blejzr'], ['svetr', 'pulovr'], ['tenisky', 'sneakers'], ['džíny', 'rifle'], ['poukaz', 'dárková karta'], ['trenýrky', 'boxerky'], ['triko', 'tričko'], ['opasek', 'pásek']],
  pl: [['koszula', 'koszulę', 'koszul'], ['hoodie', 'bluza z kapturem'], ['marynarka', 'blezer'], ['sweter', 'pulower'], ['sneakersy', 'trampki'], ['jeansy', 'dżinsy'], ['bon', 'karta podarunkowa'], ['majtki', 'bokserki'], ['koszulka', 't-shirt'], ['dres', 'spodnie dresowe']],
  nl: [['colbert', 'blazer'], ['trui', 'sweater', 'pullover'], ['sneakers', 'gympen'], ['jeans', 'spijkerbroek'], ['bon', 'cadeaukaart', 'cadeaubon'], ['onderbroek', 'boxershort'], ['jasje', 'colbert'], ['zwembroek', 'zwemshort']],
  fr: [['veste', 'blazer'], ['pull', 'chandail'], ['baskets', 'sneakers'], ['jean', 'denim'], ['bon', 'carte cadeau', 'chèque cadeau'], ['caleçon', 'boxer'], ['maillot de bain', 'short de bain'], ['blouson', 'bomber']],
}); // oxfmt-ignore

/** Words without articles of their own, and the articles that visitors mean by them. */
export const NARROWER_WORDS: InSix<readonly (readonly [word: string, finds: readonly string[]])[]> = inEach({
  de: [['winterjacke', ['steppjacke', 'parka']], ['lederjacke', ['veloursleder blouson']], ['wildlederjacke', ['veloursleder blouson']], ['übergangsjacke', ['blouson']], ['businesshose', ['chino']], ['freizeithemd', ['oxfordhemd', 'flanellhemd']], ['schlafanzug', ['pyjama']], ['wollpullover', ['strickpullover', 'zopfstrickpullover']]],
  en: [['windbreaker', ['bomber jacket']], ['undershirt', ['t-shirt']], ['dressing shoes', ['lace-up shoes']], ['nightwear', ['pyjamas']]],
  cs: [['větrovka', ['bunda bomber']], ['manšestráky', ['manšestrové kalhoty']], ['společenské boty', ['šněrovací polobotky']]],
  pl: [['wiatrówka', ['kurtka bomber']], ['sztruksy', ['spodnie sztruksowe']], ['pantofle', ['półbuty sznurowane']]],
  nl: [['winterjas', ['gewatteerde jas', 'parka']], ['mantel', ['overjas']], ['leren jas', ['suède bomberjack']], ['nette schoenen', ['veterschoenen']], ['ribbroek', ['corduroybroek']]],
  fr: [['doudoune', ['veste matelassée']], ['richelieu', ['chaussures à lacets']], ['sous-vêtement', ['boxer']]],
}); // oxfmt-ignore

/** Categories whose articles come first for a word that also occurs in others. */
export const MEANINGS: InSix<readonly (readonly [words: readonly string[], categories: readonly CategoryKey[]])[]> = inEach({
  de: [[['shorts'], ['kurze-hosen']], [['shirt', 'shirts'], ['shirts']], [['bügelfrei', 'bügelfreies', 'bügelfreie'], ['buegelleichte-hemden']], [['jacke', 'jacken'], ['steppjacken', 'parkas-blousons']], [['kaschmir', 'cashmere'], ['kaschmirpullover', 'kaschmirmaentel']]],
  en: [[['shorts'], ['kurze-hosen']], [['shirt', 'shirts'], ['hemden']], [['non iron', 'non-iron', 'easy iron'], ['buegelleichte-hemden']], [['jacket', 'jackets'], ['steppjacken', 'parkas-blousons']], [['cashmere'], ['kaschmirpullover', 'kaschmirmaentel']]],
  cs: [[['šortky'], ['kurze-hosen']], [['nežehlivá', 'nežehlivé'], ['buegelleichte-hemden']], [['zimní'], ['steppjacken', 'parkas']], [['kašmír'], ['kaschmirpullover', 'kaschmirmaentel']]],
  pl: [[['szorty'], ['kurze-hosen']], [['niewymagająca prasowania', 'bez prasowania'], ['buegelleichte-hemden']], [['zimowa', 'zimowe'], ['steppjacken', 'parkas']], [['kaszmir'], ['kaschmirpullover', 'kaschmirmaentel']]],
  nl: [[['short', 'shorts', 'korte broek'], ['kurze-hosen']], [['strijkvrij', 'strijkvrije'], ['buegelleichte-hemden']], [['shirt', 'shirts'], ['shirts']], [['kasjmier'], ['kaschmirpullover', 'kaschmirmaentel']]],
  fr: [[['short', 'shorts'], ['kurze-hosen']], [['sans repassage'], ['buegelleichte-hemden']], [['veste d’hiver', 'manteau d’hiver'], ['steppjacken', 'parkas']], [['cachemire'], ['kaschmirpullover', 'kaschmirmaentel']]],
}); // oxfmt-ignore

/** Words for large sizes, ignored in the big and tall shop, where they would find nothing. */
export const BIG_WORDS: InSix<readonly string[]> = inEach({
  de: ['übergrößen', 'übergröße', 'uebergroessen', 'uebergroesse', 'große größen', 'große größe', 'in übergröße', 'in übergrößen', 'grosse grössen', 'big and tall', 'plus size'],
  en: ['big and tall', 'big & tall', 'big men’s', 'big mens', 'big men', 'big man', 'big', 'larger sizes', 'large sizes', 'plus size', 'plus sizes', 'outsize', 'oversize'],
  cs: ['nadměrné velikosti', 'nadměrná velikost', 'nadměrné', 'velké velikosti', 'big and tall', 'plus size'],
  pl: ['duże rozmiary', 'duży rozmiar', 'dla puszystych', 'big and tall', 'plus size'],
  nl: ['grote maten', 'grote maat', 'in grote maten', 'big and tall', 'plus size'],
  fr: ['grandes tailles', 'grande taille', 'hommes forts', 'homme fort', 'big and tall', 'plus size'],
}); // oxfmt-ignore
