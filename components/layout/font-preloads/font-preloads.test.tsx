import { existsSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import { FontPreloads } from './font-preloads';

// Object.keys loses the type of this record's keys, the project ids.
const ids = Object.keys(projects) as ProjectId[];

test.each(ids)('%s preloads two existing files that its style sheet uses', (project) => {
  const html = renderToStaticMarkup(<FontPreloads project={project} />);
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address ?? '');
  const styleSheet = readFileSync(`styles/projects/${project}.css`, 'utf8');
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    expect(existsSync(`public${address}`)).toBe(true);
    expect(styleSheet).toContain(`url('${address}')`);
  }
});

test.each(ids)('every font file used by %s exists and has its licence', (project) => {
  const styleSheet = readFileSync(`styles/projects/${project}.css`, 'utf8');
  const files = [...styleSheet.matchAll(/url\('(\/fonts\/[^']+)'\)/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files).toHaveLength(4);
  for (const file of files) {
    expect(existsSync(`public${file}`)).toBe(true);
    expect(existsSync(`public${file.replace(/[^/]+$/, 'LICENSE.txt')}`)).toBe(true);
  }
});
