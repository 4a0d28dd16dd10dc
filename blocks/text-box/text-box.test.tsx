import { render, screen } from '@testing-library/react';
import { TextBox } from './text-box';
import { textBoxFixtures } from './text-box.fixture';

test('the headline labels the section', () => {
  render(<TextBox {...textBoxFixtures.default} />);
  const region = screen.getByRole('region', { name: 'Versandkostenfrei innerhalb Deutschlands' });
  expect(region).toHaveTextContent('zwei bis drei Werktagen');
});

test('without a headline there is no heading and no unlabelled landmark', () => {
  render(<TextBox {...textBoxFixtures.minimal} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

test('every allowed kind of formatting has its element', () => {
  render(<TextBox {...textBoxFixtures.maximal} />);
  expect(screen.getByRole('heading', { name: 'Vor dem ersten Maß', level: 2 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'fragen Sie uns' })).toHaveAttribute(
    'href',
    'tel:+49891234',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('blockquote')).toHaveTextContent('wenn man es vergisst');
  expect(screen.getByRole('separator')).toBeInTheDocument();
  expect(screen.getByText('keinen Gürtel').closest('strong, em')).not.toBeNull();
});

test('markup in a text field is shown as text', () => {
  const { fields } = textBoxFixtures.default;
  const headline = '<img src=x onerror=alert(1)>';
  render(<TextBox {...textBoxFixtures.default} fields={{ ...fields, headline }} />);
  expect(screen.getByRole('heading', { name: headline })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
