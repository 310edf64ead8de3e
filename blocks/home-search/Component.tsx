import type { Locale } from '@/i18n/locales'
import type { Module } from '@/payload-types'

import { SearchStart } from './SearchStart'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'homeSearch' }>
type Props = { block: Block; module: Module; locale: Locale }

/** The search of the home page as a module of any page. */
export const HomeSearchModule = ({ block, module, locale }: Props) => (
  <SearchStart
    id={`search-${module.id}`}
    locale={locale}
    heading={module.title ?? ''}
    withTexts={block.withTexts === true}
  />
)
