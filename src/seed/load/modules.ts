import type { z } from 'zod'

import { menus, modules } from '../data'
import type { moduleContent } from '../shapes'
import { everywhere } from '../text'
import { each, once, type Data, type Seeding } from './once'

type Content = z.infer<typeof moduleContent>

function blockOf({ refs }: Seeding, content: Content): Data {
  switch (content.type) {
    case 'article':
      return { blockType: 'article', source: 'chosen', articles: refs.all('article', content.articles) }
    case 'category':
      return { blockType: 'category', category: refs.get('category', content.category), showChildren: false }
    case 'propertyList': {
      const { goal, order, onlyNew, page, label } = content
      return { blockType: 'propertyList', goal, order, onlyNew, ...(page && { page: refs.get('page', page) }), ...(label && { linkLabel: label }) }
    }
    case 'projectList':
      return { blockType: 'projectList', goal: content.goal, order: content.order }
    case 'contactForm':
      return { blockType: 'contactForm', form: content.form, thankYouPage: refs.get('page', content.thankYouPage) }
    case 'homeSearch':
      return { blockType: 'homeSearch', withTexts: content.withTexts }
    default:
      return content satisfies never
  }
}

export const loadModules = (seeding: Seeding): Promise<void> =>
  each(modules, async ({ key, block, ...rest }) => {
    const data = { ...rest, content: [blockOf(seeding, block)], public: everywhere, _status: 'published' }
    seeding.refs.set('module', key, await once(seeding, { collection: 'modules', key: { name: { equals: rest.name } }, data }))
  })

export const loadMenus = (seeding: Seeding): Promise<void> =>
  each(menus, async ({ place, title, items }) => {
    const link = ({ page, ...rest }: { page: string }) => ({ kind: 'page', page: seeding.refs.get('page', page), ...rest })
    const data = { place, title, items: items.map(({ children = [], ...item }) => ({ ...link(item), children: children.map(link) })) }
    await once(seeding, { collection: 'menus', key: { place: { equals: place } }, data })
  })
