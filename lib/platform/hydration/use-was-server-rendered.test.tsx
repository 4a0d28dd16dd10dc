import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useWasServerRendered } from './use-was-server-rendered';

function Origin({ onRender }: { onRender?: () => void }) {
  onRender?.();
  return <p>{useWasServerRendered() ? 'from the server' : 'from here'}</p>;
}

test('a component that hydrates the server’s markup knows it, keeps the markup, and renders once', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Origin />);
  const onRender = jest.fn();
  const { rerender } = render(<Origin onRender={onRender} />, { container, hydrate: true });
  expect(screen.getByText('from the server')).toBeVisible();
  expect(onRender).toHaveBeenCalledTimes(1);
  rerender(<Origin />);
  expect(screen.getByText('from the server')).toBeVisible();
});

test('a component added later was not server-rendered', () => {
  render(<Origin />);
  expect(screen.getByText('from here')).toBeVisible();
});
