import { describe, expect, it } from '@jest/globals'

import { excludingWordsIn } from './excludingWords'
import { advertisedOf, shownContent } from './shownContent'
import { wordsOf, writtenIn, writtenInForm } from './writtenTexts'

const rich = (text: string) => ({ root: { children: [{ children: [{ text }] }] } })

describe('what staff wrote in an advertisement', () => {
  it('is all texts of a property, those for search engines and of its films too', () => {
    const property = {
      title: 'a',
      typeDescription: 'b',
      description: rich('c'),
      availability: 'd',
      priceUnitText: 'e',
      meta: { title: 'f', description: 'g', image: 'no text' },
      videos: [{ url: 'no text' }, { url: 'no text', title: 'h' }],
      epcLabelText: 'i',
      street: 'no text',
    }
    const texts = writtenIn('properties', property)
    expect(texts.map(({ text }) => text).toSorted()).toEqual([...'abcdefghi'])
    expect(texts).toContainEqual({ path: 'meta.description', text: 'g' })
    expect(texts).toContainEqual({ path: 'videos.1.title', text: 'h' })
  })

  it('is all texts of a project, those of its constructions too', () => {
    const project = {
      title: 'a',
      description: rich('b'),
      delivery: 'c',
      meta: { title: 'd', description: 'e' },
      constructions: [{ title: 'f', text: 'g', status: 'planned' }],
    }
    const texts = writtenIn('projects', project)
    expect(texts.map(({ text }) => text).toSorted()).toEqual([...'abcdefg'])
    expect(texts).toContainEqual({ path: 'constructions.0.text', text: 'g' })
  })

  it('is nothing where nothing stands', () => {
    const empty = { title: null, meta: null, videos: null, constructions: 2, description: ' ' }
    expect([writtenIn('properties', empty), writtenIn('projects', {})]).toEqual([[], []])
  })

  it('is read from a form by the whole paths of its fields', () => {
    const form = {
      title: 'a',
      'meta.description': 'b',
      videos: 1,
      'videos.0.title': 'c',
      'videos.0.url': 'no text',
      description: rich('d'),
      availability: '',
    }
    expect(writtenInForm('properties', form).map(({ text }) => text)).toEqual([...'abcd'])
  })

  it('has no phrase that runs from one text into the next', () => {
    const words = wordsOf([{ text: 'Geen' }, { text: 'OCMW om de hoek' }])
    expect(excludingWordsIn(words)).toEqual([])
  })

  it('is in the record of what was shown as well', () => {
    const fr = { availability: 'a', priceUnitText: 'b', metaTitle: 'c', metaDescription: 'd' }
    const { words } = advertisedOf(shownContent.parse({ texts: { fr }, epcLabelText: 'e' }))
    expect(words?.split('. ')).toEqual([...'abcde'])
  })
})
