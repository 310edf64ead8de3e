'use client'

import { Banner, Link, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { MenuInTree, MenuItemInTree } from '@/data/tree/menus'
import type { PageInTree } from '@/data/tree/pages'
import { flattened } from '@/domain/studio/arrange'
import { locales, type Locale } from '@/i18n/locales'

import { titleOf as titleOfPage, type Addresses } from '../pages-tree/addresses'
import { postJson, toldIn } from '../postJson'
import { InEachLanguage } from '../tree/InEachLanguage'
import { Tree } from '../tree/Tree'
import { TreeFoot } from '../tree/TreeFoot'
import { useWords } from '../useWords'
import words from './words.json'

type Props = {
  menu: MenuInTree
  /** The pages that its items lead to, with their addresses. */
  pages: Readonly<Record<string, { page: PageInTree; addresses: Addresses }>>
  language: Locale
  mayMove: boolean
}

/** A menu has items, and items under them. */
const LEVELS = 2

const sequenceOf = (items: readonly MenuItemInTree[]) => flattened(items).map(({ node: { id, parent } }) => ({ id, parent }))

const atAllLanguages = (url: string): Addresses => Object.fromEntries(locales.map((locale) => [locale, url]))

/** One menu: its items are dragged or moved by their buttons, and saved in all languages at once. */
export function MenuTree({ menu, pages, language, mayMove }: Props) {
  const says = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  const [items, setItems] = useState<readonly MenuItemInTree[]>(menu.items)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isChanged = JSON.stringify(sequenceOf(items)) !== JSON.stringify(sequenceOf(menu.items))

  const titleOf = ({ labels, page, url }: MenuItemInTree): string => labels[language] ?? (page ? titleOfPage(pages[page]?.page, language) : (url ?? ''))
  const addressesOf = ({ page, url }: MenuItemInTree): Addresses => (url !== null ? atAllLanguages(url) : (page && pages[page]?.addresses) || {})

  const save = async () => {
    setSaving(true)
    const answer = await postJson(`${config.routes.api}/menus/arrange`, { menu: menu.id, seen: menu.updatedAt, items: sequenceOf(items) })
    const told = await toldIn(answer)
    setSaving(false)
    if (answer?.ok) {
      toast.success(says('saved', { menu: menu.title }))
      return router.refresh()
    }
    setProblem(told.problem === 'refused' ? String(told.message) : says(told.problem === 'meanwhile' ? 'meanwhile' : 'failed'))
  }

  return (
    <>
      <Tree
        nodes={items}
        titleOf={titleOf}
        mayMove={() => mayMove}
        levels={LEVELS}
        onMove={(next) => {
          setProblem(undefined)
          setItems(next)
        }}
      >
        {(item) => (
          <>
            <span className="hestia-tree__title">{titleOf(item)}</span>
            {item.page && pages[item.page]?.page.state !== 'published' && (
              <Link className="hestia-tree__state" href={`${config.routes.admin}/collections/pages/${item.page}`} prefetch={false} draggable={false}>
                {says('draft')}
              </Link>
            )}
            <InEachLanguage addresses={addressesOf(item)} />
          </>
        )}
      </Tree>
      {isChanged && (
        <TreeFoot maySave={!isSaving} mayUndo={!isSaving} onSave={() => void save()} onUndo={() => setItems(menu.items)}>
          {problem === undefined ? (
            <p>{says('order')}</p>
          ) : (
            <Banner type="error">
              <span role="alert">{problem}</span>
            </Banner>
          )}
        </TreeFoot>
      )}
    </>
  )
}
