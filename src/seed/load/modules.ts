import type { z } from 'zod'

import { menus, modules } from '../data'
import type { moduleContent } from '../shapes'
import { inEveryLanguage } from '../text'
import { forEachConcurrent, createOnce, type Data, type SeedContext } from './createOnce'

type Content = z.infer<typeof moduleContent>

function blockOf({ refs }: SeedContext, content: Content): Data {
  switch (content.type) {
    case 'article':
      return {
        blockType: 'article',
        source: 'chosen',
        articles: refs.all('article', content.articles),
      }
    case 'category':
      return {
        blockType: 'category',
        category: refs.get('category', content.category),
        showChildren: false,
      }
    case 'propertyList': {
      const { goal, order, onlyNew, firstLarge = false, page, label } = content
      return {
        blockType: 'propertyList',
        goal,
        order,
        onlyNew,
        firstLarge,
        ...(page && { page: refs.get('page', page) }),
        ...(label && { linkLabel: label }),
      }
    }
    case 'projectList':
      return { blockType: 'projectList', goal: content.goal, order: content.order }
    case 'contactForm':
      return {
        blockType: 'contactForm',
        form: content.form,
        thankYouPage: refs.get('page', content.thankYouPage),
        asksAddressFirst: content.asksAddressFirst ?? false,
      }
    case 'steps': {
      const { type, testimonial, ...rest } = content
      return { ...rest, blockType: type, testimonial: refs.get('testimonial', testimonial) }
    }
    case 'homeSearch':
      return { blockType: 'homeSearch', withTexts: content.withTexts }
    case 'typeTable':
      return { blockType: 'typeTable', hidesEmpty: true }
    case 'townMap':
      return { blockType: 'townMap', goal: content.goal }
    case 'quote':
      return {
        blockType: 'quote',
        testimonial: refs.get('testimonial', content.testimonial),
        article: refs.get('article', content.article),
      }
    default:
      return content satisfies never
  }
}

export const loadModules = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(modules, async ({ key, block, picture, ...rest }) => {
    const data = {
      ...rest,
      ...(picture && { picture: seeding.refs.get('media', picture) }),
      content: [blockOf(seeding, block)],
      public: inEveryLanguage,
      _status: 'published',
    }
    seeding.refs.set(
      'module',
      key,
      await createOnce(seeding, {
        collection: 'modules',
        key: { name: { equals: rest.name } },
        data,
      }),
    )
  })

export const loadMenus = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(menus, async ({ place, title, items }) => {
    const link = ({ page, ...rest }: { page: string }) => ({
      kind: 'page',
      page: seeding.refs.get('page', page),
      ...rest,
    })
    const data = {
      place,
      title,
      items: items.map(({ children = [], ...item }) => ({
        ...link(item),
        children: children.map(link),
      })),
    }
    await createOnce(seeding, { collection: 'menus', key: { place: { equals: place } }, data })
  })
