import { createRequire } from 'node:module';
import { isOn } from './switches.mjs';

const require = createRequire(import.meta.url);

/**
 * Has Next write a page as one string. It asks React for a stream of bytes, waits until all of it is there,
 * and sends nothing before; each attribute is encoded by itself meanwhile. Nothing of ours waits while it
 * is rendered. Next takes the function from `react-dom/server.edge` at each render, as next 16.4.6 has it
 * (`next/dist/server/render.js`, `renderToInitialFizzStream`).
 */
export function renderInOnePiece() {
  if (!isOn('one-piece')) return;
  const edge = require('react-dom/server.edge');
  const { renderToString } = require('react-dom/server.node');
  const encoder = new TextEncoder();
  // A failure is the promise's, as the stream's is.
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
