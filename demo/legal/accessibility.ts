import { heading, richText } from '@/demo/rich-text';
import { inSix } from '@/demo/showcase/in-six';

/** The checks, the known gaps and the contact for complaints, in each language. */
const statement = (
  [state, checked]: readonly [string, string],
  [limits, known]: readonly [string, string],
  [report, words]: readonly [string, string],
) => richText(state, checked, heading(limits), known, heading(report), words);

/** The accessibility statement, identical in all shops. */
export const accessibilityStatement = inSix(
  statement(
    [
      'Dieser Shop soll für alle benutzbar sein. Maßstab sind die WCAG 2.2, Stufe AA, und die EN 301 549.',
      'Wir prüfen ihn bei jeder Änderung mit einem Prüfprogramm und mit der Tastatur; eine Prüfung durch Dritte gab es noch nicht.',
    ],
    [
      'Was noch fehlt',
      'Inhalte anderer Anbieter, die Sie selbst laden, zum Beispiel Karten und Videos, prüfen wir nicht. Filme haben noch keine Audiodeskription.',
    ],
    [
      'Eine Hürde melden',
      'Schreiben Sie uns mit dem Formular oder rufen Sie an. Wir antworten innerhalb von zwei Wochen. Hilft das nicht, wenden Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen.',
    ],
  ),
  statement(
    [
      'This shop is meant to be usable by everyone. Our benchmark is WCAG 2.2, level AA, and EN 301 549.',
      'We check it with a testing tool and by keyboard at every change; nobody else has audited it yet.',
    ],
    [
      'What is still missing',
      'We do not check content from others that you load yourself, such as maps and videos. Films have no audio description yet.',
    ],
    [
      'Tell us about a barrier',
      'Write to us using the form or call us. We answer within two weeks. If that does not help, turn to the market surveillance authority for accessibility.',
    ],
  ),
  statement(
    [
      'Tento obchod má být použitelný pro všechny. Měřítkem je WCAG 2.2, úroveň AA, a EN 301 549.',
      'Při každé změně jej kontrolujeme pomocí testovacího programu a klávesnice; nezávislý audit zatím neproběhl.',
    ],
    [
      'Co ještě chybí',
      'Obsah jiných poskytovatelů, který si sami načtete, například mapy a videa, nekontrolujeme. Filmy zatím nemají zvukový popis.',
    ],
    [
      'Nahlásit překážku',
      'Napište nám přes formulář nebo zavolejte. Odpovíme do dvou týdnů. Pokud to nepomůže, obraťte se na orgán dozoru nad přístupností.',
    ],
  ),
  statement(
    [
      'Ten sklep ma być dostępny dla wszystkich. Punktem odniesienia są WCAG 2.2, poziom AA, oraz norma EN 301 549.',
      'Przy każdej zmianie sprawdzamy go za pomocą programu testującego i klawiatury; niezależnego audytu jeszcze nie było.',
    ],
    [
      'Czego jeszcze brakuje',
      'Nie sprawdzamy treści innych dostawców, które wczytują Państwo sami, na przykład map i filmów. Filmy nie mają jeszcze audiodeskrypcji.',
    ],
    [
      'Zgłoszenie bariery',
      'Prosimy napisać przez formularz albo zadzwonić. Odpowiadamy w ciągu dwóch tygodni. Jeśli to nie pomoże, właściwy jest organ nadzoru rynku do spraw dostępności.',
    ],
  ),
  statement(
    [
      'Deze winkel moet voor iedereen bruikbaar zijn. Onze maatstaf is WCAG 2.2, niveau AA, en EN 301 549.',
      'Bij elke wijziging controleren we hem met een testprogramma en met het toetsenbord; een audit door derden was er nog niet.',
    ],
    [
      'Wat nog ontbreekt',
      'Inhoud van anderen die je zelf laadt, zoals kaarten en video’s, controleren we niet. Films hebben nog geen audiobeschrijving.',
    ],
    [
      'Een drempel melden',
      'Schrijf ons met het formulier of bel. We antwoorden binnen twee weken. Helpt dat niet, dan kun je naar de toezichthouder voor toegankelijkheid.',
    ],
  ),
  statement(
    [
      'Cette boutique doit être utilisable par tous. Nos références sont les WCAG 2.2, niveau AA, et la norme EN 301 549.',
      'Nous la contrôlons à chaque modification à l’aide d’un outil de test et au clavier ; aucun audit externe n’a encore eu lieu.',
    ],
    [
      'Ce qui manque encore',
      'Nous ne contrôlons pas les contenus de tiers que vous chargez vous-même, cartes et vidéos par exemple. Les films n’ont pas encore d’audiodescription.',
    ],
    [
      'Signaler un obstacle',
      'Écrivez-nous via le formulaire ou appelez-nous. Nous répondons sous deux semaines. Si cela ne suffit pas, adressez-vous à l’autorité de surveillance du marché compétente en matière d’accessibilité.',
    ],
  ),
);
