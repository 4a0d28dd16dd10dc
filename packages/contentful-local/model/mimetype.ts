const OFFICE = /officedocument|msword|ms-excel|ms-powerpoint|opendocument/;
const ARCHIVE = /zip|x-tar|x-gzip|x-7z|x-rar|x-bzip/;
const MARKUP = /^text\/(html|xml)|^application\/(xml|xhtml)/;
const CODE = /javascript|ecmascript|json|css/;

/** Contentful's groups of media types: `image`, `pdfdocument` … */
const GROUPS = new Map<string, (mimetype: string) => boolean>([
  ['image', (mimetype) => mimetype.startsWith('image/')],
  ['audio', (mimetype) => mimetype.startsWith('audio/')],
  ['video', (mimetype) => mimetype.startsWith('video/')],
  ['plaintext', (mimetype) => mimetype === 'text/plain'],
  ['richtext', (mimetype) => /rtf|richtext|msword/.test(mimetype)],
  ['presentation', (mimetype) => /presentation|powerpoint/.test(mimetype)],
  ['spreadsheet', (mimetype) => /spreadsheet|excel|csv/.test(mimetype)],
  ['pdfdocument', (mimetype) => mimetype === 'application/pdf'],
  ['archive', (mimetype) => ARCHIVE.test(mimetype) && !OFFICE.test(mimetype)],
  ['code', (mimetype) => CODE.test(mimetype)],
  ['markup', (mimetype) => MARKUP.test(mimetype)],
  ['attachment', () => true],
]);

export const isMimetypeGroup = (group: string) => GROUPS.has(group);

export const isInGroup = (mimetype: string, group: string) =>
  GROUPS.get(group)?.(mimetype) ?? false;
