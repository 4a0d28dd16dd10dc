export const newPageEn = {
  title: 'New page',
  below: 'New page below',
  copy: 'Copy',
  name: 'Title',
  place: 'Place in the navigation',
  top: 'First level',
  content: 'Begin with',
  blank: 'An empty page',
  help: 'Blocks are copied as drafts; blocks that several pages share, pictures and articles stay the same ones. Nothing is public before you publish it.',
  create: 'Create and compose',
};

export type NewPageMessages = typeof newPageEn;

export const newPageDe: NewPageMessages = {
  title: 'Neue Seite',
  below: 'Neue Seite darunter',
  copy: 'Kopieren',
  name: 'Titel',
  place: 'Platz in der Navigation',
  top: 'Erste Ebene',
  content: 'Beginnen mit',
  blank: 'Einer leeren Seite',
  help: 'Bausteine werden als Entwürfe kopiert; Bausteine, die mehrere Seiten gemeinsam haben, Bilder und Artikel bleiben dieselben. Nichts ist öffentlich, bevor Sie es veröffentlichen.',
  create: 'Anlegen und gestalten',
};
