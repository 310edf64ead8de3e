import type { Where } from 'payload'

import { articles, categories } from '../data'
import { inEveryLanguage } from '../text'
import { allEqual, forEachConcurrent, createOnce, type SeedContext } from './createOnce'

export const loadCategories = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(categories, async (data) => {
    const key = { webId: { equals: data.webId } }
    seeding.refs.set(
      'category',
      data.webId,
      await createOnce(seeding, { collection: 'categories', key, data }),
    )
  })

export const loadArticles = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(articles, async (article) => {
    const category = seeding.refs.get('category', article.category)
    const key: Where = allEqual({ path: article.path.nl, category })
    const data = {
      ...article,
      category,
      author: seeding.refs.get('user', article.author),
      image: seeding.refs.get('media', article.image),
      public: inEveryLanguage,
      _status: 'published',
    }
    seeding.refs.set(
      'article',
      article.path.nl,
      await createOnce(seeding, { collection: 'articles', key, data }),
    )
  })
