import { blockNames } from './block-names';

test.each(['StoreFinder', '../escape', 'store--finder', '2-columns', ''])(
  '“%s” cannot become a block',
  (name) => {
    expect(() => blockNames(name)).toThrow(`“${name}” is no name`);
  },
);

test('a reserved word cannot become a block', () => {
  expect(() => blockNames('class')).toThrow('is a word of the language');
});

test('a name is converted to the forms that its files need', () => {
  expect(blockNames('store-finder')).toEqual({
    file: 'store-finder',
    typeId: 'storeFinder',
    component: 'StoreFinder',
    label: 'Store finder',
  });
});
