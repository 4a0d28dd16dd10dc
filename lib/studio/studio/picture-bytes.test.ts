import { isPictureOf } from './picture-bytes';

const bytes = (text: string) => Buffer.from(text, 'latin1');

const PICTURES: [string, string][] = [
  ['image/png', '\x89PNG\r\n\x1a\n…'],
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF\n\n\n\nWEBPVP8 '],
  ['image/avif', '\0\0\0\x1cftypavif'],
  ['image/svg+xml', '\xef\xbb\xbf\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['image/svg+xml', '<?xml version="1.0"?><svg/>'],
];

test.each(PICTURES)('%s is recognised by its first bytes', (type, text) =>
  expect(isPictureOf(type, bytes(text))).toBe(true),
);

test.each([
  ...PICTURES.map(([type]) => [type, 'no picture']),
  ['image/png', 'GIF89a'],
  ['image/svg+xml', '<html><svg/></html>'],
  ['image/svg+xml', '\0<svg/>'],
  ['image/png', ''],
  ['constructor', 'GIF89a'],
])('%s does not begin with %j', (type, text) =>
  expect(isPictureOf(type ?? '', bytes(text ?? ''))).toBe(false),
);
