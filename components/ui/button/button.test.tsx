import { fireEvent, render, screen } from '@testing-library/react';
import { Button, ButtonLink } from './button';

test('a button calls its handler and submits nothing by default', () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Merken</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Merken' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a pending button keeps its name and position, and ignores clicks', () => {
  const onClick = jest.fn();
  render(
    <Button isPending onClick={onClick}>
      Merken
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Merken', busy: true });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
});

test('a link styled as a button is a link', () => {
  render(<ButtonLink link={{ href: '/de-de/hemden', opens: 'page' }}>Hemden</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Hemden' })).toHaveAttribute('href', '/de-de/hemden');
});
