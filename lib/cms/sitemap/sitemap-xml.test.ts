import { robotsText } from './robots';
import { sitemapIndex, urlElement } from './sitemap-xml';

test('RTE-10: text of editors or the catalogue is escaped', () => {
  const xml = urlElement({
    loc: 'https://shop.example/a?b=1&c=<d>',
    lastmod: Date.UTC(2026, 0, 2),
    alternates: [{ hreflang: 'de-DE', href: 'https://shop.example/"x"' }],
    pictures: ["https://pictures.example/it's.jpg"],
  });
  expect(xml).toBe(
    '<url><loc>https://shop.example/a?b=1&amp;c=&lt;d&gt;</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="de-DE" href="https://shop.example/&quot;x&quot;"/>' +
      '<image:image><image:loc>https://pictures.example/it&apos;s.jpg</image:loc></image:image></url>\n',
  );
  expect(sitemapIndex(['https://shop.example/a&b.xml'])).toContain(
    '<loc>https://shop.example/a&amp;b.xml</loc>',
  );
});

test('RTE-10: robots may read nothing on a host of no shop', () => {
  expect(robotsText(null)).toBe('User-agent: *\nDisallow: /\n');
  expect(robotsText('https://hgg.example')).toMatch(
    /Sitemap: https:\/\/hgg\.example\/sitemap\.xml\n$/,
  );
});
