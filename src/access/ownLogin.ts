import { AuthenticationError, type CollectionBeforeLoginHook, type PayloadRequest } from 'payload'

/** Payload's own login and its reset of a password end here for an account that asks for more than a password. */
export const refuseLoginWhen =
  (isRefused: (req: PayloadRequest, id: string) => Promise<boolean>): CollectionBeforeLoginHook =>
  async ({ req, user }) => {
    if (await isRefused(req, String(user.id))) throw new AuthenticationError(req.t)
  }
