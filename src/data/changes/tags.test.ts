import { describe, expect, it } from '@jest/globals'

import { tagsAfter } from './tags'

describe('what a change renews', () => {
  const page = { id: 'p', title: 'Te koop', path: 'te-koop', parent: null, kind: 'content', public: true, sort: 1, _status: 'published' }

  it('is one page when only its text changed, and the tree when its place in it did', () => {
    expect(tagsAfter('pages', { ...page, content: 'new' }, page)).toEqual(['pages:p'])
    expect(tagsAfter('pages', { ...page, path: 'aanbod' }, page)).toEqual(['pages:p', 'pages'])
    expect(tagsAfter('pages', { ...page, parent: { id: 'q' } }, page)).toContain('pages')
    expect(tagsAfter('pages', page)).toContain('pages')
  })

  it('knows a relation by its document, loaded or not', () => {
    expect(tagsAfter('pages', { ...page, parent: { id: 'q', title: 'x' } }, { ...page, parent: 'q' })).toEqual(['pages:p'])
  })

  it('renews the page of a listing by the number it has, and by the one it had', () => {
    expect(tagsAfter('properties', { id: 'h', goal: 'sale', reference: 8 }, { id: 'h', goal: 'sale', reference: 7 })).toEqual(
      expect.arrayContaining(['properties:number:8', 'properties:number:7']),
    )
  })

  it('names the lists a listing leaves and those it enters', () => {
    expect(tagsAfter('properties', { id: 'h', goal: 'rent' }, { id: 'h', goal: 'sale' })).toEqual(['properties:h', 'properties:in:rent', 'properties:in:sale'])
    expect(tagsAfter('properties', { id: 'h', goal: 'sale', project: 'k' })).toContain('projects:k')
    expect(tagsAfter('articles', { id: 'a', category: 'x' }, { id: 'a', category: 'y' })).toEqual(expect.arrayContaining(['articles:in:x', 'articles:in:y']))
  })

  it('is the listing or project whose paper it is, and the one whose paper it was', () => {
    expect(tagsAfter('documents', { id: 'd', property: 'x' }, { id: 'd', property: 'y' })).toEqual(['documents:in:x', 'documents:in:y'])
    expect(tagsAfter('documents', { id: 'd', project: 'k' })).toEqual(['documents:in:k'])
  })

  it('is one colleague, wherever he is named', () => {
    expect(tagsAfter('users', { id: 'u' }, { id: 'u' })).toEqual(['users:u'])
  })

  it('is one module, wherever it stands', () => {
    expect(tagsAfter('modules', { id: 'm' }, { id: 'm' })).toEqual(['modules:m'])
  })
})
