import { articleAtPath } from './article-at-path';

test.each([
  ['/p/oxford-hemd/20310000', { slug: 'oxford-hemd', number: '20310000', isColourInPath: false }],
  [
    '/p/oxford-hemd/20310000/20310000-312?size=XL',
    {
      slug: 'oxford-hemd',
      number: '20310000',
      isColourInPath: true,
      requested: { colour: '20310000-312' },
    },
  ],
])('ED-03: the page view finds the article of %s', (path, article) => {
  expect(articleAtPath(path)).toMatchObject(article);
});

test.each(['/', '/hemden', '/p/oxford-hemd', '/p/a/1/2/3'])(
  'ED-03: %s is not an article’s page',
  (path) => {
    expect(articleAtPath(path)).toBeNull();
  },
);
