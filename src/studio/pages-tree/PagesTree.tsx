'use client'

import { Button, toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import type { PageInTree } from '@/data/tree/pages'
import { childrenOf, flattened, placed, stepped, type Direction } from '@/domain/studio/arrange'
import type { Locale } from '@/i18n/locales'

import { useWords } from '../useWords'
import { addressesIn, titleOf } from './addresses'
import { Outcomes } from './Outcomes'
import { PageRow, type Drop } from './PageRow'
import { usePagesTree } from './usePagesTree'
import words from './words.json'

type Props = { pages: readonly PageInTree[]; language: Locale; mayMove: boolean }

/** Where a page that is let go over another comes to stand. */
function dropped(pages: readonly PageInTree[], id: string, over: PageInTree, drop: Drop): readonly PageInTree[] {
  if (drop === 'into') return placed(pages, id, over.id, childrenOf(pages, over.id).length)
  const siblings = childrenOf(pages, over.parent).filter((one) => one.id !== id)
  return placed(pages, id, over.parent, siblings.findIndex((one) => one.id === over.id) + (drop === 'after' ? 1 : 0))
}

/** The tree of pages: dragged, or moved by its buttons. Nothing changes for visitors before it is saved. */
export function PagesTree({ pages: stored, language, mayMove }: Props) {
  const says = useWords(words)
  const { pages, setPages, moves, outcome, isSaving, save, undo } = usePagesTree(stored)
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string>()
  const pressed = useRef<{ id: string; direction: Direction }>(undefined)
  const list = useRef<HTMLOListElement>(null)
  const [before, now] = [addressesIn(stored), addressesIn(pages)]

  // A row that stands elsewhere has lost the focus on its way.
  useEffect(() => {
    if (!pressed.current) return
    const { id, direction } = pressed.current
    list.current?.querySelector<HTMLElement>(`[data-move="${id} ${direction}"]`)?.focus()
    pressed.current = undefined
  }, [pages])

  const show = (next: readonly PageInTree[] | undefined, id: string) => {
    const title = titleOf(
      pages.find((one) => one.id === id),
      language,
    )
    if (!next || next === pages) return setSaid(says('cannot', { title }))
    setPages(next)
    const parent = next.find((one) => one.id === id)?.parent ?? null
    const place = childrenOf(next, parent).findIndex((one) => one.id === id) + 1
    const above = next.find((one) => one.id === parent)
    setSaid(above ? says('movedUnder', { title, place, parent: titleOf(above, language) }) : says('movedTop', { title, place }))
  }

  return (
    <>
      <ol className="hestia-tree" ref={list}>
        {flattened(pages).map(({ node, depth }) => (
          <PageRow
            key={node.id}
            page={node}
            depth={depth}
            language={language}
            mayMove={mayMove && node.state !== 'changed'}
            addresses={{ before: before(node.id), now: now(node.id) }}
            onStep={(direction) => {
              pressed.current = { id: node.id, direction }
              show(stepped(pages, node.id, direction), node.id)
            }}
            onDrag={setDragged}
            onDrop={(drop) => dragged !== undefined && dragged !== node.id && show(dropped(pages, dragged, node, drop), dragged)}
          />
        ))}
      </ol>
      <p role="status" className="hestia-tree__said">
        {said}
      </p>
      {moves.length > 0 && (
        <section className="hestia-tree__foot" aria-labelledby="hestia-tree-changes">
          <h2 id="hestia-tree-changes">{says('changes')}</h2>
          <Outcomes outcome={outcome} pages={pages} language={language} />
          <div className="hestia-actions">
            <Button
              margin={false}
              disabled={isSaving || !outcome || 'problem' in outcome}
              onClick={() => void save().then((isSaved) => (isSaved ? toast.success(says('saved')) : undefined))}
            >
              {says('save')}
            </Button>
            <Button buttonStyle="secondary" margin={false} disabled={isSaving} onClick={undo}>
              {says('undo')}
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
