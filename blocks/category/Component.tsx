import { findArticles, findChildCategories } from '@/data/listings'
import { cutAtWord } from '@/domain/description'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Module } from '@/payload-types'

type Block = Extract<NonNullable<Module['content']>[number], { blockType: 'category' }>
type Props = { block: Block; module: Module; locale: Locale }
type Entry = { id: string; title: string; text: string }

/** What stands under a category: its own categories when staff ask for them, else its articles. */
export async function CategoryModule({ block, module, locale }: Props) {
  const category = typeof block.category === 'object' ? block.category?.id : block.category
  if (!category) return null
  const limit = Number(module.maxItems ?? 6)
  const entries: Entry[] = block.showChildren
    ? (await findChildCategories(category, locale)).slice(0, limit).map(({ id, title, description }) => ({ id, title: title ?? '', text: description ?? '' }))
    : (await findArticles({ category, limit }, locale)).map(({ id, title, summary }) => ({ id, title: title ?? '', text: summary ?? '' }))
  if (entries.length === 0) return <p className="text-soft">{translate(locale)('empty')}</p>
  return (
    <ol className="cards list-none p-0">
      {entries.map((entry) => (
        <li key={entry.id} className="border-t border-current pt-5">
          <h3 className="mb-2.5 text-2xl">{entry.title}</h3>
          <p className="opacity-80">{cutAtWord(entry.text)}</p>
        </li>
      ))}
    </ol>
  )
}
