import { z } from '@/domain/lib/zodWithoutEval'

const saves = z.object({ savedBefore: z.string(), savedAfter: z.string() })
export type OwnSave = z.infer<typeof saves>

/** Keeps what the actions beside the forms of this tab have saved, and which of them still run. */
export function createOwnSaves() {
  const running = new Set<Promise<unknown>>()
  const bySavedAfter = new Map<string, OwnSave>()

  return {
    /** Runs an action, and returns its answer with the save that the answer tells of. */
    async run<Answer>(act: () => Promise<Answer>): Promise<{ answer: Answer; save?: OwnSave }> {
      const action = act().then((answer) => {
        const { data: save } = saves.safeParse(answer)
        if (save && save.savedBefore !== save.savedAfter) bySavedAfter.set(save.savedAfter, save)
        return { answer, ...(save && { save }) }
      })
      running.add(action)
      return action.finally(() => running.delete(action))
    },

    /**
     * Whether a document came from one moment of saving to the other by actions of this tab alone.
     * The server may know of a save before its answer is here, so what still runs is waited for.
     */
    async areAllSince(knownSave: string, lastSave: string): Promise<boolean> {
      await Promise.allSettled(running)
      let moment = lastSave
      for (
        let save = bySavedAfter.get(moment);
        save && Date.parse(moment) > Date.parse(knownSave);
        save = bySavedAfter.get(moment)
      )
        moment = save.savedBefore
      return Date.parse(moment) <= Date.parse(knownSave)
    },
  }
}
