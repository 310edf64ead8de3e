/** The key of the notes in the address of a shared list, each as `reference.text`. */
export const NOTE_KEY = 'note'

/** The most characters of a note: a remark, not a letter, because the address carries it. */
export const MAX_NOTE_LENGTH = 140

const WRITTEN = /^([1-9]\d{0,8})\.(.+)$/s

const clean = (text: string): string =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, MAX_NOTE_LENGTH).join('').trim()

/**
 * Reads the notes of a list, by reference. A form sends one note for each listing, in their order;
 * an address that was shared names the listing in each note.
 */
export function readNotes(
  references: readonly string[],
  notes: readonly string[],
): Map<string, string> {
  const isWritten = notes.every((note) => references.includes(WRITTEN.exec(note)?.[1] ?? ''))
  const pairs = isWritten
    ? notes.map((note): [string, string] => {
        const [, reference = '', text = ''] = WRITTEN.exec(note) ?? []
        return [reference, clean(text)]
      })
    : references.map((reference, index): [string, string] => [reference, clean(notes[index] ?? '')])
  return new Map(pairs.filter(([, text]) => text !== ''))
}

export const writeNotes = (notes: ReadonlyMap<string, string>): string[] =>
  [...notes].map(([reference, text]) => `${reference}.${text}`)
