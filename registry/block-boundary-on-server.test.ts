import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { BlockBoundary } from './block-boundary';

function Broken(): never {
  throw new Error('a defect of ours');
}

test('CMS-09: a block that fails on the server leaves a gap, the rest of the page is delivered', () => {
  const boundary = { blockId: 'broken', blockType: 'textBox', content: {} };
  const page = createElement(
    'main',
    null,
    createElement(BlockBoundary, { ...boundary, children: createElement(Broken) }),
    createElement('p', null, 'Der Rest der Seite'),
  );
  expect(renderToString(page)).toContain('Der Rest der Seite');
});
