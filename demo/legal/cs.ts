import { leadingTo, reach, sectioned, type LegalWords, WITHDRAWAL_FORM } from './legal-words';

export const cs: LegalWords = {
  imprint: (company) =>
    sectioned(
      'Tento obchod je ukázkový: firma, adresa i čísla jsou smyšlené.',
      ['Provozovatel', company.name, `${company.address}, Německo`],
      ['Kontakt', reach(company, 'Telefon', 'e-mail')],
      ['Zastoupení', 'Společnost zastupují její jednatelé.'],
      ['Rejstřík', 'Obvodní soud v Mnichově, HRB 000000.'],
      ['DPH', 'DIČ DE000000000.'],
      ['Obaly', 'Zapsáno v německém rejstříku obalů pod číslem DE0000000000000.'],
      [
        'Odpovědnost za obsah',
        'Vedení společnosti, adresa viz výše. Všechny obrázky a filmy v tomto obchodě jsou naše vlastní kresby.',
      ],
      [
        'Řešení sporů',
        'Řízení před německým orgánem mimosoudního řešení spotřebitelských sporů se neúčastníme a nejsme k tomu povinni.',
      ],
    ),
  privacy: (company) =>
    sectioned(
      'Ukládáme to, co je třeba k objednávce, a ne déle, než vyžaduje zákon.',
      [
        'Správce údajů',
        `${company.name}, ${company.address}, Německo. Našeho pověřence pro ochranu osobních údajů zastihnete na stejné adrese.`,
        reach(company, 'Telefon', 'e-mail'),
      ],
      [
        'Vaše návštěva',
        'Aby se vám stránka zobrazila, zpracovávají naše servery vaši IP adresu, otevřenou adresu a označení prohlížeče. Slouží to k provozu a bezpečnosti obchodu (čl. 6 odst. 1 písm. f) GDPR).',
        'Košík, seznam přání a rezervaci nepřihlášeného zákazníka uchováváme sedm dní od poslední změny. K tomu obchod ukládá nezbytné cookies; pamatuje si tak i vaši volbu ohledně cookies, země a jazyka.',
      ],
      [
        'Vaše volba ohledně cookies',
        'Statistika, marketing a obsah jiných poskytovatelů, například mapy a videa, se načtou až s vaším souhlasem (čl. 6 odst. 1 písm. a) GDPR). Volbu můžete změnit dole na každé stránce; co bylo s vaším souhlasem uloženo, se poté smaže.',
      ],
      [
        'Účet a objednávky',
        'Pro objednávku, rezervaci, vrácení a účet zpracováváme jméno, adresu, e-mail, telefon, pokud ho uvedete, a to, co jste koupili (čl. 6 odst. 1 písm. b) GDPR).',
        'Ve svém účtu si můžete stáhnout vše, co o vás uchováváme, a účet smazat. Faktury musíme uchovávat tak dlouho, jak to vyžaduje daňové právo.',
      ],
      [
        'Platba',
        'Platíte na stránce naší platební služby. Ta obdrží částku, číslo objednávky a vaše platební údaje; čísla karet se k nám nedostanou.',
      ],
      [
        'Doručení',
        'Jméno, adresu a na přání i e-mail předáme dopravci, aby mohl zásilku ohlásit a doručit.',
      ],
      [
        'Velikostní poradce',
        'Co poradci sdělíte, zůstává ve vašem prohlížeči a k nám se neposílá. Tam to můžete také smazat.',
      ],
      [
        'Newsletter',
        'Píšeme vám až po potvrzení vaší adresy a přestaneme, jakmile se odhlásíte. Odkaz najdete v každém e-mailu.',
      ],
      [
        'Zprávy a hodnocení',
        'Co nám napíšete, použijeme k odpovědi. Hodnocení se zobrazí pod jménem, které k němu uvedete.',
      ],
      [
        'Vaše práva',
        'Máte právo na přístup k údajům, opravu, výmaz, omezení zpracování a přenositelnost. Souhlas můžete kdykoli odvolat a proti zpracování z oprávněného zájmu můžete vznést námitku.',
      ],
      [
        'Dotazy a stížnosti',
        'Napište nám přes kontaktní formulář. Stížnost můžete podat také u Úřadu pro ochranu osobních údajů.',
      ],
    ),
  terms: (company) =>
    sectioned(
      `Tyto podmínky platí pro vše, co v tomto obchodě koupíte jako spotřebitel. Smlouvu uzavíráte se společností ${company.name}, ${company.address}, Německo.`,
      [
        '1. Uzavření smlouvy',
        'Zobrazení zboží v obchodě ještě není závaznou nabídkou. Před posledním krokem vidíte všechno zboží, ceny i své údaje a můžete opravit chyby. Tlačítkem „Objednat s povinností platby“ odešlete svou závaznou objednávku.',
        'Smlouva je uzavřena, jakmile objednávku potvrdíme e-mailem. Znění objednávky uchováváme; najdete ho v tomto e-mailu a ve svém účtu. Smlouvu lze uzavřít v češtině.',
      ],
      [
        '2. Ceny',
        'Všechny ceny jsou včetně DPH. U snížené ceny uvádíme i nejnižší cenu za třicet dní před snížením. Cenu doručení uvidíte v košíku ještě před objednáním.',
      ],
      [
        '3. Platba',
        'Které způsoby platby máte k dispozici, ukáže pokladna. Při platbě na fakturu platíte do čtrnácti dnů od převzetí zboží.',
      ],
      [
        '4. Doručení',
        leadingTo(
          'Doručujeme do zemí, které obchod nabízí. Lhůty a ceny najdete na stránce',
          'node_shipping_modal',
          'Doručení a vrácení',
        ),
        'Pokud by zboží nešlo dodat, ihned vám to oznámíme a zaplacenou částku vrátíme.',
      ],
      [
        '5. Rezervace v obchodě',
        'Rezervace vás k ničemu nezavazuje. Kus pro vás dva dny uschováme; kupní smlouva vzniká až u pokladny.',
      ],
      ['6. Výhrada vlastnictví', 'Zboží zůstává naším majetkem, dokud není plně zaplaceno.'],
      [
        '7. Odstoupení a vrácení',
        leadingTo(
          'Máte zákonné právo odstoupit od smlouvy. Lhůtu, postup a formulář najdete na stránce',
          company.withdrawal,
          'Odstoupení od smlouvy',
        ),
        'Nenošené zboží s visačkou navíc přijímáme zpět po dobu třiceti dnů. Zákonné právo tím není dotčeno.',
      ],
      [
        '8. Vady',
        'Za vady odpovídáme nejméně dva roky od dodání, a déle, pokud to stanoví právo vaší země: bezplatnou opravou nebo výměnou, jinak slevou z ceny nebo vrácením peněz. Stačí se ozvat: zboží podle vaší volby opravíme, nebo vyměníme. Záruky výrobce platí nad jejich rámec.',
      ],
      [
        '9. Dárkové karty a poukazy',
        'Dárkové karty platí do konce třetího roku po zakoupení, a déle, pokud to vyžaduje právo vaší země; zbytek zůstává na kartě. Akční poukazy platí za podmínek uvedených u nich a nevyplácejí se v hotovosti.',
      ],
      [
        '10. Odpovědnost',
        'Bez omezení odpovídáme za úmysl a hrubou nedbalost, za újmu na životě a zdraví a podle předpisů o škodě způsobené vadou výrobku. Při lehké nedbalosti odpovídáme jen za porušení podstatných povinností a jen za škodu, kterou lze obvykle předvídat.',
      ],
      [
        '11. Právo a spory',
        'Platí německé právo; ustanovení na ochranu spotřebitele země, kde žijete, zůstávají zachována. Řízení před německým orgánem pro řešení spotřebitelských sporů se neúčastníme.',
      ],
    ),
  withdrawal: (company) =>
    sectioned(
      'Od smlouvy můžete bez udání důvodu odstoupit do čtrnácti dnů.',
      [
        'Lhůta',
        'Lhůta činí čtrnáct dnů ode dne, kdy vy nebo vámi určená osoba, která není dopravcem, převezmete poslední část zboží. Stačí, když odstoupení odešlete před jejím uplynutím.',
      ],
      [
        'Jak odstoupit',
        leadingTo(
          'Bez přihlášení zde a v zápatí každé stránky:',
          WITHDRAWAL_FORM,
          'Zde odstoupit od smlouvy',
        ),
        'Nebo otevřete objednávku ve svém účtu nebo přes odkaz v potvrzení a zvolte „Zde odstoupit od smlouvy“. Přijetí ihned potvrdíme e-mailem. Stejně platí každé jiné jednoznačné prohlášení dopisem, telefonicky nebo e-mailem:',
        `${company.name}, ${company.address}, Německo`,
        reach(company, 'Telefon', 'e-mail'),
      ],
      [
        'Důsledky',
        'Všechny platby včetně běžného doručení vrátíme nejpozději do čtrnácti dnů od obdržení odstoupení, stejným způsobem, jakým jste platili, a bez poplatku. S vrácením můžeme počkat, až zboží dorazí zpět nebo doložíte jeho odeslání.',
        'Zboží odešlete do čtrnácti dnů od odstoupení, nebo je odevzdejte v některém z našich obchodů. Náklady na vrácení neseme my. Za snížení hodnoty odpovídáte jen tehdy, pokud vzniklo zacházením, které k vyzkoušení zboží nebylo nutné.',
      ],
      [
        'Výjimky',
        'Právo se nevztahuje na zboží zhotovené na míru nebo pro vás upravené a zaniká u zapečetěného prádla, jehož pečeť byla porušena.',
      ],
      [
        'Vzorový formulář pro odstoupení od smlouvy',
        `Adresát: ${company.name}, ${company.address}, Německo, ${company.mail}`,
        'Oznamuji/oznamujeme, že odstupuji/odstupujeme od smlouvy o nákupu tohoto zboží: … Datum objednání / převzetí: … Jméno a příjmení: … Adresa: … Datum, podpis (pouze v listinné podobě): …',
      ],
    ),
};
