import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editNode(migration: Migration): void {
  const type = migration.editContentType('node');
  type.editField('crossShopUrl').localized(true);
}

/**
 * A category has another path in each language, in the other shop as in this one. What an entry
 * leads to stays what it is in German, and in other languages until they are given their own.
 *
 * node
 *   changes field crossShopUrl: localized
 */
const localizeCrossShopUrl: MigrationFunction = (migration) => {
  editNode(migration);
};

export default localizeCrossShopUrl;
