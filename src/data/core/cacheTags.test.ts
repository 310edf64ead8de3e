import { describe, expect, it } from '@jest/globals'

import { tagsAfterChange } from './cacheTags'

const page = {
  id: 'p',
  title: 'Te koop',
  path: 'te-koop',
  parent: null,
  kind: 'content',
  public: true,
  sort: 1,
  _status: 'published',
}

describe('the tags that a change invalidates', () => {
  it('name one page when its text changes, and all pages when its place does', () => {
    expect(tagsAfterChange('pages', { ...page, content: 'new' }, page)).toEqual(['pages:p'])
    expect(tagsAfterChange('pages', { ...page, path: 'aanbod' }, page)).toEqual([
      'pages:p',
      'pages',
    ])
    expect(tagsAfterChange('pages', { ...page, parent: { id: 'q' } }, page)).toContain('pages')
    expect(tagsAfterChange('pages', page)).toContain('pages')
  })

  it('compare a relation by its id, whether or not its document was loaded', () => {
    expect(
      tagsAfterChange(
        'pages',
        { ...page, parent: { id: 'q', title: 'x' } },
        { ...page, parent: 'q' },
      ),
    ).toEqual(['pages:p'])
  })

  it('name a listing by its new reference and by its old one', () => {
    expect(
      tagsAfterChange(
        'properties',
        { id: 'h', goal: 'sale', reference: 8 },
        { id: 'h', goal: 'sale', reference: 7 },
      ),
    ).toEqual(expect.arrayContaining(['properties:number:8', 'properties:number:7']))
  })

  it('name the lists that a listing or an article leaves and those that it enters', () => {
    expect(
      tagsAfterChange('properties', { id: 'h', goal: 'rent' }, { id: 'h', goal: 'sale' }),
    ).toEqual(['properties:h', 'properties:in:rent', 'properties:in:sale'])
    expect(tagsAfterChange('properties', { id: 'h', goal: 'sale', project: 'k' })).toContain(
      'projects:k',
    )
    expect(
      tagsAfterChange('articles', { id: 'a', category: 'x' }, { id: 'a', category: 'y' }),
    ).toEqual(expect.arrayContaining(['articles:in:x', 'articles:in:y']))
  })

  it('name the old and the new property or project of a document', () => {
    expect(
      tagsAfterChange('documents', { id: 'd', property: 'x' }, { id: 'd', property: 'y' }),
    ).toEqual(['documents:in:x', 'documents:in:y'])
    expect(tagsAfterChange('documents', { id: 'd', project: 'k' })).toEqual(['documents:in:k'])
  })

  it('name a colleague, and the pages that show all of them', () => {
    expect(tagsAfterChange('users', { id: 'u' }, { id: 'u' })).toEqual(['users:u', 'users'])
  })

  it('name one module only', () => {
    expect(tagsAfterChange('modules', { id: 'm' }, { id: 'm' })).toEqual(['modules:m'])
  })
})
