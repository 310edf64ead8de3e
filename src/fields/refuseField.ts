import { ValidationError, type CollectionSlug, type PayloadRequest } from 'payload'

import { validationMessage, type Refusal } from './validationMessage'

/** Refuses a save, and says why at the field. */
export function refuseField(
  req: PayloadRequest,
  collection: CollectionSlug,
  path: string,
  refusal: Refusal,
): never {
  const message = validationMessage(req, refusal)
  throw new ValidationError({ collection, errors: [{ message, path }], req }, req.t)
}
