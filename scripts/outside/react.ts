import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Component,
  createElement,
  startTransition,
  Suspense,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { renderToString } from 'react-dom/server';

const html = (tag: string, props: object, ...children: ReactNode[]) =>
  renderToString(createElement(tag, props, ...children));

test('react-script-addresses: an address that would run a script is replaced by one that throws', () => {
  const written = html('a', { href: ' java\nscript:alert(1)' });
  assert.ok(!written.includes('alert'));
  assert.match(html('a', { href: '/javascript:x' }), /href="\/javascript:x"/);
});

test('react-raw-script: the text of a script is written as it is, with every end tag in it', () => {
  const inner = { dangerouslySetInnerHTML: { __html: '"</script><b>"' } };
  assert.equal(html('script', inner), '<script>"</script><b>"</script>');
});

test('react-texts: two texts side by side are separated by a comment', () => {
  assert.equal(html('p', {}, 'a', 'b'), '<p>a<!-- -->b</p>');
});

test('react-boundary-on-server: an error boundary catches nothing on the server', () => {
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { hasFailed: false };
    static getDerivedStateFromError = () => ({ hasFailed: true });
    override render = () => (this.state.hasFailed ? 'failed' : this.props.children);
  }
  const Broken = (): ReactNode => {
    throw new Error('defect');
  };
  assert.throws(() => renderToString(createElement(Boundary, null, createElement(Broken))));
});

test('react-suspense-on-server: an error within Suspense leaves its place empty for the browser', () => {
  const Broken = (): ReactNode => {
    throw new Error('defect');
  };
  const page = createElement(
    'main',
    null,
    createElement(Suspense, null, createElement(Broken)),
    'on',
  );
  assert.match(renderToString(page), /<main>.*<!--\$!-->.*on<\/main>/s);
});

test('react-server-snapshot: a store without a snapshot for the server cannot be rendered there', () => {
  const Reader = () =>
    useSyncExternalStore(
      () => () => {},
      () => 'browser',
    );
  assert.throws(() => renderToString(createElement(Reader)), /getServerSnapshot/);
});

test('react-transition-at-once: the work of a transition begins before the call returns', () => {
  let hasBegun = false;
  startTransition(() => {
    hasBegun = true;
  });
  assert.equal(hasBegun, true);
});

test('react-absent-attributes: null, undefined and false write no attribute, true writes an empty one', () => {
  assert.equal(
    html('div', { title: undefined, id: null, inert: false, hidden: true }),
    '<div hidden=""></div>',
  );
  assert.equal(html('div', { inert: true }), '<div inert=""></div>');
});

test('react-own-attributes: data attributes write false as a text', () => {
  assert.equal(html('div', { 'data-a': false, 'data-b': null }), '<div data-a="false"></div>');
});

test('react-empty-source: an image without an address has no src', () => {
  assert.equal(html('img', { src: '', alt: '' }), '<img alt=""/>');
});

test('react-preloaded-images: an image that is not lazy is preloaded before the markup', () => {
  const preload = /<link rel="preload"/;
  assert.match(html('img', { src: '/a.jpg', alt: '' }), preload);
  assert.doesNotMatch(html('img', { src: '/a.jpg', alt: '', loading: 'lazy' }), preload);
  assert.doesNotMatch(
    renderToString(
      createElement('picture', null, createElement('img', { src: '/a.jpg', alt: '' })),
    ),
    preload,
  );
});
