export const commentEn = {
  title: 'Comments',
  text: 'Comment',
  mention: 'Mention',
  nobody: 'Nobody',
  write: 'Comment',
  resolve: 'Resolve',
  reopen: 'Reopen',
  unnamed: 'Without a name',
  asks: 'to {name}',
  count: 'Comments: {count}',
  forYou: 'For you',
  open: 'Open',
  resolved: 'Resolved',
  none: 'No comments.',
  gone: 'a deleted block',
};

export type CommentMessages = typeof commentEn;

export const commentDe: CommentMessages = {
  title: 'Kommentare',
  text: 'Kommentar',
  mention: 'Erwähnen',
  nobody: 'Niemanden',
  write: 'Kommentieren',
  resolve: 'Erledigt',
  reopen: 'Wieder öffnen',
  unnamed: 'Ohne Namen',
  asks: 'an {name}',
  count: 'Kommentare: {count}',
  forYou: 'Für Sie',
  open: 'Offen',
  resolved: 'Erledigt',
  none: 'Keine Kommentare.',
  gone: 'ein gelöschter Block',
};
