import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import type { Module } from '@/payload-types'

import { ArticleModule } from './article/Component'
import { CategoryModule } from './category/Component'
import { ContactFormModule } from './contact-form/Component'
import { HomeSearchModule } from './home-search/Component'
import { ProjectListModule } from './project-list/Component'
import { PropertyListModule } from './property-list/Component'

type Block = NonNullable<Module['content']>[number]
/** Where a module stands, and what was asked there: a form comes back to it. */
export type Place = { page: string; query: Query }

type Props = { block: Block; module: Module; locale: Locale; place: Place }

/** The one list of what a module can hold on the site; a block without a case fails the types. */
export function RenderBlock({ block, module, locale, place }: Props) {
  switch (block.blockType) {
    case 'article':
      return <ArticleModule block={block} module={module} locale={locale} />
    case 'category':
      return <CategoryModule block={block} module={module} locale={locale} />
    case 'propertyList':
      return <PropertyListModule block={block} module={module} locale={locale} />
    case 'projectList':
      return <ProjectListModule block={block} module={module} locale={locale} />
    case 'contactForm':
      return <ContactFormModule block={block} module={module} locale={locale} {...place} />
    case 'homeSearch':
      return <HomeSearchModule block={block} module={module} locale={locale} />
    default:
      return block satisfies never
  }
}
