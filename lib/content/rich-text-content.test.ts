import {
  entryLink,
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

describe('words are words', () => {
  test('of 5,000 characters in a row are left out where they do not fit, and kept where they do', () => {
    const word = 'x'.repeat(5_000);
    expect(reasonOf(textBox({ headline: word }))).toEqual(invalid('headline'));
    const { blocks } = resolveBlocks(
      pageDocument([textBox({ body: richText(paragraph(textNode(word))) })]),
    );
    expect(JSON.stringify(blocks[0]?.fields)).toContain(word);
  });

  test('that look like markup reach the component as they are written', () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { blocks } = resolveBlocks(pageDocument([textBox({ headline: markup })]));
    expect(blocks[0]?.fields['headline']).toBe(markup);
  });
});

describe('rich text', () => {
  const body = (...content: unknown[]) =>
    resolveBlocks(pageDocument([textBox({ body: richText(...content) })]));
  const shownBody = (...content: unknown[]) => body(...content).blocks[0]?.fields['body'];

  test('100 levels deep is refused', () => {
    let deep: unknown = paragraph(textNode('deep'));
    for (let level = 0; level < 100; level++)
      deep = { nodeType: 'blockquote', data: {}, content: [deep] };
    expect(body(deep).hidden[0]?.reason).toEqual(invalid('body'));
  });

  test('20,000 levels deep is refused as well', () => {
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
  ])('keeps the words of a link to %s', (_, data) => {
    const { blocks, findings } = body(paragraph(hyperlink(data, textNode('here'))));
    expect(blocks[0]?.fields['body']).toEqual(richText(paragraph(textNode('here'))));
    expect(findings[0]).toMatchObject({ path: 'body' });
  });

  test('carries no link that was not resolved, wherever it hides', () => {
    const link = { href: 'javascript:alert(1)', opens: 'page' };
    const found = shownBody({ ...paragraph(textNode('a')), data: { link } });
    expect(JSON.stringify(found)).not.toContain('javascript');
  });

  test('leaves out and names what editors may not use', () => {
    const { blocks, findings } = body(
      { nodeType: 'embedded-asset-block', data: {}, content: [] },
      paragraph(textNode('kept')),
    );
    expect(blocks[0]?.fields['body']).toEqual(richText(paragraph(textNode('kept'))));
    expect(findings[0]?.message).toContain('embedded-asset-block');
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
  ])('keeps words whose marks are %s', (_, marks) => {
    expect(shownBody(paragraph(textNode('kept', marks)))).toEqual(
      richText(paragraph(textNode('kept'))),
    );
  });

  test('keeps the marks that are sound', () => {
    const marks = [{ type: 'bold' }, null, { type: 'italic' }];
    expect(shownBody(paragraph(textNode('kept', marks)))).toEqual(
      richText(paragraph(textNode('kept', [{ type: 'bold' }, { type: 'italic' }]))),
    );
  });
});
