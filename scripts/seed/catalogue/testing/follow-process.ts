import { createInterface } from 'node:readline';
import { articleDocument } from '@/lib/catalog/catalogue/article-documents';
import { followCatalogue } from '@/lib/runtime/worker/follow-catalogue.server';
import { documentsOfPages, noteRender } from '@/lib/platform/page-cache/rendered-pages';

/**
 * The parts of a storefront that concern stock and prices. For each article number on standard
 * input it records a page with the article and reports it, then reports when the page was
 * invalidated.
 */
function keepPage(number: string): void {
  const document = articleDocument(number);
  const documents = [document];
  noteRender(`/s/hgg/de-de/p/${number}`, { renderedAt: Date.now(), validUntil: null, documents });
  console.log(`kept ${number}`);
  const watch = setInterval(() => {
    if (documentsOfPages().includes(document)) return;
    clearInterval(watch);
    console.log(`withdrawn ${number}`);
  }, 20);
}

createInterface({ input: process.stdin }).on('line', keepPage);
followCatalogue();
console.log('ready follower');
