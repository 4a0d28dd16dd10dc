import { act, render, screen } from '@testing-library/react';
import { ServerText } from './server-text';

test('hydration keeps the server’s text and does not compute it again', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = '<p title="one"><span class="end">Bis 30. November</span></p>';
  const text = jest.fn(() => 'until 30 November');
  const onRecoverableError = jest.fn();
  const page = (title: string) => (
    <p title={title}>
      <ServerText className="end" text={text} />
    </p>
  );
  const { rerender } = render(page('one'), { container, hydrate: true, onRecoverableError });
  act(() => rerender(page('two')));
  expect(container).toHaveTextContent('Bis 30. November');
  expect(text).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a page rendered in the browser computes the text', () => {
  render(<ServerText text={() => 'Deutschland'} />);
  expect(screen.getByText('Deutschland')).toBeInTheDocument();
});
