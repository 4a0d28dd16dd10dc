import { createRequire } from 'node:module';
import { isOn } from './switches.mjs';

const require = createRequire(import.meta.url);

/**
 * Makes Next render a page as one string. Next asks React for a byte stream, waits for all of it,
 * and sends nothing before; the stream encodes each attribute separately. Nothing in our pages
 * suspends on the server. Next reads the function from `react-dom/server.edge` for each render, as
 * of next 16.4.6 (`next/dist/server/render.js`, `renderToInitialFizzStream`).
 */
export function renderInOnePiece() {
  if (!isOn('one-piece')) return;
  const edge = require('react-dom/server.edge');
  const { renderToString } = require('react-dom/server.node');
  const encoder = new TextEncoder();
  // Failures reject the promise, as they do for the stream.
  edge.renderToReadableStream = async (/** @type {import('react').ReactNode} */ page) => {
    const bytes = encoder.encode(renderToString(page));
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    });
    return Object.assign(stream, { allReady: Promise.resolve() });
  };
}
