import { ValidationError, type GlobalBeforeChangeHook, type PayloadRequest } from 'payload'

import { validationMessage } from '@/fields/validationMessage'
import type { Setting } from '@/payload-types'

/**
 * Refuses to require a second factor while the administrator who does so has none: they would be
 * the first to be led away from the settings.
 */
export const requireOwnFactor =
  (hasFactor: (req: PayloadRequest, id: string) => Promise<boolean>): GlobalBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const next: Partial<Setting> = data
    const before: Partial<Setting> | undefined = originalDoc
    const isTurnedOn = next.requireSecondFactor === true && !before?.requireSecondFactor
    if (isTurnedOn && req.user && !(await hasFactor(req, String(req.user.id)))) {
      const message = validationMessage(req, 'ownFactorFirst')
      throw new ValidationError(
        { global: 'settings', errors: [{ message, path: 'requireSecondFactor' }] },
        req.t,
      )
    }
    return next
  }
