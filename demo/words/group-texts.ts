import { inSix, type InSix, type Row } from './in-six';

const texts = (...rows: readonly Row[]): readonly InSix[] => rows.map(inSix);

/** The use of a kind of garment, in whole sentences, so that nothing has to agree with a title. */
export const GROUP_TEXTS = {
  shirt: texts(
    ['Sitzt am Kragen so, wie ein Hemd sitzen soll, mit und ohne Krawatte.', 'Sits at the collar the way a shirt should, with or without a tie.', 'U límce sedí tak, jak má košile sedět, s kravatou i bez ní.', 'Przy kołnierzu leży tak, jak koszula leżeć powinna, z krawatem i bez.', 'Zit bij de boord zoals een overhemd hoort te zitten, met of zonder das.', 'Tombe au col comme une chemise doit tomber, avec ou sans cravate.'],
    ['Lang genug, um im Bund zu bleiben, und schmal genug, um lose getragen zu werden.', 'Long enough to stay tucked in, neat enough to wear loose.', 'Dost dlouhá, aby zůstala v kalhotách, a dost úzká i pro volné nošení.', 'Dość długa, by trzymać się w spodniach, i dość wąska, by nosić ją luźno.', 'Lang genoeg om in de broek te blijven, strak genoeg om los te dragen.', 'Assez long pour rester dans le pantalon, assez net pour se porter par-dessus.'],
  ),
  jersey: texts(
    ['Weich auf der Haut und formstabil, auch nach vielen Wäschen.', 'Soft on the skin and keeps its shape, wash after wash.', 'Příjemné na kůži a drží tvar i po mnoha praních.', 'Miękki dla skóry i trzyma formę nawet po wielu praniach.', 'Zacht op de huid en vormvast, ook na vele wasbeurten.', 'Doux sur la peau, il garde sa forme lavage après lavage.'],
    ['Ein Stück für jeden Tag: unter dem Sakko so gut wie allein.', 'One for every day: as good under a jacket as on its own.', 'Kousek na každý den: pod sako i samostatně.', 'Na co dzień: pod marynarkę i solo.', 'Voor elke dag: onder een colbert net zo goed als los.', 'Pour tous les jours : sous une veste comme seul.'],
  ),
  knit: texts(
    ['Wärmt, ohne aufzutragen, und passt über jedes Hemd.', 'Warm without bulk, and fits over any shirt.', 'Hřeje, a přitom nepřidává na objemu; vejde se přes každou košili.', 'Grzeje, nie pogrubiając, i pasuje na każdą koszulę.', 'Warm zonder dik te zijn, en past over elk overhemd.', 'Tient chaud sans épaissir et se glisse sur toute chemise.'],
    ['Bündchen und Saum sind doppelt gestrickt, damit sie nicht ausleiern.', 'Cuffs and hem are knitted double so that they keep their hold.', 'Manžety a lem jsou pletené dvojitě, aby se nevytahaly.', 'Mankiety i dół są dziane podwójnie, by się nie rozciągały.', 'Boorden en zoom zijn dubbel gebreid, zodat ze niet uitlubberen.', 'Poignets et bas sont tricotés doubles pour ne pas se détendre.'],
  ),
  sweat: texts(
    ['Innen angeraut, außen glatt: für das Wochenende und den Weg dorthin.', 'Brushed inside, smooth outside: for the weekend and the way there.', 'Uvnitř počesané, zvenku hladké: na víkend i na cestu k němu.', 'W środku drapana, na zewnątrz gładka: na weekend i w drogę.', 'Vanbinnen geruwd, vanbuiten glad: voor het weekend en de weg ernaartoe.', 'Gratté à l’intérieur, lisse à l’extérieur : pour le week-end et la route.'],
    ['Die Nähte liegen flach, nichts drückt und nichts scheuert.', 'The seams lie flat; nothing presses and nothing rubs.', 'Švy jsou ploché, nic netlačí ani neodírá.', 'Szwy są płaskie, nic nie uciska ani nie obciera.', 'De naden liggen plat; niets knelt en niets schuurt.', 'Les coutures sont plates : rien ne serre, rien ne frotte.'],
  ),
  tailoring: texts(
    ['Schulter und Revers sind von Hand ausgebügelt und behalten ihre Form.', 'Shoulder and lapel are pressed by hand and hold their shape.', 'Ramena a klopy jsou ručně vyžehlené a drží tvar.', 'Ramiona i klapy są prasowane ręcznie i trzymają formę.', 'Schouder en revers zijn met de hand geperst en houden hun vorm.', 'Épaules et revers sont repassés à la main et gardent leur forme.'],
    ['Halb gefüttert, damit es auch in warmen Räumen leicht bleibt.', 'Half lined, so that it stays light in warm rooms.', 'S poloviční podšívkou, aby bylo lehké i v teplých místnostech.', 'Podszewka do połowy, by było lekko nawet w ciepłych wnętrzach.', 'Half gevoerd, zodat het ook in warme ruimtes licht blijft.', 'Semi-doublé, pour rester léger même dans les pièces chauffées.'],
  ),
  outerwear: texts(
    ['Hält Wind ab, und die Taschen sind tief genug für kalte Hände.', 'Keeps the wind out, with pockets deep enough for cold hands.', 'Chrání před větrem a kapsy jsou dost hluboké pro studené ruce.', 'Chroni przed wiatrem, a kieszenie są dość głębokie na zmarznięte dłonie.', 'Houdt de wind buiten, met zakken die diep genoeg zijn voor koude handen.', 'Coupe le vent, avec des poches assez profondes pour les mains froides.'],
    ['Weit genug geschnitten, um ein Sakko darunter zu tragen.', 'Cut with room for a jacket underneath.', 'Střih nechává místo pro sako pod ním.', 'Krój zostawia miejsce na marynarkę pod spodem.', 'Ruim genoeg gesneden voor een colbert eronder.', 'Coupé assez large pour porter une veste dessous.'],
  ),
  trousers: texts(
    ['Der Bund sitzt, ohne zu drücken; die Bügelfalte darf, muss aber nicht.', 'The waistband sits without pinching; wear it with a crease or without.', 'Pas sedí a netlačí; puk být může, ale nemusí.', 'Pas dobrze leży i nie uciska; kant może być, ale nie musi.', 'De band zit zonder te knellen; met of zonder vouw.', 'La ceinture tient sans serrer ; avec ou sans pli.'],
    ['Mit Taschen, in denen Schlüssel und Telefon nicht auftragen.', 'With pockets that keep keys and phone from showing.', 'S kapsami, v nichž klíče ani telefon nevyčnívají.', 'Z kieszeniami, w których klucze i telefon się nie odznaczają.', 'Met zakken waarin sleutels en telefoon niet opvallen.', 'Avec des poches où clés et téléphone ne se voient pas.'],
  ),
  denim: texts(
    ['Fünf Taschen, feste Nähte und ein Denim, der mit den Jahren gewinnt.', 'Five pockets, firm seams and a denim that gets better with the years.', 'Pět kapes, pevné švy a denim, který léty získává.', 'Pięć kieszeni, mocne szwy i denim, który z latami zyskuje.', 'Vijf zakken, stevige naden en denim die met de jaren mooier wordt.', 'Cinq poches, des coutures solides et un denim qui se bonifie avec les années.'],
    ['Mit etwas Elasthan, damit auch langes Sitzen bequem bleibt.', 'With a little elastane, so that long hours of sitting stay comfortable.', 'S trochou elastanu, aby bylo pohodlné i dlouhé sezení.', 'Z odrobiną elastanu, by i długie siedzenie było wygodne.', 'Met een beetje elastaan, zodat ook lang zitten prettig blijft.', 'Avec un peu d’élasthanne, pour rester assis longtemps sans gêne.'],
  ),
  summer: texts(
    ['Trocknet schnell und ist leicht genug für die heißen Wochen.', 'Dries fast and is light enough for the hot weeks.', 'Rychle schne a je dost lehké i na horké týdny.', 'Szybko schnie i jest dość lekkie na upalne tygodnie.', 'Droogt snel en is licht genoeg voor de hete weken.', 'Sèche vite et reste léger pendant les semaines chaudes.'],
    ['Endet knapp über dem Knie und macht jede Bewegung mit.', 'Ends just above the knee and moves with you.', 'Končí těsně nad kolenem a nebrání v pohybu.', 'Kończy się tuż nad kolanem i nie krępuje ruchów.', 'Eindigt net boven de knie en beweegt met je mee.', 'S’arrête juste au-dessus du genou et suit chaque mouvement.'],
  ),
  shoes: texts(
    ['Der Leisten lässt den Zehen Platz, die Sohle federt jeden Schritt.', 'The last leaves room for the toes; the sole cushions each step.', 'Kopyto nechává prstům místo a podrážka tlumí každý krok.', 'Kopyto zostawia miejsce na palce, a podeszwa amortyzuje każdy krok.', 'De leest geeft de tenen ruimte, de zool veert bij elke stap.', 'La forme laisse de la place aux orteils, la semelle amortit chaque pas.'],
    ['Das Fußbett ist herausnehmbar und lässt sich durch Einlagen ersetzen.', 'The footbed can be taken out to make room for insoles.', 'Stélku lze vyjmout a nahradit vložkou.', 'Wkładkę można wyjąć i zastąpić ortopedyczną.', 'Het voetbed is uitneembaar en maakt plaats voor steunzolen.', 'La semelle intérieure se retire et laisse place à des semelles sur mesure.'],
  ),
  accessory: texts(
    ['Eine Kleinigkeit, an der man merkt, dass der Rest kein Zufall ist.', 'A small thing that shows the rest is no accident.', 'Maličkost, podle níž je znát, že zbytek není náhoda.', 'Drobiazg, po którym widać, że reszta nie jest przypadkiem.', 'Een kleinigheid waaraan je ziet dat de rest geen toeval is.', 'Un détail qui montre que le reste n’est pas un hasard.'],
    ['Gut als Geschenk, noch besser für einen selbst.', 'Good as a present, better still for yourself.', 'Hodí se jako dárek, a ještě lépe pro sebe.', 'Dobre na prezent, a jeszcze lepsze dla siebie.', 'Leuk als cadeau, nog beter voor jezelf.', 'Un beau cadeau, et mieux encore pour soi.'],
  ),
  underwear: texts(
    ['Weicher Bund, flache Nähte, kein Etikett, das kratzt.', 'Soft waistband, flat seams, no label that scratches.', 'Měkký pas, ploché švy, žádná škrábavá etiketa.', 'Miękka gumka, płaskie szwy, żadnej drapiącej metki.', 'Zachte band, platte naden, geen label dat kriebelt.', 'Ceinture douce, coutures plates, aucune étiquette qui gratte.'],
    ['Bei 60 Grad waschbar und danach noch so weich wie am ersten Tag.', 'Washes at 60 degrees and stays as soft as on the first day.', 'Lze prát na 60 stupňů a zůstává měkké jako první den.', 'Można prać w 60 stopniach, a miękkość zostaje jak pierwszego dnia.', 'Wasbaar op 60 graden en daarna nog zo zacht als op de eerste dag.', 'Se lave à 60 degrés et reste doux comme au premier jour.'],
  ),
} as const satisfies Record<string, readonly InSix[]>; // oxfmt-ignore
export type GroupName = keyof typeof GROUP_TEXTS;
