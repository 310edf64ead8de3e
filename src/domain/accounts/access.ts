/** Finds the colleagues who have access: one who has left is given nothing new. */
export const withAccess = { suspendedAt: { exists: false } } as const

type Colleague = { id: string; suspendedAt?: string | null | undefined }

/**
 * Returns the colleagues to choose from: those who have access, and the one who is chosen already,
 * so that their name is still shown.
 */
export const offeredColleagues = <Offered extends Colleague>(
  colleagues: readonly Offered[],
  chosen: string | undefined,
): Offered[] => colleagues.filter(({ id, suspendedAt }) => !suspendedAt || id === chosen)
