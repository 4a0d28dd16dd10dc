/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerText } from './server-text';

test('the server computes the text', () => {
  expect(renderToString(<ServerText text={() => 'Deutschland'} />)).toBe(
    '<span>Deutschland</span>',
  );
});
