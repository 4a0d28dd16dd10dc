import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editVideo(migration: Migration): void {
  const type = migration.editContentType('video');
  type
    .editField('source')
    .validations([
      { regexp: { pattern: '^(https:\\/\\/\\S|\\/[^\\s/\\\\])\\S*\\.(mp4|webm)(\\?\\S*)?$' } },
    ]);
  type.changeFieldControl('source', 'builtin', 'singleLine', {
    helpText: 'Address of an MP4 or WebM file: https://…, or a path in the shop.',
  });
}

/**
 * video
 *   changes field source: validations [{"regexp":{"pattern":"^https:\\/\\/\\S+\\.(mp4|webm)(\\?\\S*)?$"}}] → [{"regexp":{"pattern":"^(https:\\/\\/\\S|\\/[^\\s/\\\\])\\S*\\.(mp4|webm)(\\?\\S*)?$"}}]
 *   input of source: singleLine, “Address of an MP4 or WebM file: https://…, or a path in the shop.”
 *   note: entries whose source does not fit cannot be published again until they are mended
 */
const ownVideos: MigrationFunction = (migration) => {
  editVideo(migration);
};

export default ownVideos;
