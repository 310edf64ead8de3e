import type { SheetName } from '@/components/sheets/Sheets'
import type { Module } from '@/payload-types'

type Block = NonNullable<Module['content']>[number]

/** The style sheets of the blocks, beside the one that every module needs. */
const sheetsOfBlocks: Readonly<Record<Block['blockType'], readonly SheetName[]>> = {
  article: [],
  category: [],
  propertyList: ['shelf'],
  projectList: ['finish'],
  contactForm: [],
  homeSearch: ['search'],
  steps: ['finish'],
  typeTable: ['showcase'],
  townMap: ['showcase'],
  quote: ['showcase'],
}

/** The style sheets of these modules. */
export const sheetsOfModules = (modules: readonly Module[]): readonly SheetName[] =>
  modules.length > 0
    ? [
        'modules',
        ...modules.flatMap(({ content }) =>
          (content ?? []).flatMap(({ blockType }) => sheetsOfBlocks[blockType]),
        ),
      ]
    : []
