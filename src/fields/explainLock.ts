import { Locked, type Plugin } from 'payload'

import { validationMessage } from './validationMessage'

/**
 * Says in the language of the colleague that somebody else has the document open. Payload says it in
 * English with the id of the document.
 */
export const explainLock: Plugin = (config) => ({
  ...config,
  hooks: {
    ...config.hooks,
    afterError: [
      ...(config.hooks?.afterError ?? []),
      ({ error, req }) =>
        error instanceof Locked
          ? { response: { errors: [{ message: validationMessage(req, 'lockedByColleague') }] } }
          : undefined,
    ],
  },
})
