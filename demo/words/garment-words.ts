import type { CategoryKey } from './categories';
import type { Language } from '@/lib/shop/page-context/locale';
import { inSix, type Row } from './in-six';

/**
 * Nouns of shoppers for one kind of article. In each language the words of the catalogue come first;
 * behind the semicolon stand other words for the same, which no article has.
 */
export type GarmentRow = readonly [category: CategoryKey, words: Row];

/** What shoppers call the articles, in every language: a word of one finds them in all shops. */
export const GARMENT_WORDS: readonly GarmentRow[] = [
  ['hemden', ['hemd|hemden;oberhemd|oberhemden|herrenoberhemd', 'shirt|shirts;dress shirt|dress shirts', 'košile|košili|košil', 'koszula|koszule|koszul', 'overhemd|overhemden;hemden|blouse', 'chemise|chemises;chemisier']],
  ['businesshemden', ['businesshemd|businesshemden', 'business shirt|business shirts;formal shirt|office shirt', 'společenská košile|společenské košile', 'koszula biznesowa|koszule biznesowe', 'zakelijk overhemd|zakelijke overhemden', 'chemise de ville|chemises de ville']],
  ['leinenhemden', ['leinenhemd|leinenhemden', 'linen shirt|linen shirts', 'lněná košile|lněné košile', 'koszula lniana|koszule lniane', 'linnen overhemd|linnen overhemden', 'chemise en lin|chemises en lin']],
  ['flanellhemden', ['flanellhemd|flanellhemden;holzfällerhemd|holzfällerhemden|karohemd|karohemden', 'flannel shirt|flannel shirts;lumberjack shirt|plaid shirt', 'flanelová košile|flanelové košile', 'koszula flanelowa|koszule flanelowe', 'flanellen overhemd|flanellen overhemden;houthakkershemd', 'chemise en flanelle|chemises en flanelle;chemise bûcheron']],
  ['poloshirts', ['poloshirt|poloshirts;polohemd|polohemden', 'polo shirt|polo shirts', 'polokošile', 'koszulka polo|koszulki polo;polówka|polówki', 'polo|polo’s', 'polo|polos']],
  ['t-shirts', ['t-shirt|t-shirts;rundhalsshirt|rundhalsshirts|leibchen', 't-shirt|t-shirts;tee|tees', 'tričko|trička;triko|trika', 't-shirt|t-shirty;koszulka|koszulki|podkoszulek', 't-shirt|t-shirts;tshirt', 't-shirt|t-shirts;tee-shirt|tee-shirts']],
  ['pullover', ['pullover;pulli|pullis|strickpulli|wollpulli', 'jumper|jumpers;sweater|sweaters', 'svetr|svetry;pulovr|pulovry', 'sweter|swetry;pulower', 'trui|truien', 'pull|pulls;chandail|pull-over']],
  ['rollkragen', ['rollkragenpullover;rolli|rollis', 'roll neck|roll necks;turtleneck|turtlenecks|polo neck', 'rolák|roláky', 'golf|golfy', 'coltrui|coltruien', 'col roulé|cols roulés']],
  ['strickjacken', ['strickjacke|strickjacken;cardigan|cardigans|jäckchen', 'cardigan|cardigans', 'kardigan|kardigany', 'kardigan|kardigany;sweter rozpinany', 'vest|vesten', 'cardigan|cardigans']],
  ['sweat', ['sweatshirt|sweatshirts', 'sweatshirt|sweatshirts', 'mikina|mikiny', 'bluza|bluzy', 'sweater|sweaters', 'sweat-shirt|sweat-shirts;sweat|sweats']],
  ['sakkos', ['sakko|sakkos;jackett|jacketts|herrensakko|anzugjacke', 'blazer|blazers;sport coat|suit jacket', 'sako|saka;blejzr', 'marynarka|marynarki', 'colbert|colberts;jasje', 'veste|vestes;veston']],
  ['komplettanzuege', ['anzug|anzüge;hochzeitsanzug|abendanzug|herrenanzug', 'suit|suits;wedding suit|tuxedo', 'oblek|obleky', 'garnitur|garnitury', 'pak|pakken;kostuum|trouwpak', 'costume|costumes;complet']],
  ['westen', ['weste|westen', 'waistcoat|waistcoats', 'vesta|vesty', 'kamizelka|kamizelki', 'gilet|gilets', 'gilet|gilets']],
  ['jacken', ['jacke|jacken;outdoorjacke', 'jacket|jackets', 'bunda|bundy', 'kurtka|kurtki', 'jas|jassen', 'blouson|blousons']],
  ['maentel', ['mantel|mäntel;übermantel|herrenmantel', 'coat|coats;overcoat|overcoats|topcoat', 'kabát|kabáty', 'płaszcz|płaszcze', 'overjas|overjassen;mantel|winterjassen', 'manteau|manteaux;pardessus']],
  ['steppjacken', ['steppjacke|steppjacken;daunenjacke|daunenjacken|pufferjacke', 'quilted jacket|quilted jackets;puffer jacket|down jacket|padded jacket', 'prošívaná bunda|prošívané bundy;péřová bunda', 'kurtka pikowana|kurtki pikowane;kurtka puchowa|puchówka', 'gewatteerde jas|gewatteerde jassen;donsjas|pufferjas', 'veste matelassée|vestes matelassées;doudoune|doudounes']],
  ['parkas', ['parka|parkas;regenjacke|regenjacken|wetterjacke|funktionsjacke|regenmantel', 'parka|parkas;raincoat|rain jacket|waterproof jacket|anorak', 'parka|parky;pláštěnka|nepromokavá bunda', 'parka|parki;kurtka przeciwdeszczowa', 'parka|parka’s;regenjas|regenjassen', 'parka|parkas;imperméable|veste de pluie|ciré']],
  ['blousons', ['blouson|blousons;bomberjacke|bomberjacken|fliegerjacke', 'bomber jacket|bomber jackets;bomber|bombers', 'bunda bomber|bombery', 'kurtka bomber|bombery', 'bomberjack|bomberjacks', 'blouson|blousons']],
  ['hosen', ['hose|hosen;stoffhose|stoffhosen|buxe', 'trousers;trouser|pants|slacks', 'kalhoty', 'spodnie', 'broek|broeken;pantalon|pantalons', 'pantalon|pantalons']],
  ['jeans', ['jeans;jeanshose|jeanshosen|denim|bluejeans', 'jeans;jean|denims', 'džíny;rifle|džínsy', 'jeansy;dżinsy|dżins', 'jeans;spijkerbroek|spijkerbroeken', 'jean|jeans']],
  ['chinos', ['chino|chinos;chinohose|chinohosen|baumwollhose', 'chinos;khakis', 'chino kalhoty;chinos', 'chinosy', 'chino|chino’s', 'chino|chinos']],
  ['cordhosen', ['cordhose|cordhosen;kordhose|kordhosen|manchesterhose', 'corduroy trousers;corduroys|cords', 'manšestrové kalhoty;manšestráky', 'spodnie sztruksowe;sztruksy', 'corduroybroek|corduroybroeken;ribbroek|ribbroeken', 'pantalon en velours côtelé;pantalon velours']],
  ['kurze-hosen', ['chino-shorts|cargoshorts;bermuda|bermudas|bermudashorts|kurzehose', 'shorts|chino shorts|cargo shorts', 'šortky;kraťasy|bermudy', 'szorty;spodenki|krótkie spodenki', 'short|korte broeken;shorts|bermuda', 'bermuda|bermudas;short|shorts']],
  ['jogginghosen', ['jogginghose|jogginghosen;trainingshose|sporthose|jogger', 'joggers;jogging bottoms|tracksuit bottoms|track pants', 'tepláky', 'spodnie dresowe;dresy|dres', 'joggingbroek|joggingbroeken;trainingsbroek', 'pantalon de jogging;jogging|survêtement']],
  ['unterwaesche', ['unterwäsche|boxershorts;unterhose|unterhosen|slip|slips|herrenslip', 'boxer shorts|underwear;underpants|briefs', 'spodní prádlo|boxerky;trenýrky|slipy', 'bokserki|bielizna;majtki|slipy', 'boxershort|ondergoed;onderbroek|onderbroeken', 'boxer|boxers;caleçon|caleçons|sous-vêtements|slip']],
  ['nachtwaesche', ['pyjama|nachtwäsche;schlafanzug|schlafanzüge|pyjamas', 'pyjamas;pajamas|nightwear|sleepwear', 'pyžamo|pyžama', 'piżama|piżamy', 'pyjama|nachtkleding;pyjama’s', 'pyjama|pyjamas']],
  ['socken', ['socken;socke|strümpfe|kniestrümpfe|herrensocken', 'socks;sock', 'ponožky;ponožka', 'skarpetki;skarpety|skarpeta', 'sokken;sok', 'chaussettes;chaussette']],
  ['bademode', ['badeshorts|bademode;badehose|badehosen|schwimmhose', 'swim shorts|swimwear;swimming trunks|trunks|swimsuit', 'plavecké šortky|plavky', 'szorty kąpielowe;kąpielówki', 'zwemshort|badmode;zwembroek|zwembroeken', 'short de bain|maillots de bain;maillot de bain']],
  ['schuhe', ['schuhe|schnürschuhe;schuh|herrenschuhe|halbschuhe', 'shoes|lace-up shoes;shoe|footwear', 'obuv;boty|bota|polobotky', 'buty;but|obuwie', 'schoenen|veterschoenen;schoen', 'chaussures;chaussure|souliers']],
  ['schnuerschuhe', ['schnürschuhe;businessschuhe|lederschuhe|anzugschuhe|halbschuhe', 'lace-up shoes;oxfords|brogues|derbies|dress shoes', 'šněrovací boty;polobotky|společenské boty', 'buty sznurowane;półbuty', 'veterschoenen;nette schoenen', 'chaussures à lacets;derbies|richelieus']],
  ['sneaker', ['sneaker;sneakers|turnschuhe|turnschuh|sportschuhe|freizeitschuhe', 'trainers;sneakers|sneaker|running shoes', 'tenisky;sportovní boty', 'sneakersy;trampki|adidasy', 'sneakers;gympen|sportschoenen', 'baskets;basket|tennis']],
  ['guertel', ['gürtel|ledergürtel;hosengürtel', 'belt|belts|leather belt', 'opasek|opasky;pásek|pásky', 'pasek|paski', 'riem|riemen;broekriem', 'ceinture|ceintures']],
  ['krawatten', ['krawatte|krawatten;schlips|binder', 'tie|ties;necktie|neckties', 'kravata|kravaty', 'krawat|krawaty', 'stropdas|stropdassen', 'cravate|cravates']],
  ['schals', ['schal|schals;halstuch|halstücher', 'scarf|scarves', 'šála|šály', 'szalik|szaliki;szal', 'sjaal|sjaals', 'écharpe|écharpes;foulard']],
  ['muetzen', ['mütze|mützen;kappe|cap|caps|hut|schirmmütze|basecap|strickmütze', 'hat|hats|cap|caps;beanie', 'čepice|kšiltovka|kšiltovky', 'czapka|czapki', 'pet|petten|muts|mutsen', 'casquette|casquettes|bonnet|bonnets']],
]; // oxfmt-ignore

