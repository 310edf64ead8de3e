import type { PayloadRequest } from 'payload'

/** Staff roles from the widest to the narrowest. */
export const staffRoles = ['admin', 'editor', 'agent'] as const
export type StaffRole = (typeof staffRoles)[number]

type Request = Pick<PayloadRequest, 'user'>

/** Returns the role of the colleague who sends a request, or undefined for visitors and owners. */
export function roleOf({ user }: Request): StaffRole | undefined {
  return user?.collection === 'users' ? user.role : undefined
}

export function hasRole(req: Request, ...roles: StaffRole[]): boolean {
  const role = roleOf(req)
  return role !== undefined && roles.includes(role)
}

/** Returns the id of the logged-in owner, or undefined. */
export function ownerOf({ user }: Request): string | undefined {
  return user?.collection === 'owners' ? user.id : undefined
}
