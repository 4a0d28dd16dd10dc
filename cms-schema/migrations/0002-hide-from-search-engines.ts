import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editNode(migration: Migration): void {
  const type = migration.editContentType('node');
  type.createField('hideFromSearchEngines', {
    name: 'Hide from search engines',
    type: 'Boolean',
    defaultValue: { de: false },
  });
  type.moveField('hideFromSearchEngines').afterField('canonicalUrl');
  type.changeFieldControl('hideFromSearchEngines', 'builtin', 'boolean', {
    helpText:
      'For confirmations, tests and pages without results: in no sitemap, and not to be listed.',
  });
}

/**
 * node
 *   adds field hideFromSearchEngines (Boolean)
 *   moves field hideFromSearchEngines after canonicalUrl
 *   input of hideFromSearchEngines: boolean, “For confirmations, tests and pages without results: in no sitemap, and not to be listed.”
 */
const hideFromSearchEngines: MigrationFunction = (migration) => {
  editNode(migration);
};

export default hideFromSearchEngines;
