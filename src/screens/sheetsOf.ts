import type { SheetName } from '@/components/sheets/Sheets'
import type { ResolvedDocument } from '@/data/site/resolve'
import type { PageKind } from '@/domain/site/options'

/** The style sheets of each kind of page, without those of its modules. */
const sheetsOfPage: Readonly<Record<PageKind, readonly SheetName[]>> = {
  home: ['modules', 'showcase', 'search'],
  content: ['finish'],
  property_list: ['list'],
  project_list: ['finish'],
  contact: ['finish'],
  testimonials: ['finish'],
  thank_you: ['finish'],
  legal: ['finish'],
  not_found: ['finish'],
  login: ['finish'],
  favourites: ['finish'],
  compare: ['compare', 'finish'],
  search: ['search', 'list'],
  personal: ['finish', 'forms', 'personal'],
}

/** The style sheets of a document, without those of its modules. */
export function sheetsOf(resolved: ResolvedDocument): readonly SheetName[] {
  switch (resolved.kind) {
    case 'page':
      return sheetsOfPage[resolved.page.kind]
    case 'category':
    case 'article':
      return ['finish', 'modules']
    case 'property':
      return ['listing']
    case 'project':
      return ['project']
    default:
      return resolved satisfies never
  }
}
