import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editProject(migration: Migration): void {
  const type = migration.editContentType('project');
  type.createField('zeroResultPage', { name: 'Zero result page', type: 'Symbol', localized: true });
  type.moveField('zeroResultPage').afterField('homeLink');
  type.changeFieldControl('zeroResultPage', 'builtin', 'singleLine', {
    helpText: 'Where a search leads that finds nothing; it gets ?query=. Empty: the list says so.',
  });
}

/**
 * project
 *   adds field zeroResultPage (Symbol, per language)
 *   moves field zeroResultPage after homeLink
 *   input of zeroResultPage: singleLine, “Where a search leads that finds nothing; it gets ?query=. Empty: the list says so.”
 */
const addZeroResultPageToProject: MigrationFunction = (migration) => {
  editProject(migration);
};

export default addZeroResultPageToProject;
