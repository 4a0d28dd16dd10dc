import fc from 'fast-check';
import { EditorState } from 'prosemirror-state';
import { RICH_MARKS, type RichNode } from '@/lib/studio/studio/rich-node';
import { readRichText, storedRichText, type Origins } from './text-codec';
import { changedTo } from './text-state';

const text = (value: string, marks: string[] = []): RichNode => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: RichNode[], data: RichNode['data'] = {}): RichNode => ({
  nodeType,
  data,
  content,
});
const documentOf = (...content: RichNode[]) => node('document', content);

const id = fc.constantFrom('coat', 'shirt', 'home');
const target = (linkType: string) =>
  id.map((each) => ({ target: { sys: { type: 'Link', linkType, id: each } } }));
const resource = id.map((each) => ({
  target: {
    sys: {
      type: 'ResourceLink',
      linkType: 'Contentful:Entry',
      urn: `crn:contentful:::content:spaces/x/entries/${each}`,
    },
  },
}));
const value = fc.oneof(
  fc.constantFrom('Mantel', 'zwei  Leerzeichen', ' am Rand ', 'eine\nZeile', '\n', '\u00a0', ''),
  fc.string(),
);
const anyText = fc
  .tuple(value, fc.subarray([...RICH_MARKS, 'newer-mark']))
  .map(([value, marks]) => text(value, marks));
const texts = fc.array(anyText, { minLength: 1, maxLength: 3 });
const link = fc.oneof(
  fc
    .tuple(texts, fc.constantFrom('https://a.example/', 'node_home', '/hemden'))
    .map(([content, uri]) => node('hyperlink', content, { uri })),
  fc.tuple(texts, target('Entry')).map(([content, data]) => node('entry-hyperlink', content, data)),
  fc.tuple(texts, target('Asset')).map(([content, data]) => node('asset-hyperlink', content, data)),
  fc.tuple(texts, resource).map(([content, data]) => node('resource-hyperlink', content, data)),
);
const inlineEntry = fc.oneof(
  target('Entry').map((data) => node('embedded-entry-inline', [], data)),
  resource.map((data) => node('embedded-resource-inline', [], data)),
);
const inlines = fc.array(fc.oneof({ weight: 4, arbitrary: anyText }, link, inlineEntry), {
  maxLength: 5,
});
const paragraph = inlines.map((content) => node('paragraph', content));
const heading = fc
  .tuple(fc.integer({ min: 1, max: 6 }), inlines)
  .map(([level, content]) => node(`heading-${level}`, content));
const rule = fc.constant(node('hr', []));
const embedded = fc.oneof(
  target('Entry').map((data) => node('embedded-entry-block', [], data)),
  target('Asset').map((data) => node('embedded-asset-block', [], data)),
  resource.map((data) => node('embedded-resource-block', [], data)),
);
const quote = fc
  .array(paragraph, { minLength: 1, maxLength: 3 })
  .map((content) => node('blockquote', content));
