import { AuthenticationError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'

/** Refuses Payload's own login and password reset for accounts that need more than a password. */
export const refuseLoginWhen =
  (isRefused: (req: PayloadRequest, id: string) => Promise<boolean>): CollectionBeforeLoginHook =>
  async ({ req, user }) => {
    if (await isRefused(req, String(user.id))) throw new AuthenticationError(req.t)
  }
