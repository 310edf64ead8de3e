import type { Where } from 'payload'

import { articles, categories } from '../data'
import { everywhere } from '../text'
import { allOf, each, once, type Seeding } from './once'

export const loadCategories = (seeding: Seeding): Promise<void> =>
  each(categories, async (data) => {
    const key = { webId: { equals: data.webId } }
    seeding.refs.set('category', data.webId, await once(seeding, { collection: 'categories', key, data }))
  })

export const loadArticles = (seeding: Seeding): Promise<void> =>
  each(articles, async (article) => {
    const category = seeding.refs.get('category', article.category)
    const key: Where = allOf({ path: article.path.nl, category })
    const data = { ...article, category, image: seeding.refs.get('media', article.image), public: everywhere, _status: 'published' }
    seeding.refs.set('article', article.path.nl, await once(seeding, { collection: 'articles', key, data }))
  })
