export const copyingEn = {
  copy: 'Copy',
  copied: 'Copied; paste it on any page',
  paste: 'Paste',
  usedOn: 'Used on {count} pages; a change shows on all of them.',
  places: 'Where',
};

export type CopyingMessages = typeof copyingEn;

export const copyingDe: CopyingMessages = {
  copy: 'Kopieren',
  copied: 'Kopiert; auf jeder Seite einzufügen',
  paste: 'Einfügen',
  usedOn: 'Auf {count} Seiten verwendet; eine Änderung zeigt sich auf allen.',
  places: 'Wo',
};
