import { headerElement } from '@/cms-schema/content-types/header-element';
import { page } from '@/cms-schema/content-types/page';
import { textBox } from '@/cms-schema/content-types/text-box';
import { bold, linkTo, list, paragraph, richText } from '@/demo/rich-text';
import { entry } from '@/demo/seed-entry';

/** Presents the offer and links to the appointment form. */
const cloths = (choice: string, appointment: string) =>
  richText(choice, paragraph(appointment, linkTo('+49 89 99998 210', '+49 89 99998 210'), '.'));

export const hrmMadeToMeasure = entry(page, 'hrm-page-masskonfektion', {
  title: 'HRM Maßkonfektion',
  main: [
    entry(headerElement, 'hrm-measure-header', {
      source: 'hrm-rail',
      text: {
        de: 'Maßkonfektion',
        en: 'Made to measure',
        cs: 'Šití na míru',
        pl: 'Szycie na miarę',
        nl: 'Maatkleding',
        fr: 'Demi-mesure',
      },
      subline: {
        de: 'Ein Anzug nach Ihren Maßen, in vier Wochen fertig, zweimal anprobiert.',
        en: 'A suit to your measurements, ready in four weeks, with two fittings.',
        cs: 'Oblek podle vašich měr, hotový za čtyři týdny, se dvěma zkouškami.',
        pl: 'Garnitur na Państwa miarę, gotowy w cztery tygodnie, po dwóch przymiarkach.',
        nl: 'Een pak op jouw maten, klaar in vier weken, twee keer gepast.',
        fr: 'Un costume à vos mesures, prêt en quatre semaines, après deux essayages.',
      },
    }),
    entry(textBox, 'hrm-measure-steps', {
      title: 'HRM Maßkonfektion: Ablauf',
      headline: {
        de: 'So geht es vor sich',
        en: 'How it works',
        cs: 'Jak to probíhá',
        pl: 'Jak to wygląda',
        nl: 'Zo gaat het',
        fr: 'Comment ça se passe',
      },
      body: {
        de: richText(
          list(
            [bold('Erster Termin. '), 'Wir nehmen 24 Maße und suchen mit Ihnen den Stoff aus.'],
            [bold('Anprobe. '), 'Nach drei Wochen steckt der Schneider Ärmel, Bund und Saum.'],
            [bold('Abholung. '), 'Eine Woche später ist der Anzug gebügelt und fertig.'],
          ),
        ),
        en: richText(
          list(
            [bold('First visit. '), 'We take 24 measurements and choose the cloth with you.'],
            [bold('Fitting. '), 'After three weeks the tailor pins sleeves, waist and hem.'],
            [bold('Collection. '), 'One week later the suit is pressed and ready.'],
          ),
        ),
        cs: richText(
          list(
            [bold('První návštěva. '), 'Vezmeme 24 měr a vybereme s vámi látku.'],
            [bold('Zkouška. '), 'Po třech týdnech krejčí zašpendlí rukávy, pas a délku.'],
            [bold('Převzetí. '), 'O týden později je oblek vyžehlený a hotový.'],
          ),
        ),
        pl: richText(
          list(
            [bold('Pierwsza wizyta. '), 'Bierzemy 24 wymiary i wspólnie wybieramy tkaninę.'],
            [bold('Przymiarka. '), 'Po trzech tygodniach krawiec upina rękawy, pas i długość.'],
            [bold('Odbiór. '), 'Tydzień później garnitur jest wyprasowany i gotowy.'],
          ),
        ),
        nl: richText(
          list(
            [bold('Eerste afspraak. '), 'We nemen 24 maten en kiezen samen met je de stof.'],
            [bold('Passen. '), 'Na drie weken speldt de kleermaker mouwen, taille en zoom af.'],
            [bold('Ophalen. '), 'Een week later is het pak geperst en klaar.'],
          ),
        ),
        fr: richText(
          list(
            [
              bold('Premier rendez-vous. '),
              'Nous prenons 24 mesures et choisissons l’étoffe avec vous.',
            ],
            [
              bold('Essayage. '),
              'Après trois semaines, le tailleur épingle manches, taille et ourlet.',
            ],
            [bold('Retrait. '), 'Une semaine plus tard, le costume est repassé et prêt.'],
          ),
        ),
      },
    }),
    entry(textBox, 'hrm-measure-cloth', {
      title: 'HRM Maßkonfektion: Stoffe',
      headline: {
        de: 'Vierzig Stoffe',
        en: 'Forty cloths',
        cs: 'Čtyřicet látek',
        pl: 'Czterdzieści tkanin',
        nl: 'Veertig stoffen',
        fr: 'Quarante étoffes',
      },
      body: {
        de: cloths(
          'Tuche aus Biella und Huddersfield, von 240 Gramm für den Sommer bis 420 Gramm für den Mantel.',
          'Einen Termin geben wir Ihnen am Telefon: ',
        ),
        en: cloths(
          'Cloth from Biella and Huddersfield, from 240 grams for summer to 420 grams for a coat.',
          'We give appointments by telephone: ',
        ),
        cs: cloths(
          'Sukna z Bielly a Huddersfieldu, od 240 gramů na léto po 420 gramů na kabát.',
          'Termín si domluvíme po telefonu: ',
        ),
        pl: cloths(
          'Sukna z Bielli i Huddersfield, od 240 gramów na lato do 420 gramów na płaszcz.',
          'Na wizytę umawiamy telefonicznie: ',
        ),
        nl: cloths(
          'Stoffen uit Biella en Huddersfield, van 240 gram voor de zomer tot 420 gram voor een jas.',
          'Een afspraak maak je per telefoon: ',
        ),
        fr: cloths(
          'Des draps de Biella et de Huddersfield, de 240 grammes pour l’été à 420 grammes pour le manteau.',
          'Nous vous donnons rendez-vous par téléphone : ',
        ),
      },
      tone: 'soft',
    }),
  ],
});
