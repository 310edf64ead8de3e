import { describe, expect, it } from '@jest/globals'

import { createAfterPress } from './afterPress'

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function onPage() {
  const page = new EventTarget()
  const seen: string[] = []
  const afterPress = createAfterPress(page)
  return {
    seen,
    send: (type: string) => page.dispatchEvent(new Event(type)),
    check: (name: string) => afterPress(() => seen.push(name)),
  }
}

describe('an action after a press', () => {
  it('runs at once when nothing is pressed', () => {
    const { seen, check } = onPage()
    check('email')
    expect(seen).toEqual(['email'])
  })

  it('waits until the button is released and its click has been told', async () => {
    const { seen, send, check } = onPage()
    send('pointerdown')
    send('mousedown')
    check('email')
    send('pointerup')
    send('mouseup')
    expect(seen).toEqual([])
    await nextTask()
    expect(seen).toEqual(['email'])
    check('phone')
    expect(seen).toEqual(['email', 'phone'])
  })

  it('waits for the second of two presses that follow each other', async () => {
    const { seen, send, check } = onPage()
    send('pointerdown')
    check('email')
    send('pointerup')
    send('mousedown')
    await nextTask()
    expect(seen).toEqual([])
    send('mouseup')
    await nextTask()
    expect(seen).toEqual(['email'])
  })

  for (const type of ['pointercancel', 'dragend'])
    it(`runs when the press ends with ${type}`, async () => {
      const { seen, send, check } = onPage()
      send('pointerdown')
      check('email')
      send(type)
      await nextTask()
      expect(seen).toEqual(['email'])
    })
})
