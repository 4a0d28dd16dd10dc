import { existsSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import { FontPreloads } from './font-preloads';

// Object.keys loses the type of this record's keys, the project ids.
const ids = Object.keys(projects) as ProjectId[];

const fontsOf = (project: ProjectId): string[] => {
  const styleSheet = readFileSync(`styles/projects/${project}.css`, 'utf8');
  return [...styleSheet.matchAll(/url\('(\/fonts\/[^']+)'\)/g)].map(([, file]) => file ?? '');
};

test.each(ids)(
  '%s preloads two files of its style sheet, or none with fonts of the system',
  (project) => {
    const html = renderToStaticMarkup(<FontPreloads project={project} />);
    const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address ?? '');
    const fonts = fontsOf(project);
    expect(addresses).toHaveLength(fonts.length > 0 ? 2 : 0);
    for (const address of addresses) expect(fonts).toContain(address);
  },
);

test.each(ids)('every font file used by %s exists and has its licence', (project) => {
  for (const file of fontsOf(project)) {
    expect(existsSync(`public${file}`)).toBe(true);
    expect(existsSync(`public${file.replace(/[^/]+$/, 'LICENSE.txt')}`)).toBe(true);
  }
});