const { list } = fc.letrec<{ list: RichNode }>((tie) => ({
  list: fc
    .tuple(
      fc.constantFrom('ordered-list', 'unordered-list'),
      fc.array(
        fc
          .array(
            fc.oneof(
              { depthSize: 'small', withCrossShrink: true },
              paragraph,
              heading,
              rule,
              quote,
              embedded,
              tie('list'),
            ),
            { minLength: 1, maxLength: 3 },
          )
          .map((content) => node('list-item', content)),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([type, items]) => node(type, items)),
}));
const span = fc.constantFrom({}, {}, { colspan: 2 }, { rowspan: 2 }, { colspan: 1 });
const cell = fc
  .tuple(
    fc.constantFrom('table-cell', 'table-header-cell'),
    fc.array(paragraph, { minLength: 1, maxLength: 2 }),
    span,
  )
  .map(([type, content, data]) => node(type, content, data));
const table = fc
  .array(
    fc.array(cell, { minLength: 1, maxLength: 3 }).map((cells) => node('table-row', cells)),
    { minLength: 1, maxLength: 3 },
  )
  .map((rows) => node('table', rows));
/** What another release of the vendor's model may bring, and what does not fit together. */
const foreign = fc.oneof(
  fc.constant(node('callout', [node('paragraph', [text('neu')])], { tone: 'loud' })),
  fc.constant(node('blockquote', [node('heading-2', [text('im Zitat')])])),
  fc.constant(node('unordered-list', [])),
  fc.constant(node('list-item', [node('paragraph', [text('ohne Liste')])])),
  fc.constant({ nodeType: 'callout', data: {} }),
);
const block = fc.oneof(paragraph, heading, rule, embedded, quote, list, table);
const end = fc.constantFrom([], [node('paragraph', [text('')])]);
/** Documents of the vendor's model: https://www.contentful.com/developers/docs/concepts/rich-text/ */
const anyDocument = fc
  .tuple(fc.array(block, { minLength: 1, maxLength: 5 }), end)
  .map(([content, last]) => documentOf(...content, ...last));

/** A rich text without what has no meaning: empty texts, and where equal texts are divided. */
function meaning(json: RichNode): unknown {
  const { nodeType, content } = json;
  if (nodeType === 'text')
    return { ...json, marks: (json.marks ?? []).map(({ type }) => type).toSorted() };
  const joined: Record<string, unknown>[] = [];
  for (const child of (content ?? []).map(meaning) as Record<string, unknown>[]) {
    const last = joined.at(-1);
    const isEqual = (key: string) => JSON.stringify(last?.[key]) === JSON.stringify(child[key]);
    const type = String(child['nodeType']);
    if (type === 'text' && child['value'] === '') continue;
    if (type === 'text' && last && isEqual('nodeType') && isEqual('marks'))
      last['value'] = String(last['value']) + String(child['value']);
    else if (
      type.endsWith('hyperlink') &&
      last &&
      isEqual('nodeType') &&
      isEqual('data') &&
      wordsIn(last) &&
      wordsIn(child)
    )
      Object.assign(
        last,
        meaning(
          node(
            type,
            [
              ...(last['content'] as RichNode[]).map(unsorted),
              ...(child['content'] as RichNode[]).map(unsorted),
            ],
            child['data'] as RichNode['data'],
          ),
        ),
      );
    else joined.push(child);
  }
  return { ...json, ...(content && { content: joined }) };
}
const wordsIn = (each: Record<string, unknown>) => (each['content'] as unknown[]).length > 0;
/** A text whose meaning was taken, as a node again. */
const unsorted = (each: RichNode): RichNode => ({
  ...each,
  marks: (each.marks as unknown as string[]).map((type) => ({ type })),
});

/** The text as an editor writes it that remembers nothing of how it was stored. */
const rewritten = (stored: RichNode) => storedRichText(readRichText(stored));

test('ED-10: a rich text that nobody edits is stored as it was, of whatever nodes it is', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(block, foreign), { minLength: 1 }), (content) => {
      const stored = documentOf(...content, node('hr', []));
      const origins: Origins = new WeakMap();
      expect(storedRichText(readRichText(stored, origins), origins)).toEqual(stored);
    }),
  );
});

test('ED-10: every rich text of the vendor’s model is edited without a loss', () => {
  fc.assert(
    fc.property(anyDocument, (stored) => {
      const again = rewritten(stored) ?? documentOf();
      const isBlank = stored.content?.every(
        ({ nodeType, content }) =>
          nodeType === 'paragraph' && content?.every(({ value }) => value === ''),
      );
      fc.pre(!isBlank);
      expect(meaning(again)).toEqual(meaning(stored));
    }),
    { numRuns: 500 },
  );
});

test('ED-10: typing changes its own paragraph, and nothing else of how a rich text is stored', () => {
  fc.assert(
    fc.property(anyDocument, (stored) => {
      const origins: Origins = new WeakMap();
      const doc = readRichText(
        documentOf(...(stored.content ?? []), node('paragraph', [text('Ende')])),
        origins,
      );
      const state = EditorState.create({ doc });
      const typed = state.apply(state.tr.insertText('!', doc.content.size - 1)).doc;
      expect(storedRichText(typed, origins)).toEqual(
        documentOf(...(stored.content ?? []), node('paragraph', [text('Ende!')])),
      );
    }),
  );
});

test('ED-10: a text that somebody else has changed replaces what differs, and nothing else', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (mine, theirs) => {
      const state = EditorState.create({ doc: readRichText(mine) });
      const next = readRichText(theirs);
      const change = changedTo(state, next);
      expect((change ? state.apply(change).doc : state.doc).toJSON()).toEqual(next.toJSON());
    }),
  );
});

test('ED-10: what the editor does not know is a card between texts that are edited', () => {
  const callout = node('callout', [], { tone: 'loud' });
  const stored = documentOf(
    node('paragraph', [text('davor')]),
    callout,
    node('blockquote', [node('paragraph', [text('im Zitat')]), callout]),
  );
  const doc = readRichText(stored);
  expect(doc.child(1).type.name).toBe('blockCard');
  expect(doc.child(2).child(1).type.name).toBe('blockCard');
  expect(storedRichText(doc)).toEqual(stored);
});

test('ED-10: a text without content is stored as no value, and no value is an empty paragraph', () => {
  expect(storedRichText(readRichText(null))).toBeNull();
  expect(readRichText(undefined).childCount).toBe(1);
});

test('ED-10: a link has a text on both sides, as the vendor’s own editor stores it', () => {
  const inside = node('hyperlink', [text('Mantel')], { uri: '/mantel' });
  expect(rewritten(documentOf(node('paragraph', [inside])))).toEqual(
    documentOf(node('paragraph', [text(''), inside, text('')])),
  );
});
