import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { Button } from '@react-email/button';
import { render } from '@react-email/render';
import bidiFactory from 'bidi-js';
import { distance } from 'fastest-levenshtein';
import { openSync } from 'fontkit';
import { IntlMessageFormat } from 'intl-messageformat';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { formatAddress } from 'localized-address-format';
import PDFDocument from 'pdfkit';
import { createElement } from 'react';
import sanitize from 'sanitize-html';
import sharp from 'sharp';
import { BASE_FONT } from '@/lib/shop/letters/printable.server';

type Font = Parameters<PDFKit.PDFDocument['registerFont']>[1];

/** A document with its text not compressed. */
function pdfOf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<string> {
  return new Promise((resolve) => {
    const pdf = new PDFDocument({ compress: false, ...options });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')));
    draw(pdf);
    pdf.end();
  });
}

/** Text of a document as a reader copies it. */
function textOf(pdf: string): string {
  const script = `
    import { PDFParse } from 'pdf-parse';
    let sent = ''; for await (const part of process.stdin.setEncoding('latin1')) sent += part;
    const { pages } = await new PDFParse({ data: Uint8Array.from(Buffer.from(sent, 'latin1')) }).getText();
    process.stdout.write(pages[0].text);`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    input: Buffer.from(pdf, 'latin1'),
    encoding: 'utf8',
  }).trim();
}

test('pdf-opened-font: a font that is already open can be used, also for two documents', async () => {
  // The types of pdfkit name only files and bytes.
  const font = openSync(BASE_FONT) as unknown as Font;
  const write = () =>
    pdfOf((pdf) => pdf.registerFont('own', font).font('own').text('Straße'), { font: '' });
  assert.deepEqual([textOf(await write()), textOf(await write())], ['Straße', 'Straße']);
});

test('pdf-no-first-font: an empty font is not read from a file', async () => {
  assert.match(await pdfOf(() => {}, { font: '' }), /^%PDF-/);
});

test('pdf-language: language and title are in the document', async () => {
  const pdf = await pdfOf(() => {}, { lang: 'de', info: { Title: 'Rechnung' } });
  assert.match(pdf, /\/Lang \(de\)/);
  assert.match(pdf, /\(Rechnung\)/);
});

test('pdf-cursor: a text of one line leaves the page as it is', async () => {
  await pdfOf((pdf) => {
    const { page } = pdf;
    pdf.text('x'.repeat(500), 10, page.height - 5, { lineBreak: false });
    assert.equal(pdf.page, page);
  });
});

test('bidi-levels: a Hebrew word in a Latin line has an odd level', () => {
  const { levels } = bidiFactory().getEmbeddingLevels('ab שלום', 'ltr');
  assert.deepEqual(
    [levels[0], levels[4]].map((level) => Number(level) % 2),
    [0, 1],
  );
});

const SAFE: sanitize.IOptions = {
  allowedTags: ['a', 'b', 'br', 'em', 'i', 'strong'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: [],
  allowProtocolRelative: false,
};
const hrefOf = (href: string) =>
  /href="([^"]*)"/.exec(sanitize(`<a href="${href}">x</a>`, SAFE))?.[1];

