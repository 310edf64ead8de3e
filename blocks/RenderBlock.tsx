import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import type { Module } from '@/payload-types'

import { ArticleModule } from './article/Component'
import { CategoryModule } from './category/Component'
import { ContactFormModule } from './contact-form/Component'
import { HomeSearchModule } from './home-search/Component'
import { ProjectListModule } from './project-list/Component'
import { PropertyListModule } from './property-list/Component'
import { StepsModule } from './steps/Component'
import { QuoteModule } from './quote/Component'
import { TownMapModule } from './town-map/Component'
import { TypeTableModule } from './type-table/Component'

type Block = NonNullable<Module['content']>[number]
/** The page a module is on and its query: the forms in it lead back there. */
export type PageContext = { page: string; query: Query }

type Props = { block: Block; module: Module; locale: Locale; place: PageContext }

/** Renders one block. The switch is exhaustive: a block without a case fails the type check. */
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
    case 'steps':
      return <StepsModule block={block} module={module} locale={locale} />
    case 'typeTable':
      return <TypeTableModule block={block} module={module} locale={locale} />
    case 'townMap':
      return <TownMapModule block={block} locale={locale} />
    case 'quote':
      return <QuoteModule block={block} locale={locale} />
    default:
      return block satisfies never
  }
}