/** German and Dutch words that stand before a noun in a compound and say what no article does. */
export const MODIFIERS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ['herren', 'männer', 'regen', 'wander', 'arbeits', 'freizeit', 'sommer', 'winter', 'herbst', 'frühlings', 'übergangs', 'outdoor', 'sport', 'golf', 'reise', 'marken', 'designer', 'business', 'büro', 'hochzeits', 'party', 'alltags', 'stoff', 'übergrößen', 'xxl'],
  nl: ['heren', 'mannen', 'regen', 'wandel', 'werk', 'vrijetijds', 'zomer', 'winter', 'herfst', 'lente', 'outdoor', 'sport', 'golf', 'reis', 'merk', 'designer', 'business', 'kantoor', 'bruilofts', 'feest', 'stoffen'],
}; // oxfmt-ignore

/** Categories whose nouns form such compounds. */
export const HEADS: readonly CategoryKey[] = [
  'hemden',
  'poloshirts',
  't-shirts',
  'pullover',
  'sakkos',
  'komplettanzuege',
  'westen',
  'jacken',
  'maentel',
  'hosen',
  'jeans',
  'kurze-hosen',
  'jogginghosen',
  'unterwaesche',
  'socken',
  'schuhe',
  'sneaker',
  'guertel',
  'schals',
  'muetzen',
];

/** Words that mean something else to readers of another language: they find nothing there. */
export const FALSE_FRIENDS: readonly string[] = [
  'but',
  'pet',
  'golf',
  'golfy',
  'tennis',
  'basket',
  'dres',
  'binder',
  'complet',
];

const namesOf = (row: Row, language: Language, at: 0 | 1): string[] =>
  (inSix(row)[language].split(';')[at] ?? '').split('|').filter(Boolean);

/** What the catalogue calls the articles. */
export const ownNamesOf = (row: Row, language: Language): string[] => namesOf(row, language, 0);

/** What else they are called. */
export const otherNamesOf = (row: Row, language: Language): string[] => namesOf(row, language, 1);
