import { describe, expect, it } from '@jest/globals'

import { SaveQueue, type SaveState } from './saveQueue'

type Texts = { nl: string; fr: string; en: string; de: string }

/** A document on a slow network: every save is answered when the test says so, and writes over what stood when it was sent. */
function slowDocument() {
  const answers: ((isSaved: boolean) => void)[] = []
  const sent: Partial<Texts>[] = []
  const states: SaveState[] = []
  let stored: Partial<Texts> = {}
  const queue = new SaveQueue<Texts>(
    async (change) => {
      const read = stored
      sent.push(change)
      const isSaved = await new Promise<boolean>((answer) => answers.push(answer))
      if (isSaved) stored = { ...read, ...change }
      return isSaved
    },
    (state) => states.push(state),
  )
  return {
    queue,
    sent,
    states,
    stored: () => stored,
    answer: (isSaved = true) => answers.shift()?.(isSaved),
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the saves of one document', () => {
  it('keep all four languages, however slow the network: what is typed meanwhile is sent together afterwards', async () => {
    const { queue, sent, stored, answer } = slowDocument()
    const done = queue.save({ nl: 'Huis' })
    void queue.save({ fr: 'Maison' })
    void queue.save({ en: 'House' })
    void queue.save({ de: 'Haus' })
    expect(sent).toEqual([{ nl: 'Huis' }])
    answer()
    await settled()
    expect(sent).toEqual([{ nl: 'Huis' }, { fr: 'Maison', en: 'House', de: 'Haus' }])
    answer()
    await done
    expect(stored()).toEqual({ nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' })
  })

  it('say that all is saved only when the last change is stored', async () => {
    const { queue, states, answer } = slowDocument()
    const done = queue.save({ nl: 'Huis' })
    void queue.save({ nl: 'Huis met tuin' })
    answer()
    await settled()
    expect(states).toEqual(['unsaved', 'saving', 'saving'])
    answer()
    expect(await done).toBe(true)
    expect(states.at(-1)).toBe('saved')
  })

  it('keep what was refused and send it again with the next change, the newer text over the older', async () => {
    const { queue, sent, states, answer } = slowDocument()
    const first = queue.save({ nl: 'Huis', fr: 'Maison' })
    void queue.save({ nl: 'Huis met tuin' })
    answer(false)
    expect(await first).toBe(false)
    expect(states.at(-1)).toBe('notSaved')
    const again = queue.save({ en: 'House' })
    expect(sent.at(-1)).toEqual({ nl: 'Huis met tuin', fr: 'Maison', en: 'House' })
    answer()
    await again
    expect(states.at(-1)).toBe('saved')
  })

  it('survive a network that breaks off', async () => {
    const states: SaveState[] = []
    const queue = new SaveQueue<Texts>(
      () => Promise.reject(new Error('offline')),
      (state) => states.push(state),
    )
    expect(await queue.save({ nl: 'Huis' })).toBe(false)
    expect(states).toEqual(['unsaved', 'saving', 'notSaved'])
  })

  it('send what is changed at the very moment at which a save is told to be over', async () => {
    const sent: Partial<Texts>[] = []
    const queue: SaveQueue<Texts> = new SaveQueue<Texts>(
      (change) => {
        sent.push(change)
        return Promise.resolve(true)
      },
      (state) => {
        if (state === 'saved' && sent.length === 1) void queue.save({ fr: 'Maison' })
      },
    )
    await queue.save({ nl: 'Huis' })
    await settled()
    expect(sent).toEqual([{ nl: 'Huis' }, { fr: 'Maison' }])
  })

  it('wait for the cursor to leave a field, and send nothing when nothing changed', async () => {
    const { queue, sent, states, answer } = slowDocument()
    expect(await queue.flush()).toBe(true)
    queue.hold({ nl: 'H' })
    queue.hold({ nl: 'Hu' })
    expect([sent, states.at(-1)]).toEqual([[], 'unsaved'])
    const done = queue.flush()
    answer()
    await done
    expect(sent).toEqual([{ nl: 'Hu' }])
  })

  it('do not come back once they are given up', async () => {
    const { queue, sent, answer } = slowDocument()
    const first = queue.save({ nl: 'Huis' })
    answer(false)
    await first
    queue.discard()
    void queue.save({ fr: 'Maison' })
    expect(sent.at(-1)).toEqual({ fr: 'Maison' })
  })
})
