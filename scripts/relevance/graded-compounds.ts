import type { GradedQuery } from './graded-query';
import { inCategory } from './graded-nouns';

/**
 * Queries that the search was not tuned for when they were graded: German and Dutch compounds,
 * other names, and cloths with a noun. They are based on the authors' own knowledge: no public list
 * of queries covers these six languages (Amazon's Shopping Queries Data Set, arXiv 2206.06588, has
 * English, Japanese and Spanish).
 */
export const GRADED_COMPOUNDS: readonly GradedQuery[] = [
  ...inCategory('hgg', 'de-de', {
    hemden: 'bürohemd|sommerhemd|trachtenhemd|jeanshemd|baumwollhemd|stretchhemd|westernhemd|hawaiihemd|langarmhemd|herrnhemd',
    hosen: 'anzughose|arbeitshose|bundfaltenhose|cargohose|trekkinghose|lederhose|stretchhose|thermohose|schlupfhose',
    jacken: 'softshelljacke|fleecejacke|skijacke|windjacke|motorradjacke|jeansjacke|fahrradjacke|kapuzenjacke|trenchcoat|daunenmantel',
    schuhe: 'laufschuhe|hausschuhe|sommerschuhe|hochzeitsschuhe|schuhe für männer|schnürschuh',
    pullover: 'baumwollpullover|feinstrickpullover|norwegerpullover|strickpulli|skipullover',
    't-shirts': 'herrenshirt|rundhalsshirt|unterhemd|langarmshirt',
    komplettanzuege: 'smoking|businessanzug|leinenanzug|konfirmationsanzug|festanzug',
    guertel: 'anzuggürtel|flechtgürtel|jeansgürtel',
    'kurze-hosen': 'jeansshorts|sportshorts|herrenshorts',
    socken: 'sneakersocken|tennissocken|businesssocken',
    muetzen: 'strickmützen|schiebermütze|baseballkappe',
    schals: 'strickschal|winterschal',
  }),
  ...inCategory('hgg', 'nl-nl', {
    hemden: 'zomeroverhemd|spijkeroverhemd|trouwoverhemd|smokingoverhemd|kantooroverhemd|blouse heren',
    hosen: 'mannenbroek|werkbroek|cargobroek|stretchbroek|skibroek|leren broek',
    jacken: 'zomerjas|spijkerjas|softshelljas|mannenjas|tussenjas|windjack|leren jas',
    schuhe: 'mannenschoenen|trouwschoenen|golfschoenen|nette schoenen heren',
    komplettanzuege: 'zomerpak|bruiloftspak|feestpak|kostuums',
    guertel: 'mannenriem|jeansriem|broekriemen',
    socken: 'wollen sokken|wandelsokken|sportsokken',
    muetzen: 'wollen muts|wintermuts|zomerpet',
    sakkos: 'zomercolbert|herencolbert',
    't-shirts': 'sportshirt|herenshirt|tshirts heren',
  }),
  ...inCategory('hgg', 'en-gb', {
    hemden: 'work shirts|dress shirt|gents shirts|chambray shirt|big mens shirts',
    hosen: 'slacks|dress pants|work trousers|elasticated trousers',
    jacken: 'winter coat|leather jacket|puffer|windcheater|waterproof coat|trench coat',
    schuhe: 'dress shoes|mens formal shoes|walking shoes',
    unterwaesche: 'boxers|undies',
    jogginghosen: 'sweatpants|tracksuit',
    muetzen: 'woolly hat|flat cap|beanies',
    nachtwaesche: 'pjs|loungewear',
    sweat: 'hoody|hooded top',
  }),
  ...inCategory('hgg', 'cs-cz', {
    hemden: 'kostkovaná košile|svatební košile|košili',
    hosen: 'zimní kalhoty|plátěné kalhoty',
    jacken: 'zimní kabát|trenčkot|větrovka|péřovka|kožená bunda',
    schuhe: 'zimní boty|polobotky',
    komplettanzuege: 'svatební oblek|smoking',
    't-shirts': 'tílko|nátělník',
    muetzen: 'kulich|zimní čepice',
    jogginghosen: 'tepláková souprava',
  }),
  ...inCategory('hgg', 'pl-pl', {
    hemden: 'koszula wizytowa|koszula ślubna|koszulę',
    hosen: 'spodnie materiałowe|spodnie eleganckie',
    jacken: 'kurtka skórzana|prochowiec|wiatrówka|płaszcz zimowy',
    schuhe: 'buty zimowe|buty wizytowe',
    komplettanzuege: 'garnitur ślubny|smoking',
    unterwaesche: 'gacie|majtki męskie',
    muetzen: 'czapka zimowa|kapelusz',
    jogginghosen: 'dresy męskie',
  }),
  ...inCategory('hgg', 'fr-fr', {
    hemden: 'chemise à carreaux|chemise de mariage|chemise manches courtes',
    hosen: 'pantalon de travail|pantalon costume',
    jacken: 'manteau d’hiver|coupe-vent|trench|imper',
    schuhe: 'chaussures de ville|chaussures habillées',
    komplettanzuege: 'smoking|costard',
    unterwaesche: 'caleçons|slip homme',
    muetzen: 'chapeau|béret|bonnet laine',
    jogginghosen: 'survêtement|bas de jogging',
    nachtwaesche: 'chemise de nuit',
  }),
  ...inCategory('hrm', 'de-de', {
    hemden: 'jeanshemd|herrenhemd|businesshemd herren',
    sakkos: 'tweedsakko|sommersakko',
    hosen: 'anzughose',
  }),
  ...inCategory('eck', 'de-de', {
    pullover: 'herrenpullover|baumwollpullover',
    jacken: 'herrenmantel|fleecejacke',
  }),
]; // oxfmt-ignore
