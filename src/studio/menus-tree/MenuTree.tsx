'use client'

import { Banner, Link, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { MenuInTree, MenuItemInTree } from '@/data/site/tree/menuTrees'
import type { PageInTree } from '@/data/site/tree/pageTree'
import { flatten } from '@/domain/studio/arrange'
import { locales, type Locale } from '@/i18n/locales'

import { titleOf as titleOfPage, type Addresses } from '../pages-tree/addresses'
import { postJson, bodyOf } from '../postJson'
import { InEachLanguage } from '../tree/InEachLanguage'
import { Tree } from '../tree/Tree'
import { TreeFoot } from '../tree/TreeFoot'
import { useWords } from '../useWords'
import words from './words.json'

type Props = {
  menu: MenuInTree
  /** The pages that its items link to, with their addresses. */
  pages: Readonly<Record<string, { page: PageInTree; addresses: Addresses }>>
  language: Locale
  mayMove: boolean
}

/** The depth of a menu: items, and items under them. */
const LEVELS = 2

const sequenceOf = (items: readonly MenuItemInTree[]) =>
  flatten(items).map(({ node: { id, parent } }) => ({ id, parent }))

const atAllLanguages = (url: string): Addresses =>
  Object.fromEntries(locales.map((locale) => [locale, url]))

/** Sends the order of the items, and returns why it was not saved. */
function useSaving(menu: MenuInTree, items: readonly MenuItemInTree[]) {
  const t = useWords(words)
  const { api } = useConfig().config.routes
  const router = useRouter()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()

  const save = async () => {
    setSaving(true)
    const response = await postJson(`${api}/menus/arrange`, {
      menu: menu.id,
      seen: menu.updatedAt,
      items: sequenceOf(items),
    })
    const body = await bodyOf(response)
    setSaving(false)
    if (response?.ok) {
      toast.success(t('saved', { menu: menu.title }))
      return router.refresh()
    }
    setProblem(
      body.problem === 'refused'
        ? String(body.message)
        : t(body.problem === 'meanwhile' ? 'meanwhile' : 'failed'),
    )
  }
  return { save, isSaving, problem, clearProblem: () => setProblem(undefined) }
}

type ItemProps = Pick<Props, 'pages'> & { item: MenuItemInTree; title: string }

function Item({ item: { page, url }, title, pages }: ItemProps) {
  const t = useWords(words)
  const { admin } = useConfig().config.routes
  const addresses = url !== null ? atAllLanguages(url) : (page && pages[page]?.addresses) || {}
  return (
    <>
      <span className="hestia-tree__title">{title}</span>
      {page && pages[page]?.page.state !== 'published' && (
        <Link
          className="hestia-tree__state"
          href={`${admin}/collections/pages/${page}`}
          prefetch={false}
          draggable={false}
        >
          {t('draft')}
        </Link>
      )}
      <InEachLanguage addresses={addresses} />
    </>
  )
}

/**
 * Edits the order of a menu: its items are dragged or moved by their buttons, and saved in all
 * languages at once.
 */
export function MenuTree({ menu, pages, language, mayMove }: Props) {
  const t = useWords(words)
  const [items, setItems] = useState<readonly MenuItemInTree[]>(menu.items)
  const { save, isSaving, problem, clearProblem } = useSaving(menu, items)
  const isChanged = JSON.stringify(sequenceOf(items)) !== JSON.stringify(sequenceOf(menu.items))
  const titleOf = ({ labels, page, url }: MenuItemInTree): string =>
    labels[language] ?? (page ? titleOfPage(pages[page]?.page, language) : (url ?? ''))

  return (
    <>
      <Tree
        nodes={items}
        titleOf={titleOf}
        mayMove={() => mayMove}
        levels={LEVELS}
        onMove={(next) => {
          clearProblem()
          setItems(next)
        }}
      >
        {(item) => <Item item={item} title={titleOf(item)} pages={pages} />}
      </Tree>
      {isChanged && (
        <TreeFoot
          maySave={!isSaving}
          mayUndo={!isSaving}
          onSave={() => void save()}
          onUndo={() => setItems(menu.items)}
        >
          {problem === undefined ? (
            <p>{t('order')}</p>
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
