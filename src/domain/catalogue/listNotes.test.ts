import { MAX_NOTE_LENGTH, readNotes, writeNotes } from './listNotes'

const references = ['100234', '100210', '100250']
const notesOf = (notes: string[]) => Object.fromEntries(readNotes(references, notes))

describe('the notes of a shared list', () => {
  it('come from a form in the order of its listings, and empty ones are left out', () => {
    expect(notesOf(['', ' Tuin voor de kinderen ', ''])).toEqual({
      '100210': 'Tuin voor de kinderen',
    })
  })

  it('name their listing in an address, and read back as they were written', () => {
    const notes = readNotes(references, ['mooi', '', '2. verdieping?'])
    const written = writeNotes(notes)
    expect(written).toEqual(['100234.mooi', '100250.2. verdieping?'])
    expect(readNotes(references, written)).toEqual(notes)
  })

  it('belong to listings of the list only', () => {
    expect(notesOf(['999999.weg ermee'])).toEqual({ '100234': '999999.weg ermee' })
    expect(readNotes([], ['100234.mooi'])).toEqual(new Map())
  })

  it('are one line of limited length, without cutting a sign in two', () => {
    const [note = ''] = Object.values(notesOf([`a\n b${'🏡'.repeat(300)}`, '', '']))
    expect([...note]).toHaveLength(MAX_NOTE_LENGTH)
    expect(note.startsWith('a b🏡')).toBe(true)
    expect(note.isWellFormed()).toBe(true)
  })
})
