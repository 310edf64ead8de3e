import { daysFrom, clockOf, instantAt } from './times'

/** What a colleague notes after a viewing, with one press. */
export const viewingOutcomes = ['returns', 'offers', 'undecided', 'elsewhere', 'absent'] as const
type ViewingOutcome = (typeof viewingOutcomes)[number]

/** The three questions to the visitor, in the order in which they are asked, with their answers. */
export const feedbackQuestions = {
  liking: ['yes', 'partly', 'no'],
  pricing: ['fair', 'high', 'low'],
  intention: ['returns', 'offers', 'thinking', 'elsewhere'],
} as const
export type FeedbackQuestion = keyof typeof feedbackQuestions
export const feedbackQuestionNames = Object.keys(feedbackQuestions) as FeedbackQuestion[]

/** The most that a visitor can write in their own words. */
export const MAX_VISITOR_WORDS = 600

/** How long after a viewing its visitor can answer, in days; what is said later is about other homes too. */
const ANSWERABLE_DAYS = 60
/** A viewing that was marked as done later than this is no longer asked about. */
const ASKED_WITHIN_DAYS = 7
const ASKED_AT = '10:00'

type HeldViewing = { status: string; start?: string | null; outcome?: ViewingOutcome | null }

/** Returns whether a viewing took place with its visitor. */
const wasHeld = ({ status, outcome }: HeldViewing): boolean =>
  status === 'done' && outcome !== 'absent'

const isBefore = (start: string, days: number, now: Date): boolean =>
  now < instantAt(daysFrom(clockOf(new Date(start)).day, days), ASKED_AT)

/** Returns whether the visitor is asked now: from the morning after the viewing, for a week. */
export function isAskingDue(viewing: HeldViewing, now: Date): boolean {
  const { start } = viewing
  if (!start || !wasHeld(viewing)) return false
  return !isBefore(start, 1, now) && isBefore(start, 1 + ASKED_WITHIN_DAYS, now)
}

/** Returns whether the visitor can still say what they thought. */
export function isAnswerable(viewing: HeldViewing, now: Date): boolean {
  const { start } = viewing
  return (
    Boolean(start) &&
    wasHeld(viewing) &&
    new Date(start ?? 0) <= now &&
    isBefore(start ?? '', ANSWERABLE_DAYS, now)
  )
}

/** Returns the answer to a question as it was posted; undefined when it is none of its answers. */
export function readAnswer(question: FeedbackQuestion, posted: unknown): string | undefined {
  return feedbackQuestions[question].find((answer) => answer === posted)
}
