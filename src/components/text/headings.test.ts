import { expect, test } from '@jest/globals'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

import { anchorsOf } from './headings'

const heading = (tag: string, ...words: string[]) => ({
  type: 'heading',
  tag,
  children: words.map((text) => ({ type: 'text', text })),
})
const stateOf = (...children: object[]) =>
  ({ root: { children } }) as unknown as SerializedEditorState

test('headings of the second level have anchors that say what they are about', () => {
  const text = stateOf(
    heading('h2', 'Wie zijn ', 'wij?'),
    { type: 'paragraph', children: [{ type: 'text', text: 'Een zin' }] },
    heading('h3', 'Kleiner'),
    heading('h2', 'مرحبا'),
    heading('h2', '?!'),
  )
  expect([...anchorsOf(text)]).toEqual([
    ['Wie zijn wij?', 'wie-zijn-wij'],
    ['مرحبا', 'مرحبا'],
    ['?!', 'part-3'],
  ])
})
