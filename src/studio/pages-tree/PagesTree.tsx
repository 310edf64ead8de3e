'use client'

import { Link, toast, useConfig } from '@payloadcms/ui'

import type { PageInTree } from '@/data/site/tree/pageTree'
import { locales, type Locale } from '@/i18n/locales'

import { InEachLanguage } from '../tree/InEachLanguage'
import { Tree } from '../tree/Tree'
import { TreeFoot } from '../tree/TreeFoot'
import { useWords } from '../useWords'
import { addressesIn, titleOf } from './addresses'
import { Outcomes } from './Outcomes'
import { usePagesTree } from './usePagesTree'
import words from './words.json'

type Props = { pages: readonly PageInTree[]; language: Locale; mayMove: boolean }

/**
 * The tree of pages, which are dragged or moved by buttons. Nothing changes for visitors until it
 * is saved.
 */
export function PagesTree({ pages: stored, language, mayMove }: Props) {
  const t = useWords(words)
  const { config } = useConfig()
  const { pages, setPages, moves, outcome, isSaving, save, undo } = usePagesTree(stored)
  const before = addressesIn(stored)
  const now = addressesIn(pages)
  return (
    <>
      <Tree
        nodes={pages}
        titleOf={(page) => titleOf(page, language)}
        mayMove={({ state }) => mayMove && state !== 'changed'}
        onMove={setPages}
      >
        {(page) => (
          <>
            <Link
              href={`${config.routes.admin}/collections/pages/${page.id}`}
              prefetch={false}
              draggable={false}
            >
              {titleOf(page, language)}
            </Link>
            {page.state !== 'published' && (
              <span className="hestia-tree__state">{t(page.state)}</span>
            )}
            <InEachLanguage
              addresses={now(page.id)}
              isMoved={locales.some((locale) => before(page.id)[locale] !== now(page.id)[locale])}
            />
          </>
        )}
      </Tree>
      {moves.length > 0 && (
        <TreeFoot
          mayUndo={!isSaving}
          maySave={!isSaving && outcome !== undefined && !('problem' in outcome)}
          onUndo={undo}
          onSave={() =>
            void save().then((isSaved) => (isSaved ? toast.success(t('saved')) : undefined))
          }
        >
          <Outcomes outcome={outcome} pages={pages} language={language} />
        </TreeFoot>
      )}
    </>
  )
}
