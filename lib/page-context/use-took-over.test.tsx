import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useTookOver } from './use-took-over';

let renders = 0;

function Origin() {
  renders += 1;
  return <p>{useTookOver() ? 'from the server' : 'from here'}</p>;
}

beforeEach(() => (renders = 0));

test('what takes over the server’s markup knows it, keeps it, and is rendered once', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Origin />);
  renders = 0;
  const { rerender } = render(<Origin />, { container, hydrate: true });
  expect(screen.getByText('from the server')).toBeVisible();
  expect(renders).toBe(1);
  rerender(<Origin />);
  expect(screen.getByText('from the server')).toBeVisible();
});

test('what comes later is from here', () => {
  render(<Origin />);
  expect(screen.getByText('from here')).toBeVisible();
});
