import { leadingTo, reach, sectioned, type LegalWords, WITHDRAWAL_FORM } from './legal-words';

export const pl: LegalWords = {
  imprint: (company) =>
    sectioned(
      'Ten sklep służy do prezentacji: firma, adres i numery są zmyślone.',
      ['Właściciel sklepu', company.name, `${company.address}, Niemcy`],
      ['Kontakt', reach(company, 'Telefon', 'e-mail')],
      ['Reprezentacja', 'Spółkę reprezentuje jej zarząd.'],
      ['Rejestr', 'Sąd rejonowy w Monachium, HRB 000000.'],
      ['VAT', 'Numer VAT DE000000000.'],
      ['Opakowania', 'Wpis w niemieckim rejestrze opakowań pod numerem DE0000000000000.'],
      [
        'Odpowiedzialność za treść',
        'Zarząd, adres jak wyżej. Wszystkie ilustracje i filmy w tym sklepie to nasze własne rysunki.',
      ],
      [
        'Spory',
        'Nie bierzemy udziału w postępowaniach przed niemieckimi organami polubownego rozwiązywania sporów konsumenckich i nie jesteśmy do tego zobowiązani.',
      ],
    ),
  privacy: (company) =>
    sectioned(
      'Przechowujemy to, czego wymaga zamówienie, i nie dłużej, niż nakazuje prawo.',
      [
        'Administrator danych',
        `${company.name}, ${company.address}, Niemcy. Inspektor ochrony danych jest dostępny pod tym samym adresem.`,
        reach(company, 'Telefon', 'e-mail'),
      ],
      [
        'Państwa wizyta',
        'Aby strona mogła się wyświetlić, nasze serwery przetwarzają adres IP, otwierany adres i nazwę przeglądarki. Służy to działaniu i bezpieczeństwu sklepu (art. 6 ust. 1 lit. f RODO).',
        'Koszyk, listę życzeń i rezerwację gościa przechowujemy siedem dni od ostatniej zmiany. Sklep zapisuje w tym celu niezbędne pliki cookie; tak zapamiętuje też Państwa wybór dotyczący plików cookie, kraju i języka.',
      ],
      [
        'Wybór dotyczący plików cookie',
        'Statystyka, marketing i treści innych dostawców, na przykład mapy i filmy, wczytują się dopiero za Państwa zgodą (art. 6 ust. 1 lit. a RODO). Wybór można zmienić na dole każdej strony; to, co zapisano za Państwa zgodą, zostaje wtedy usunięte.',
      ],
      [
        'Konto i zamówienia',
        'Do realizacji zamówienia, rezerwacji, zwrotu i prowadzenia konta przetwarzamy imię i nazwisko, adres, e-mail, opcjonalnie telefon oraz historię zakupów (art. 6 ust. 1 lit. b RODO).',
        'Na koncie można pobrać wszystko, co o Państwu przechowujemy, oraz usunąć konto. Faktury musimy przechowywać tak długo, jak wymaga tego prawo podatkowe.',
      ],
      [
        'Płatność',
        'Płatność odbywa się na stronie naszego operatora płatności. Otrzymuje on kwotę, numer zamówienia i dane do płatności; numery kart do nas nie trafiają.',
      ],
      [
        'Dostawa',
        'Przewoźnik otrzymuje imię i nazwisko, adres oraz, na życzenie, adres e-mail, aby zapowiedzieć i doręczyć paczkę.',
      ],
      [
        'Doradca rozmiaru',
        'Odpowiedzi udzielone doradcy rozmiaru pozostają w Państwa przeglądarce i nie są do nas wysyłane. Tam też można je usunąć.',
      ],
      [
        'Newsletter',
        'Piszemy dopiero po potwierdzeniu adresu i przestajemy po wypisaniu się. Link znajduje się w każdym e-mailu.',
      ],
      [
        'Wiadomości i opinie',
        'Treść wiadomości wykorzystujemy, aby odpowiedzieć. Opinia ukazuje się pod podanym przez Państwa imieniem.',
      ],
      [
        'Państwa prawa',
        'Mają Państwo prawo dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i przenoszenia. Zgodę można w każdej chwili wycofać, a wobec przetwarzania opartego na prawnie uzasadnionym interesie wnieść sprzeciw.',
      ],
      [
        'Pytania i skargi',
        'Prosimy napisać przez formularz kontaktowy. Skargę można też złożyć do Prezesa Urzędu Ochrony Danych Osobowych.',
      ],
    ),
  terms: (company) =>
    sectioned(
      `Regulamin dotyczy wszystkich zakupów dokonywanych w tym sklepie przez konsumentów. Sprzedawcą jest ${company.name}, ${company.address}, Niemcy.`,
      [
        '1. Zawarcie umowy',
        'Prezentacja towarów w sklepie nie jest jeszcze ofertą. Przed ostatnim krokiem widać wszystkie artykuły, ceny i podane dane, a ewentualne błędy można poprawić. Przyciskiem „Zamówienie z obowiązkiem zapłaty” składają Państwo wiążące zamówienie.',
        'Umowa zostaje zawarta z chwilą potwierdzenia zamówienia e-mailem. Treść zamówienia przechowujemy; znajduje się w tym e-mailu i na koncie. Umowę można zawrzeć w języku polskim.',
      ],
      [
        '2. Ceny',
        'Wszystkie ceny zawierają VAT. Przy cenie obniżonej podajemy także najniższą cenę z trzydziestu dni przed obniżką. Koszt dostawy widnieje w koszyku przed złożeniem zamówienia.',
      ],
      [
        '3. Płatność',
        'Dostępne sposoby płatności pokazuje kasa. Przy zakupie na fakturę z odroczonym terminem płatności zapłata następuje w ciągu czternastu dni od otrzymania towaru.',
      ],
      [
        '4. Dostawa',
        leadingTo(
          'Dostarczamy do krajów, które można wybrać w sklepie. Terminy i koszty podaje strona',
          'node_shipping_modal',
          'Dostawa i zwroty',
        ),
        'Jeśli artykuł okaże się niedostępny, niezwłocznie o tym poinformujemy i zwrócimy zapłaconą kwotę.',
      ],
      [
        '5. Rezerwacja w salonie',
        'Rezerwacja do niczego nie zobowiązuje. Odkładamy rzecz na dwa dni; umowa sprzedaży zostaje zawarta dopiero przy kasie.',
      ],
      ['6. Zastrzeżenie własności', 'Towar pozostaje naszą własnością do chwili pełnej zapłaty.'],
      [
        '7. Odstąpienie i zwroty',
        leadingTo(
          'Przysługuje Państwu ustawowe prawo odstąpienia od umowy. Termin, sposób i formularz podaje strona',
          company.withdrawal,
          'Odstąpienie od umowy',
        ),
        'Ponadto przez trzydzieści dni przyjmujemy zwroty rzeczy nienoszonych, z metką. Nie narusza to prawa ustawowego.',
      ],
      [
        '8. Reklamacje',
        'Za niezgodność towaru z umową odpowiadamy co najmniej dwa lata od otrzymania towaru, a dłużej, jeżeli przewiduje to prawo Państwa kraju: przez bezpłatną naprawę lub wymianę, a w przeciwnym razie przez obniżenie ceny lub zwrot pieniędzy. Wystarczy się zgłosić: naprawimy lub wymienimy, według Państwa wyboru. Gwarancje producenta obowiązują dodatkowo.',
      ],
      [
        '9. Karty podarunkowe i kupony',
        'Karty podarunkowe są ważne do końca trzeciego roku po zakupie, a dłużej, jeżeli wymaga tego prawo Państwa kraju; niewykorzystana kwota zostaje na karcie. Kupony promocyjne obowiązują na podanych przy nich warunkach i nie podlegają wypłacie.',
      ],
      [
        '10. Odpowiedzialność',
        'Bez ograniczeń odpowiadamy za winę umyślną i rażące niedbalstwo, za szkody na osobie oraz na podstawie przepisów o odpowiedzialności za produkt niebezpieczny. Przy zwykłym niedbalstwie odpowiadamy tylko za naruszenie istotnych obowiązków i tylko za szkodę typową i możliwą do przewidzenia.',
      ],
      [
        '11. Prawo i spory',
        'Obowiązuje prawo niemieckie; przepisy chroniące konsumentów w kraju Państwa zamieszkania pozostają w mocy. Nie bierzemy udziału w postępowaniach przed niemieckimi organami polubownego rozwiązywania sporów.',
      ],
    ),
  withdrawal: (company) =>
    sectioned(
      'Od umowy można odstąpić w ciągu czternastu dni bez podania przyczyny.',
      [
        'Termin',
        'Termin wynosi czternaście dni od dnia, w którym Państwo lub wskazana przez Państwa osoba niebędąca przewoźnikiem otrzymali ostatnią rzecz. Wystarczy wysłać oświadczenie przed jego upływem.',
      ],
      [
        'Jak odstąpić',
        leadingTo(
          'Bez logowania tutaj i w stopce każdej strony:',
          WITHDRAWAL_FORM,
          'Odstąp od umowy tutaj',
        ),
        'Można też otworzyć zamówienie na koncie lub przez link w potwierdzeniu i wybrać „Odstąp od umowy tutaj”. Otrzymanie niezwłocznie potwierdzimy e-mailem. Równie skuteczne jest każde inne jednoznaczne oświadczenie złożone listem, telefonicznie lub e-mailem:',
        `${company.name}, ${company.address}, Niemcy`,
        reach(company, 'Telefon', 'e-mail'),
      ],
      [
        'Skutki',
        'Zwracamy wszystkie płatności wraz z kosztem zwykłej dostawy najpóźniej w ciągu czternastu dni od otrzymania oświadczenia o odstąpieniu, przy użyciu takiego samego sposobu płatności, jakiego Państwo użyli, i bez opłat. Możemy poczekać, aż towar do nas wróci lub otrzymamy dowód jego nadania.',
        'Towar należy odesłać w ciągu czternastu dni od odstąpienia lub oddać w jednym z naszych salonów. Koszt zwrotu ponosimy my. Za zmniejszenie wartości odpowiadają Państwo tylko wtedy, gdy wynika ono z używania wykraczającego poza sprawdzenie towaru.',
      ],
      [
        'Wyjątki',
        'Prawo nie dotyczy rzeczy wykonanych na miarę lub dla Państwa przerobionych i wygasa w przypadku zapieczętowanej bielizny po usunięciu plomby.',
      ],
      [
        'Wzór formularza odstąpienia od umowy',
        `Adresat: ${company.name}, ${company.address}, Niemcy, ${company.mail}`,
        'Niniejszym informuję/informujemy o odstąpieniu od umowy sprzedaży następujących rzeczy: … Data zamówienia / odbioru: … Imię i nazwisko: … Adres: … Data, podpis (tylko w wersji papierowej): …',
      ],
    ),
};
