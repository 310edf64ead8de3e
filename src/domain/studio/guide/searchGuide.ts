import { foldLabel } from '../choices'
import type { GuideBlock, GuideSection, Span } from './parseGuide'

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

function wordsOf(block: GuideBlock): string {
  if (block.kind === 'paragraph') return textOf(block.spans)
  if (block.kind === 'heading') return block.text
  if (block.kind === 'picture') return block.alt
  if (block.kind === 'table') return [block.head, ...block.rows].flat().join(' ')
  return block.items.map(textOf).join(' ')
}

/**
 * Returns the sections in which every typed word stands, whatever its accents and capitals; those
 * that have them in their heading come first.
 */
export function searchGuide(sections: readonly GuideSection[], typed: string): GuideSection[] {
  const terms = foldLabel(typed).split(' ').filter(Boolean)
  const holdsAll = (text: string) => {
    const folded = foldLabel(text)
    return terms.every((word) => folded.includes(word))
  }
  const inTitle = sections.filter(({ title }) => holdsAll(title))
  const inText = sections.filter(
    (section) =>
      !inTitle.includes(section) &&
      holdsAll([section.title, ...section.blocks.map(wordsOf)].join(' ')),
  )
  return [...inTitle, ...inText]
}
