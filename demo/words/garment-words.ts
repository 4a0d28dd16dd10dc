import type { CategoryKey } from './categories';
import type { Language } from '@/lib/shop/page-context/locale';
import { inSix, type Row } from './in-six';

/**
 * Nouns that visitors use for one kind of article. In each language the words of the catalogue come
 * first; other words with the same meaning follow the semicolon.
 */
export type GarmentRow = readonly [category: CategoryKey, words: Row];

/** Words that visitors use for articles; the words of any language find them in all shops. */
export const GARMENT_WORDS: readonly GarmentRow[] = [
  ['hemden', ['hemd|hemden;oberhemd|oberhemden|herrenoberhemd', 'shirt|shirts;dress shirt|dress shirts', 'košile|košili|košil', 'koszula|koszule|koszul', 'overhemd|overhemden;hemden|blouse', 'chemise|chemises;chemisier']],
  ['businesshemden', ['businesshemd|businesshemden', 'business shirt|business shirts;formal shirt|office shirt', 'společenská košile|společenské košile', 'koszula biznesowa|koszule biznesowe', 'zakelijk overhemd|zakelijke overhemden', 'chemise de ville|chemises de ville']],
  ['leinenhemden', ['leinenhemd|leinenhemden', 'linen shirt|linen shirts', 'lněná košile|lněné košile', 'koszula lniana|koszule lniane', 'linnen overhemd|linnen overhemden', 'chemise en lin|chemises en lin']],
  ['flanellhemden', ['flanellhemd|flanellhemden;holzfällerhemd|holzfällerhemden|karohemd|karohemden', 'flannel shirt|flannel shirts;lumberjack shirt|plaid shirt', 'flanelová košile|flanelové košile', 'koszula flanelowa|koszule flanelowe', 'flanellen overhemd|flanellen overhemden;houthakkershemd', 'chemise en flanelle|chemises en flanelle;chemise bûcheron']],
  ['poloshirts', ['poloshirt|poloshirts;polohemd|polohemden', 'polo shirt|polo shirts', 'polokošile', 'koszulka polo|koszulki polo;polówka|polówki', 'polo|polo’s', 'polo|polos']],
  ['t-shirts', ['t-shirt|t-shirts;rundhalsshirt|rundhalsshirts|leibchen|unterhemd|unterhemden|tshirts', 't-shirt|t-shirts;tee|tees|vest top|undershirt|tshirts|tops', 'tričko|trička;triko|trika|tílko|nátělník', 't-shirt|t-shirty;koszulka|koszulki|podkoszulek|podkoszulki|tshirty', 't-shirt|t-shirts;tshirt|onderhemd|onderhemden|herenshirt|tshirts|herenshirts', 't-shirt|t-shirts;tee-shirt|tee-shirts|débardeur|maillot de corps|tshirts']],
  ['pullover', ['pullover;pulli|pullis|strickpulli|wollpulli|pullunder', 'jumper|jumpers;sweater|sweaters|knitwear|woolly jumper', 'svetr|svetry;pulovr|pulovry', 'sweter|swetry;pulower', 'trui|truien;pullover|pullovers', 'pull|pulls;chandail|pull-over|tricot']],
  ['rollkragen', ['rollkragenpullover;rolli|rollis', 'roll neck|roll necks;turtleneck|turtlenecks|polo neck', 'rolák|roláky', 'golf|golfy', 'coltrui|coltruien', 'col roulé|cols roulés']],
  ['strickjacken', ['strickjacke|strickjacken;cardigan|cardigans|jäckchen|wolljacke|wollweste', 'cardigan|cardigans', 'kardigan|kardigany', 'kardigan|kardigany;sweter rozpinany', 'vest|vesten;cardigan|cardigans|gebreid vest', 'cardigan|cardigans;gilet en maille|gilet en laine|gilet laine']],
  ['sweat', ['sweatshirt|sweatshirts;sweatjacke|sweatjacken', 'sweatshirt|sweatshirts;sweat top|hooded top|hooded tops|hoody|hoodies', 'mikina|mikiny;sweatshirt', 'bluza|bluzy', 'sweater|sweaters;sweatshirt|sweatshirts', 'sweat-shirt|sweat-shirts;sweat|sweats|']],
  ['sakkos', ['sakko|sakkos;jackett|jacketts|herrensakko|anzugjacke', 'blazer|blazers;sport coat|suit jacket|sports jacket|dinner jacket', 'sako|saka;blejzr', 'marynarka|marynarki;blezer|blazer', 'colbert|colberts;jasje|blazer|blazers|jasjes', 'veste|vestes;veston|veste de costume|vestes de costume|blazers']],
  ['komplettanzuege', ['anzug|anzüge;hochzeitsanzug|abendanzug|herrenanzug|smoking|dreiteiler', 'suit|suits;wedding suit|tuxedo|dinner suit|tuxedos|business suit|two piece suit|three piece suit|business suits', 'oblek|obleky;smoking', 'garnitur|garnitury;smoking', 'pak|pakken;kostuum|trouwpak|kostuums|trouwpakken|smoking', 'costume|costumes;complet|smoking|costard']],
  ['westen', ['weste|westen', 'waistcoat|waistcoats;vests', 'vesta|vesty', 'kamizelka|kamizelki;bezrękawnik', 'gilet|gilets;bodywarmer|bodywarmers', 'gilet|gilets']],
  ['jacken', ['jacke|jacken;outdoorjacke', 'jacket|jackets', 'bunda|bundy', 'kurtka|kurtki', 'jas|jassen;jack|jacks', 'blouson|blousons']],
  ['maentel', ['mantel|mäntel;übermantel|herrenmantel|trenchcoat|kurzmantel', 'coat|coats;overcoat|overcoats|topcoat|trench coat|trench', 'kabát|kabáty;trenčkot', 'płaszcz|płaszcze;prochowiec|trencz', 'overjas|overjassen;mantel|winterjassen|trenchcoat', 'manteau|manteaux;pardessus|trench|caban']],
  ['steppjacken', ['steppjacke|steppjacken;daunenjacke|daunenjacken|pufferjacke|pufferjacken', 'quilted jacket|quilted jackets;puffer jacket|down jacket|padded jacket|puffer|puffers|puffa jacket', 'prošívaná bunda|prošívané bundy;péřová bunda|péřovka', 'kurtka pikowana|kurtki pikowane;kurtka puchowa|puchówka', 'gewatteerde jas|gewatteerde jassen;donsjas|pufferjas|donsjassen', 'veste matelassée|vestes matelassées;doudoune|doudounes']],
  ['parkas', ['parka|parkas;regenjacke|regenjacken|wetterjacke|funktionsjacke|regenmantel', 'parka|parkas;raincoat|rain jacket|waterproof jacket|anorak|rain coat|mac', 'parka|parky;pláštěnka|nepromokavá bunda|pláštěnky', 'parka|parki;kurtka przeciwdeszczowa', 'parka|parka’s;regenjas|regenjassen|regenjack', 'parka|parkas;imperméable|veste de pluie|ciré|imper|k-way']],
  ['blousons', ['blouson|blousons;bomberjacke|bomberjacken|fliegerjacke|windjacke|windbreaker', 'bomber jacket|bomber jackets;bomber|bombers|windcheater|windbreaker', 'bunda bomber|bombery;větrovka', 'kurtka bomber|bombery;wiatrówka', 'bomberjack|bomberjacks;windjack', 'blouson|blousons;coupe-vent']],
  ['hosen', ['hose|hosen;stoffhose|stoffhosen|buxe', 'trousers;trouser|pants|slacks', 'kalhoty;gatě', 'spodnie;portki', 'broek|broeken;pantalon|pantalons|', 'pantalon|pantalons;futal']],
  ['jeans', ['jeans;jeanshose|jeanshosen|denim|bluejeans', 'jeans;jean|denims', 'džíny;rifle|džínsy', 'jeansy;dżinsy|dżins', 'jeans;spijkerbroek|spijkerbroeken', 'jean|jeans']],
  ['chinos', ['chino|chinos;chinohose|chinohosen|baumwollhose', 'chinos;khakis', 'chino kalhoty;chinos', 'chinosy', 'chino|chino’s', 'chino|chinos']],
  ['cordhosen', ['cordhose|cordhosen;kordhose|kordhosen|manchesterhose', 'corduroy trousers;corduroys|cords', 'manšestrové kalhoty;manšestráky', 'spodnie sztruksowe;sztruksy', 'corduroybroek|corduroybroeken;ribbroek|ribbroeken', 'pantalon en velours côtelé;pantalon velours']],
  ['kurze-hosen', ['chino-shorts|cargoshorts;bermuda|bermudas|bermudashorts|kurzehose|bermudahose|bermudahosen|kurze hose|kurze hosen', 'shorts|chino shorts|cargo shorts;bermudas|bermuda shorts', 'šortky;kraťasy|bermudy|krátké kalhoty', 'szorty;spodenki|krótkie spodenki|bermudy', 'short|korte broeken;shorts|bermuda|korte broek|bermudas', 'bermuda|bermudas;short|shorts|pantacourt|pantacourts']],
  ['jogginghosen', ['jogginghose|jogginghosen;trainingshose|sporthose|jogger|trainingshosen|sweathose|sweatpants|sporthosen|fitnesshose', 'joggers;jogging bottoms|tracksuit bottoms|track pants|sweatpants|tracksuit|jogging trousers|track suit', 'tepláky;tepláková souprava|teplákovka', 'spodnie dresowe;dresy|dres', 'joggingbroek|joggingbroeken;trainingsbroek', 'pantalon de jogging;jogging|survêtement|survet|joggings|bas de jogging']],
  ['unterwaesche', ['unterwäsche|boxershorts;unterhose|unterhosen|slip|slips|herrenslip|retroshorts', 'boxer shorts|underwear;underpants|briefs|boxers|trunks|undies', 'spodní prádlo|boxerky;trenýrky|slipy|trenky|spodky', 'bokserki|bielizna;majtki|slipy|gacie', 'boxershort|ondergoed;onderbroek|onderbroeken|boxers|slips|herenslip', 'boxer|boxers;caleçon|caleçons|sous-vêtements|slip|boxer homme|sous-vetements']],
  ['nachtwaesche', ['pyjama|nachtwäsche;schlafanzug|schlafanzüge|pyjamas|nachthemd|nachthemden|schlafhose', 'pyjamas;pajamas|nightwear|sleepwear|pjs|loungewear|pj’s|lounge wear', 'pyžamo|pyžama;noční košile', 'piżama|piżamy;koszula nocna', 'pyjama|nachtkleding;pyjama’s|nachthemd', 'pyjama|pyjamas;chemise de nuit']],
  ['socken', ['socken;socke|strümpfe|kniestrümpfe|herrensocken|strumpf', 'socks;sock', 'ponožky;ponožka|podkolenky', 'skarpetki;skarpety|skarpeta', 'sokken;sok|kniekousen', 'chaussettes;chaussette|socquettes|mi-bas']],
  ['bademode', ['badeshorts|bademode;badehose|badehosen|schwimmhose|schwimmshorts|schwimmhosen', 'swim shorts|swimwear;swimming trunks|trunks|swimsuit|swimming shorts|swim trunks|bathing suit|board shorts', 'plavecké šortky|plavky', 'szorty kąpielowe;kąpielówki|spodenki kąpielowe|strój kąpielowy', 'zwemshort|badmode;zwembroek|zwembroeken', 'short de bain|maillots de bain;maillot de bain|slip de bain']],
  ['schuhe', ['schuhe|schnürschuhe;schuh|herrenschuhe|halbschuhe', 'shoes|lace-up shoes;shoe|footwear', 'obuv;boty|bota|polobotky', 'buty;but|obuwie', 'schoenen|veterschoenen;schoen', 'chaussures;chaussure|souliers']],
  ['schnuerschuhe', ['schnürschuhe;businessschuhe|lederschuhe|anzugschuhe|halbschuhe', 'lace-up shoes;oxfords|brogues|derbies|dress shoes', 'šněrovací boty;polobotky|společenské boty', 'buty sznurowane;półbuty', 'veterschoenen;nette schoenen', 'chaussures à lacets;derbies|richelieus']],
  ['sneaker', ['sneaker;sneakers|turnschuhe|turnschuh|sportschuhe|freizeitschuhe', 'trainers;sneakers|sneaker|running shoes', 'tenisky;sportovní boty', 'sneakersy;trampki|adidasy', 'sneakers;gympen|sportschoenen', 'baskets;basket|tennis']],
  ['guertel', ['gürtel|ledergürtel;hosengürtel|hosengurt', 'belt|belts|leather belt', 'opasek|opasky;pásek|pásky', 'pasek|paski', 'riem|riemen;broekriem|ceintuur|broekriemen', 'ceinture|ceintures']],
  ['krawatten', ['krawatte|krawatten;schlips|binder', 'tie|ties;necktie|neckties', 'kravata|kravaty', 'krawat|krawaty', 'stropdas|stropdassen', 'cravate|cravates']],
  ['schals', ['schal|schals;halstuch|halstücher|loopschal', 'scarf|scarves', 'šála|šály', 'szalik|szaliki;szal', 'sjaal|sjaals', 'écharpe|écharpes;foulard']],
  ['muetzen', ['mütze|mützen;kappe|cap|caps|hut|schirmmütze|basecap|strickmütze|beanie|hüte|wollmütze', 'hat|hats|cap|caps;beanie|woolly hat|flat cap|beanies', 'čepice|kšiltovka|kšiltovky;kulich|klobouk', 'czapka|czapki;kapelusz|kaszkiet', 'pet|petten|muts|mutsen;hoed|hoeden', 'casquette|casquettes|bonnet|bonnets;chapeau|béret']],
]; // oxfmt-ignore

/** First parts of German and Dutch compounds that describe none of the articles. */
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

/** Words with another meaning in another language, in which they find nothing. */
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

export const ownNamesOf = (row: Row, language: Language): string[] => namesOf(row, language, 0);

/** Other words for the articles. */
export const otherNamesOf = (row: Row, language: Language): string[] => namesOf(row, language, 1);
