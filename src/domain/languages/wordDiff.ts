export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string }

/** Longer texts are shown whole, before and after: comparing them word by word takes too long. */
const MAX_WORDS = 1500
/** Words that are left of an unchanged passage, on each side. */
const CONTEXT_WORDS = 6

const wordsOf = (text: string): string[] => text.split(/(?<=\s)(?=\S)/)

/** Counts how long the longest common sequence of words is from each pair of places to the end. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let at = before.length - 1; at >= 0; at--)
    for (let other = after.length - 1; other >= 0; other--) {
      const row = lengths[at]
      const next = lengths[at + 1]
      if (!row || !next) continue
      row[other] =
        before[at]?.trim() === after[other]?.trim()
          ? (next[other + 1] ?? 0) + 1
          : Math.max(next[other] ?? 0, row[other + 1] ?? 0)
    }
  return lengths
}

function append(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += text
  else parts.push({ kind, text })
}

/** Shortens a passage that did not change to the words around what did. */
function shortened({ kind, text }: DiffPart, isFirst: boolean, isLast: boolean): DiffPart {
  const words = wordsOf(text)
  const start = isFirst ? '' : words.slice(0, CONTEXT_WORDS).join('')
  const end = isLast ? '' : words.slice(-CONTEXT_WORDS).join('')
  const isLong = words.length > CONTEXT_WORDS * (isFirst || isLast ? 1 : 2)
  return kind === 'same' && isLong ? { kind, text: `${start}… ${end}` } : { kind, text }
}

/** Returns what changed between two texts word by word, with some words around it. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const one = wordsOf(before)
  const other = wordsOf(after)
  if (one.length > MAX_WORDS || other.length > MAX_WORDS)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  const lengths = commonLengths(one, other)
  const parts: DiffPart[] = []
  let at = 0
  let to = 0
  while (at < one.length || to < other.length) {
    const was = one[at] ?? ''
    const is = other[to] ?? ''
    if (at < one.length && to < other.length && was.trim() === is.trim()) {
      append(parts, 'same', is)
      at++
      to++
    } else if (
      at < one.length &&
      (to >= other.length || (lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0))
    ) {
      append(parts, 'removed', was)
      at++
    } else {
      append(parts, 'added', is)
      to++
    }
  }
  return parts.map((part, place) => shortened(part, place === 0, place === parts.length - 1))
}
