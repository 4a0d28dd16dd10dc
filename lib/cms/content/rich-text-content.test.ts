import { GERMANY, HOUR, NOON } from '@/lib/cms/visibility/visibility.fixture';
import {
  assetLink,
  entry,
  entryLink,
  homeTeaser,
  hyperlink,
  invalid,
  pageDocument,
  paragraph,
  reasonOf,
  resolveBlocks,
  richText,
  textBox,
  textNode,
} from './content.fixture.server';
import { everyBlock } from './every-block';

describe('plain text', () => {
  test('of 5,000 characters without spaces is left out where it does not fit and kept where it does', () => {
    const word = 'x'.repeat(5_000);
    expect(reasonOf(textBox({ headline: word }))).toEqual(invalid('headline'));
    const { blocks } = resolveBlocks(
      pageDocument([textBox({ body: richText(paragraph(textNode(word))) })]),
    );
    expect(JSON.stringify(blocks[0]?.fields)).toContain(word);
  });

  test('that looks like markup reaches the component unchanged', () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { blocks } = resolveBlocks(pageDocument([textBox({ headline: markup })]));
    expect(blocks[0]?.fields['headline']).toBe(markup);
  });
});

describe('rich text', () => {
  const body = (...content: unknown[]) =>
    resolveBlocks(pageDocument([textBox({ body: richText(...content) })]));
  const shownBody = (...content: unknown[]) => body(...content).blocks[0]?.fields['body'];

  test('100 levels deep is rejected', () => {
    let deep: unknown = paragraph(textNode('deep'));
    for (let level = 0; level < 100; level++)
      deep = { nodeType: 'blockquote', data: {}, content: [deep] };
    expect(body(deep).hidden[0]?.reason).toEqual(invalid('body'));
  });

  test('20,000 levels deep is rejected', () => {
    const deep: unknown = JSON.parse(
      `${'{"nodeType":"blockquote","content":['.repeat(20_000)}${']}'.repeat(20_000)}`,
    );
    expect(body(deep).hidden[0]?.reason).toEqual(invalid('body'));
  });

  test('RTE-07: has its links resolved', () => {
    const at = (data: unknown) => shownBody(paragraph(hyperlink(data, textNode('here'))));
    const linked = (href: string, opens = 'page') =>
      expect.objectContaining({
        content: [
          expect.objectContaining({
            content: [
              {
                nodeType: 'hyperlink',
                data: { link: { href, opens } },
                content: [textNode('here')],
              },
            ],
          }),
        ],
      });
    expect(at({ uri: 'node_shirts_modal' })).toEqual(linked('/de-de/hemden', 'modal'));
    expect(at({ uri: 'https://example.com/' })).toEqual(linked('https://example.com/', 'external'));
    expect(at({ target: entryLink('node-entry-shirts') })).toEqual(linked('/de-de/hemden'));
  });

  test.each([
    ['a script', { uri: 'javascript:alert(1)' }],
    ['a node that is gone', { target: entryLink('gone') }],
    ['a number', { uri: 7 }],
    ['nothing', {}],
    ['no data at all', null],
    ['words for data', 'javascript:alert(1)'],
    ['a link made up by hand', { link: { href: 'javascript:alert(1)', opens: 'page' } }],
  ])('keeps the text of a link to %s', (_, data) => {
    const { blocks, findings } = body(paragraph(hyperlink(data, textNode('here'))));
    expect(blocks[0]?.fields['body']).toEqual(richText(paragraph(textNode('here'))));
    expect(findings[0]).toMatchObject({ path: 'body' });
  });

  test.each([
    ['nothing', ''],
    ['a blank', ' '],
    ['a no-break space', '\u00a0'],
    ['a zero-width space', '\u200b'],
    ['a soft hyphen', '\u00ad'],
  ])('removes a link around %s, which has no accessible name, and reports it', (_, text) => {
    const link = hyperlink({ uri: 'https://example.com/' }, textNode(text));
    const { blocks, findings } = body(paragraph(textNode('see '), link));
    expect(blocks[0]?.fields['body']).toEqual(
      richText(paragraph(textNode('see '), textNode(text))),
    );
    expect(findings.map(({ message }) => message)).toEqual([
      'the link to “https://example.com/” has no words',
    ]);
  });

  test.each(
    [2, 3, 4].flatMap((level) =>
      ['', ' ', '\n', '\u00a0', '\u200b\u00ad'].map((text) => ({ level, text })),
    ),
  )('removes a heading of level $level that has “$text” alone', ({ level, text }) => {
    const heading = { ...paragraph(textNode(text)), nodeType: `heading-${level}` };
    const { blocks, findings } = body(heading, paragraph(textNode('a')));
    expect(blocks[0]?.fields['body']).toEqual(richText(paragraph(textNode('a'))));
    expect(findings.map(({ message }) => message)).toEqual(['a heading without words is left out']);
  });

  test('removes a link to an entry without text, bold or not', () => {
    const words = [textNode(''), textNode(' ', [{ type: 'bold' }])];
    const link = {
      ...hyperlink({ target: entryLink('node-entry-shirts') }, ...words),
      nodeType: 'entry-hyperlink',
    };
    const { blocks, findings } = body(paragraph(link));
    expect(blocks[0]?.fields['body']).toEqual(richText(paragraph(...words)));
    expect(findings[0]?.message).toMatch(/has no words$/);
  });

  test('removes a heading that is only a link without text', () => {
    const link = hyperlink({ uri: '/hemden' }, textNode(''));
    const { blocks, findings } = body({ ...paragraph(link), nodeType: 'heading-2' });
    expect(blocks[0]?.fields['body']).toEqual(richText());
    expect(findings).toHaveLength(2);
  });

  test('contains no unresolved link at any depth', () => {
    const link = { href: 'javascript:alert(1)', opens: 'page' };
    const found = shownBody({ ...paragraph(textNode('a')), data: { link } });
    expect(JSON.stringify(found)).not.toContain('javascript');
  });

  test('removes and reports what editors may not use', () => {
    const { blocks, findings } = body(
      { nodeType: 'embedded-resource-block', data: {}, content: [] },
      paragraph(textNode('kept')),
    );
    expect(blocks[0]?.fields['body']).toEqual(richText(paragraph(textNode('kept'))));
    expect(findings[0]?.message).toContain('embedded-resource-block');
  });

  test.each([
    ['words', 'bold'],
    ['a number', 7],
    ['an object', { type: 'bold' }],
    ['nothing', null],
    ['a list of nothing', [null]],
    ['a list of words', ['bold']],
    ['a mark without a type', [{}]],
    ['a mark of the wrong type', [{ type: 7 }]],
    ['a mark nobody knows', [{ type: 'blink' }]],
  ])('keeps text whose marks are %s', (_, marks) => {
    expect(shownBody(paragraph(textNode('kept', marks)))).toEqual(
      richText(paragraph(textNode('kept'))),
    );
  });

  test('keeps valid marks', () => {
    const marks = [{ type: 'bold' }, null, { type: 'italic' }];
    expect(shownBody(paragraph(textNode('kept', marks)))).toEqual(
      richText(paragraph(textNode('kept', [{ type: 'bold' }, { type: 'italic' }]))),
    );
  });
});