test('sanitize-links: only addresses without a scheme and a host stay', () => {
  const links = [
    '/de-de/x',
    'x',
    '#a',
    'https://a.example',
    'javascript:x',
    ' java\tscript:x',
    '//a.example',
    '/\\a.example',
    '\\\\a.example',
  ];
  assert.deepEqual(links.map(hrefOf), [
    '/de-de/x',
    'x',
    '#a',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('sanitize-text: the text of other tags stays, that of scripts and styles goes', () => {
  assert.equal(
    sanitize('<p>a <b>b</b></p><script>c</script><style>d</style> 1 < 2 & 3', SAFE),
    'a <b>b</b> 1 &lt; 2 &amp; 3',
  );
});

test('sanitize-attributes: other attributes go', () => {
  assert.equal(sanitize('<b onclick="x" style="y" class="z">a</b>', SAFE), '<b>a</b>');
});

test('email-escaped: texts and addresses in an email are escaped', async () => {
  const html = await render(createElement(Button, { href: 'https://a.example/?a=1&b="' }, '<b>ä'));
  assert.match(html, /&lt;b&gt;ä/);
  assert.match(html, /href="https:\/\/a\.example\/\?a=1&amp;b=&quot;"/);
});

test('email-doctype: an email has the document type that mail programs know', async () => {
  assert.match(
    await render(createElement('p', null, 'x')),
    /^<!DOCTYPE html PUBLIC "-\/\/W3C\/\/DTD XHTML 1\.0 Transitional/,
  );
});

test('icu-elements: the parts of a parsed message have these numbers', () => {
  const ast = new IntlMessageFormat('a {name} {n, plural, one {# b} other {# c}}', 'en').getAst();
  assert.deepEqual(
    ast.map(({ type }) => type),
    [0, 1, 0, 6],
  );
  const plural = ast[3];
  assert.ok(plural && 'options' in plural && 'pluralType' in plural);
  assert.deepEqual([plural.pluralType, plural.options['one']?.value[0]?.type], ['cardinal', 7]);
});

test('icu-other: a plural without its form for all others is rejected', () => {
  assert.throws(() => new IntlMessageFormat('{n, plural, one {#}}', 'en'));
});

test('address-order: lines have the order of their country, in Latin letters', () => {
  const place = {
    name: 'Max',
    addressLines: ['Weg 1'],
    postalCode: '12345',
    locality: 'Ort',
    administrativeArea: 'NY',
  };
  const lines = (postalCountry: string) => formatAddress({ postalCountry, ...place }, 'latin');
  assert.deepEqual(lines('DE'), ['Max', 'Weg 1', '12345 Ort']);
  assert.deepEqual(lines('US'), ['Max', 'Weg 1', 'Ort, NY 12345']);
  assert.deepEqual(lines('GB'), ['Max', 'Weg 1', 'Ort', '12345']);
});

test('address-unknown: a country that is not known has lines as well', () => {
  assert.ok(
    formatAddress({ postalCountry: 'XX', addressLines: ['Weg 1'], locality: 'Ort' }, 'latin')
      .join(' ')
      .includes('Ort'),
  );
});

test('phone-national: a number without a plus is one of the given country', () => {
  assert.equal(parsePhoneNumberFromString('089 123456', 'DE')?.number, '+4989123456');
});

test('phone-extension: an extension is no part of the number', () => {
  const number = parsePhoneNumberFromString('+49 89 123456 ext. 7', 'DE');
  assert.deepEqual([number?.number, number?.ext], ['+4989123456', '7']);
});

test('phone-unknown: what is no number is undefined, and a number outside the plan is not valid', () => {
  assert.equal(parsePhoneNumberFromString('call me', 'DE'), undefined);
  assert.equal(parsePhoneNumberFromString('+49 1', 'DE')?.isValid() ?? false, false);
});

test('levenshtein-units: a letter outside the first plane counts as two', () => {
  assert.deepEqual([distance('Hose', 'Hosen'), distance('a😀', 'a')], [1, 2]);
});

test('sharp-orientation: a picture is turned by its own mark only on demand', async () => {
  const marked = await sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { width: plain } = await sharp(await sharp(marked).toBuffer()).metadata();
  const { width: turned } = await sharp(await sharp(marked).autoOrient().toBuffer()).metadata();
  assert.deepEqual([plain, turned], [4, 2]);
});

test('intl-plurals: the languages have the plural forms that the messages are written in', () => {
  const forms = ['de', 'en', 'fr', 'nl', 'pl', 'cs'].map((language) =>
    new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join(),
  );
  assert.deepEqual(forms, [
    'one,other',
    'one,other',
    'many,one,other',
    'one,other',
    'few,many,one,other',
    'few,many,one,other',
  ]);
});

test('intl-berlin: a day of the change of time has 23 or 25 hours in Berlin', () => {
  const hour = (at: string) =>
    new Intl.DateTimeFormat('de-DE', {
      timeZone: 'Europe/Berlin',
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(new Date(at));
  assert.deepEqual(
    [
      hour('2026-03-29T00:59:00Z'),
      hour('2026-03-29T01:00:00Z'),
      hour('2026-10-25T00:59:00Z'),
      hour('2026-10-25T01:00:00Z'),
    ].map((each) => Number.parseInt(each)),
    [1, 3, 2, 2],
  );
});
