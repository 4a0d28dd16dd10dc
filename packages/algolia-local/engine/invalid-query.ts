/** A query that cannot be answered; the message is that of the vendor's API with status 400. */
export class InvalidQuery extends Error {
  override readonly name = 'InvalidQuery';
}
