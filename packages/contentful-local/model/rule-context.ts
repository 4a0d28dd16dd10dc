import type { EnvironmentState } from '#store/environment-state';
import type { Entity, EntityContent, FieldDefinition } from './entities';

export interface RuleContext {
  field: FieldDefinition;
  entity: Entity;
  content: EntityContent;
  environment: EnvironmentState;
}
