import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editSlide(migration: Migration): void {
  const type = migration.editContentType('slide');
  type.createField('imageFocus', { name: 'Image focus', type: 'Object' });
  type.moveField('imageFocus').afterField('image');
  type.changeFieldControl('imageFocus', 'builtin', 'objectEditor', {
    helpText: 'What stays in sight where the picture is cropped: {"x": 50, "y": 50} is its middle.',
  });
}

function editCategoryBanner(migration: Migration): void {
  const type = migration.editContentType('categoryBanner');
  type.createField('imageFocus', { name: 'Image focus', type: 'Object' });
  type.moveField('imageFocus').afterField('image');
  type.changeFieldControl('imageFocus', 'builtin', 'objectEditor', {
    helpText: 'What stays in sight where the picture is cropped: {"x": 50, "y": 50} is its middle.',
  });
}

function editHeaderElement(migration: Migration): void {
  const type = migration.editContentType('headerElement');
  type.createField('sourceFocus', { name: 'Source focus', type: 'Object' });
  type.moveField('sourceFocus').afterField('source');
  type.changeFieldControl('sourceFocus', 'builtin', 'objectEditor', {
    helpText: 'What stays in sight where the picture is cropped: {"x": 50, "y": 50} is its middle.',
  });
}

function editHomeTeaser(migration: Migration): void {
  const type = migration.editContentType('homeTeaser');
  type.createField('imageFocus', { name: 'Image focus', type: 'Object' });
  type.moveField('imageFocus').afterField('image');
  type.changeFieldControl('imageFocus', 'builtin', 'objectEditor', {
    helpText: 'What stays in sight where the picture is cropped: {"x": 50, "y": 50} is its middle.',
  });
}

function editImageBlock(migration: Migration): void {
  const type = migration.editContentType('imageBlock');
  type.createField('imageFocus', { name: 'Image focus', type: 'Object' });
  type.moveField('imageFocus').afterField('image');
  type.changeFieldControl('imageFocus', 'builtin', 'objectEditor', {
    helpText: 'What stays in sight where the picture is cropped: {"x": 50, "y": 50} is its middle.',
  });
}

function editParallaxBanner(migration: Migration): void {
  const type = migration.editContentType('parallaxBanner');
  type.createField('imageFocus', { name: 'Image focus', type: 'Object' });
  type.moveField('imageFocus').afterField('image');
  type.changeFieldControl('imageFocus', 'builtin', 'objectEditor', {
    helpText: 'What stays in sight where the picture is cropped: {"x": 50, "y": 50} is its middle.',
  });
}

/**
 * slide
 *   adds field imageFocus (Object)
 *   moves field imageFocus after image
 *   input of imageFocus: objectEditor, “What stays in sight where the picture is cropped: {"x": 50, "y": 50} is its middle.”
 * categoryBanner
 *   adds field imageFocus (Object)
 *   moves field imageFocus after image
 *   input of imageFocus: objectEditor, “What stays in sight where the picture is cropped: {"x": 50, "y": 50} is its middle.”
 * headerElement
 *   adds field sourceFocus (Object)
 *   moves field sourceFocus after source
 *   input of sourceFocus: objectEditor, “What stays in sight where the picture is cropped: {"x": 50, "y": 50} is its middle.”
 * homeTeaser
 *   adds field imageFocus (Object)
 *   moves field imageFocus after image
 *   input of imageFocus: objectEditor, “What stays in sight where the picture is cropped: {"x": 50, "y": 50} is its middle.”
 * imageBlock
 *   adds field imageFocus (Object)
 *   moves field imageFocus after image
 *   input of imageFocus: objectEditor, “What stays in sight where the picture is cropped: {"x": 50, "y": 50} is its middle.”
 * parallaxBanner
 *   adds field imageFocus (Object)
 *   moves field imageFocus after image
 *   input of imageFocus: objectEditor, “What stays in sight where the picture is cropped: {"x": 50, "y": 50} is its middle.”
 */
const addFocalPoints: MigrationFunction = (migration) => {
  editSlide(migration);
  editCategoryBanner(migration);
  editHeaderElement(migration);
  editHomeTeaser(migration);
  editImageBlock(migration);
  editParallaxBanner(migration);
};

export default addFocalPoints;
