import { z } from '../lib/zodWithoutEval'

/** What a new colleague does first, in this order. */
export const firstSteps = ['secure', 'profile', 'language', 'lead', 'guide'] as const
export type FirstStep = (typeof firstSteps)[number]

/** Where the CMS stores for each colleague which steps they opened, and whether the card is put away. */
export const FIRST_STEPS_KEY = 'first-steps'

/** Days after which an account is no longer new. */
const NEW_DAYS = 30
const DAY_MS = 86_400_000

const storedShape = z
  .object({ opened: z.array(z.enum(firstSteps)).catch([]), isDismissed: z.boolean().catch(false) })
  .catch({ opened: [], isDismissed: false })

export type StoredSteps = z.infer<typeof storedShape>

/** Reads what is stored of a colleague; what is not a step is dropped. */
export const readStoredSteps = (stored: unknown): StoredSteps => storedShape.parse(stored)

type Known = { createdAt: string; hasSecured: boolean; hasProfile: boolean; stored: unknown }

/**
 * Returns which steps are done, or undefined when the card is not shown: the account is no longer
 * new, all is done, or the colleague put it away. A password and a profile are done when they are
 * there; the other steps when they were opened.
 */
export function firstStepsOf(
  { createdAt, hasSecured, hasProfile, stored }: Known,
  now: Date,
): FirstStep[] | undefined {
  const { opened, isDismissed } = readStoredSteps(stored)
  if (isDismissed || now.getTime() - Date.parse(createdAt) > NEW_DAYS * DAY_MS) return undefined
  const known: Partial<Record<FirstStep, boolean>> = { secure: hasSecured, profile: hasProfile }
  const done = firstSteps.filter((step) => known[step] ?? opened.includes(step))
  return done.length === firstSteps.length ? undefined : done
}
