import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Runs code in a process of its own, loaded as the renderer loads it. */
function inProcess(code: string, environment: Record<string, string> = {}) {
  const script = `
    import { createRequire } from 'node:module';
    import { createElement, Suspense } from 'react';
    import { renderInOnePiece } from './lib/platform/hydration/one-piece.mjs';
    const edge = createRequire(process.cwd() + '/x.js')('react-dom/server.edge');
    const words = Array.from({ length: 3_000 }, (_, at) => createElement('p', { key: at, id: at }, 'Größe ', at));
    async function piecesOf(page) {
      const stream = await edge.renderToReadableStream(page);
      await stream.allReady;
      const pieces = [];
      for await (const piece of stream) pieces.push(Buffer.from(piece).toString('latin1'));
      return pieces;
    }
    ${code}`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { env: { ...process.env, NODE_ENV: 'production', ...environment }, encoding: 'utf8' },
  );
  return stdout || stderr;
}

test('a page rendered in one piece has the same bytes and the same failures', () => {
  const message = inProcess(`
    const page = createElement('html', null, createElement('body', null, words));
    const fails = () => piecesOf(createElement(() => { throw new Error('defect'); })).catch(String);
    const before = await piecesOf(page);
    console.error = () => undefined; // React's stream says on it what it also throws.
    const failure = await fails();
    renderInOnePiece();
    const after = await piecesOf(page);
    // Next writes the doctype where React has not.
    const isSame = '<!DOCTYPE html>' + after[0] === before.join('');
    console.log([before.length > 1, after.length, isSame, failure, await fails()].join());
  `);
  expect(message.trim()).toBe('true,1,true,Error: defect,Error: defect');
});

// The search for failed blocks relies on this.
test('an error below Suspense does not fail the page', () => {
  const message = inProcess(`
    renderInOnePiece();
    const fails = createElement(() => { throw new Error('defect'); });
    const [html] = await piecesOf([createElement(Suspense, { key: 1 }, fails), createElement('p', { key: 2 }, 'goes on')]);
    console.log(html.includes('<p>goes on</p>'));
  `);
  expect(message.trim()).toBe('true');
});

test('without the switch the page is rendered as a stream', () => {
  const message = inProcess(
    'renderInOnePiece(); console.log((await piecesOf(words)).length > 1);',
    {
      HYDRATION_WITHOUT: 'slices,one-piece',
    },
  );
  expect(message.trim()).toBe('true');
});

test('Next takes the function from React whenever it renders a page or a document', () => {
  const { resolve } = createRequire(`${process.cwd()}/x.js`);
  const file = resolve('next/dist/compiled/next-server/pages-turbo.runtime.prod.js');
  const runtime = readFileSync(file, 'utf8');
  expect(runtime.match(/require\("react-dom\/server\.edge"\)/g)).toHaveLength(1);
  // The function is not cached in a variable: Next looks it up at each call.
  expect(runtime).toMatch(
    /await \w+\(\)\.renderToReadableStream\(\w+\);return await \w+\.allReady/,
  );
  expect(runtime).toMatch(/async\(\)=>\w+\.renderToReadableStream\(/);
});
