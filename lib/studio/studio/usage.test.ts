import { usageOf, usageWords, type LinkingEntry } from './usage';

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

function entry(id: string, type: string, fields: Record<string, unknown> = {}): LinkingEntry {
  const values = Object.entries(fields).map(([name, value]) => [name, { de: value }]);
  return { id, type, fields: Object.fromEntries(values) };
}

const entries = [
  entry('home', 'node', { project: 'hgg', path: '/', page: link('home-page') }),
  entry('shirts', 'node', {
    project: 'hgg',
    path: '/hemden',
    parent: link('home'),
    page: link('shirts-page'),
  }),
  entry('sale', 'node', { project: 'eck', path: '/sale', page: link('shirts-page') }),
  entry('home-page', 'page', { main: [link('tabs'), link('text')] }),
  entry('shirts-page', 'page', { main: [link('text')] }),
  entry('hgg', 'project', { projectId: 'hgg', header: [link('banner')] }),
  entry('tabs', 'tabs', { items: [link('tab')] }),
  entry('tab', 'tabItem', { body: [link('inner'), link('tabs')] }),
  entry('inner', 'textBox'),
  entry('text', 'textBox'),
  entry('banner', 'bannerTeaser', { textElements: [link('words')] }),
  entry('words', 'textElement'),
  entry('lost', 'textBox'),
  entry('talk', 'textBox', {
    body: {
      nodeType: 'document',
      content: [{ nodeType: 'entry-hyperlink', data: { target: link('lost') } }],
    },
  }),
];

test('ED-14: entries are found on every page above them, at any depth and in cycles', () => {
  expect(usageWords('textBox', usageOf('textBox', entries))).toEqual([
    'textBox: 4 entries, used on 3 pages',
    '  eck  /sale  (1 entry)',
    '  hgg  /  (2 entries)',
    '  hgg  /hemden  (1 entry)',
    '  on no page: lost, talk',
  ]);
});

test('blocks shown on all pages of a shop are listed separately from its pages', () => {
  expect(usageWords('textElement', usageOf('textElement', entries))).toEqual([
    'textElement: 1 entry, used on 0 pages',
    '  hgg  every page  (1 entry)',
  ]);
  expect(usageWords('video', usageOf('video', entries))).toEqual([
    'video: 0 entries, used on 0 pages',
  ]);
});
