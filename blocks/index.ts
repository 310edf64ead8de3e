import { ArticleBlock } from './article/config'
import { CategoryBlock } from './category/config'
import { ContactFormBlock } from './contact-form/config'
import { HomeSearchBlock } from './home-search/config'
import { ProjectListBlock } from './project-list/config'
import { PropertyListBlock } from './property-list/config'
import { StepsBlock } from './steps/config'
import { QuoteBlock } from './quote/config'
import { TownMapBlock } from './town-map/config'
import { TypeTableBlock } from './type-table/config'

/** The blocks that a module can hold. */
export const moduleContents = [
  ArticleBlock,
  CategoryBlock,
  PropertyListBlock,
  ProjectListBlock,
  ContactFormBlock,
  HomeSearchBlock,
  StepsBlock,
  TypeTableBlock,
  TownMapBlock,
  QuoteBlock,
]