describe('an embedded entry or asset', () => {
  const embed = (nodeType: string, target: unknown) => ({
    nodeType,
    data: { target },
    content: [],
  });
  const embeddedEntry = (id: string) => embed('embedded-entry-block', entryLink(id));
  const kept = paragraph(textNode('kept'));
  const text = (...content: unknown[]) => textBox({ body: richText(...content) });
  const bodyOf = (fields: Readonly<Record<string, unknown>> | undefined) =>
    fields?.['body'] as { content: { data: Record<string, unknown> }[] } | undefined;

  test('has size and description if it is a picture', () => {
    const picture = embed('embedded-asset-block', assetLink('coat'));
    const { blocks, findings } = resolveBlocks(pageDocument([text(picture, kept)]));
    expect(bodyOf(blocks[0]?.fields)?.content[0]?.data).toEqual({
      picture: expect.objectContaining({ width: 1200, height: 800, alt: 'Title of coat' }),
    });
    expect(findings).toEqual([]);
  });

  test.each([
    ['an asset that is gone', embed('embedded-asset-block', assetLink('gone'))],
    ['nothing', embed('embedded-asset-block', undefined)],
    ['a picture made up by hand', { ...embed('embedded-asset-block', 7), data: { picture: {} } }],
    ['a block made up by hand', { ...embed('embedded-entry-block', 7), data: { block: {} } }],
    ['a block in a paragraph', paragraph(embeddedEntry('teaser'))],
  ])('%s is left out and reported', (_, node) => {
    const { blocks, findings } = resolveBlocks(pageDocument([text(node, kept)], [homeTeaser()]));
    expect(JSON.stringify(blocks)).not.toContain('embedded');
    expect(JSON.stringify(blocks)).toContain('kept');
    expect(findings[0]).toMatchObject({ path: 'body' });
  });

  test('CMS-01: becomes a block in its place', () => {
    const page = pageDocument(
      [text(embeddedEntry('spacer'), kept, embeddedEntry('teaser'))],
      [homeTeaser(), entry('spacer', 'spacer')],
    );
    const { blocks, hidden } = resolveBlocks(page);
    expect(hidden).toEqual([]);
    expect(bodyOf(blocks[0]?.fields)?.content.map(({ data }) => data)).toEqual([
      { block: expect.objectContaining({ id: 'spacer', type: 'spacer' }) },
      {},
      { block: expect.objectContaining({ id: 'teaser', type: 'homeTeaser' }) },
    ]);
    expect(everyBlock(blocks).map(({ id }) => id)).toEqual(['text', 'spacer', 'teaser']);
  });

  test('ED-01: obeys the block’s window, with which the page changes', () => {
    const endDateTime = new Date(NOON + HOUR).toISOString();
    const page = pageDocument(
      [text(embeddedEntry('teaser'), kept, embeddedEntry('spacer'))],
      [homeTeaser({ endDateTime }), entry('spacer', 'spacer')],
    );
    expect(resolveBlocks(page).validUntil).toBe(NOON + HOUR);
    const { blocks, hidden } = resolveBlocks(page, { ...GERMANY, now: NOON + 2 * HOUR });
    expect(hidden).toMatchObject([{ id: 'teaser', path: 'page.main.0.body.0' }]);
    expect(everyBlock(blocks).map(({ id }) => id)).toEqual(['text', 'spacer']);
  });

  test.each([
    ['itself', 'text', 'cycle'],
    ['an entry that is not published', 'gone', 'unpublished link'],
    ['an entry that is no block', 'button', 'unknown type'],
  ])('ED-02: %s is cut and reported, and the text stays', (_, id, kind) => {
    const button = entry('button', 'button', { label: 'Buy', link: '/' });
    const { blocks, hidden } = resolveBlocks(
      pageDocument([text(embeddedEntry(id), kept)], [button]),
    );
    expect(hidden).toMatchObject([{ id, reason: { kind } }]);
    expect(bodyOf(blocks[0]?.fields)).toEqual(richText(kept));
  });

  test('ED-02: stops at the limit when texts double at every level', () => {
    const level = (at: number) =>
      entry(`t${at}`, 'textBox', {
        title: 'T',
        body: richText(...Array.from({ length: 3 }, () => embeddedEntry(`t${at + 1}`))),
      });
    const levels = Array.from({ length: 30 }, (_, at) => level(at));
    const { hidden } = resolveBlocks(pageDocument([text(embeddedEntry('t0'))], levels));
    expect(hidden.some(({ reason }) => reason.kind === 'too large')).toBe(true);
  });
});
