import type { PayloadRequest } from 'payload'

/** Staff roles from the widest to the narrowest. */
export const staffRoles = ['admin', 'editor', 'agent'] as const
export type StaffRole = (typeof staffRoles)[number]

type Request = Pick<PayloadRequest, 'user'>

/** The role of the staff member behind a request; nothing for visitors and owners. */
export function roleOf({ user }: Request): StaffRole | undefined {
  return user?.collection === 'users' ? user.role : undefined
}

export function hasRole(req: Request, ...roles: StaffRole[]): boolean {
  const role = roleOf(req)
  return role !== undefined && roles.includes(role)
}

/** The owner who is logged in to the portal, by id. */
export function ownerOf({ user }: Request): string | undefined {
  return user?.collection === 'owners' ? user.id : undefined
}
