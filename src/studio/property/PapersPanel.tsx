'use client'

import { Button, useConfig, useDocumentDrawer, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { useWords } from '../useWords'
import words from './words.json'

type Names = Record<string, string>
type Paper = { id: string; kind: string; title?: string | null; visibleToOwner?: boolean | null; visibleOnRequest?: boolean | null }
type Props = { kinds: readonly string[]; names: Names; titles: Record<string, Names> }
type Opened = { id?: string; kind?: string }

/** The documents of a property, and a press for each kind: the form that opens knows its kind, its title and the property. */
export function PapersPanel({ kinds, names, titles }: Props) {
  const says = useWords(words)
  const { config } = useConfig()
  const { id: property } = useDocumentInfo()
  const { code } = useLocale()
  const [papers, setPapers] = useState<Paper[]>([])
  const [opened, setOpened] = useState<Opened>({})
  const [changes, setChanges] = useState(0)
  const isAsked = useRef(false)
  const [Drawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: 'documents', ...(opened.id && { id: opened.id }) })

  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const query = new URLSearchParams({ 'where[property][equals]': String(property), depth: '0', pagination: 'false', sort: 'createdAt', locale: code })
      const answer = await fetch(`${config.routes.api}/documents?${query}`, { credentials: 'same-origin' }).catch(() => undefined)
      const { docs = [] }: { docs?: Paper[] } = answer?.ok ? await answer.json() : {}
      if (isCurrent) setPapers(docs)
    }
    if (property) void ask()
    return () => {
      isCurrent = false
    }
  }, [property, code, changes, config.routes.api])

  // The drawer belongs to one document: it opens once it has been made for the one that was pressed.
  useEffect(() => {
    if (isAsked.current) openDrawer()
    isAsked.current = false
  }, [opened, openDrawer])

  const open = (one: Opened) => {
    isAsked.current = true
    setOpened(one)
  }
  const changed = () => setChanges((before) => before + 1)
  const seenBy = ({ visibleToOwner, visibleOnRequest }: Paper) =>
    [visibleToOwner && says('paperOwner'), visibleOnRequest && says('paperRequest')].filter(Boolean).join(' · ')

  return (
    <section className="hestia-papers field-type" aria-label={says('papers')}>
      <h4>{says('papers')}</h4>
      {papers.length > 0 && (
        <ul>
          {papers.map((paper) => (
            <li key={paper.id}>
              <button type="button" className="hestia-to-field" onClick={() => open({ id: paper.id })}>
                {paper.title || names[paper.kind]}
              </button>
              <span>{[names[paper.kind], seenBy(paper)].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
      {property ? (
        <div className="hestia-presses" role="group" aria-label={says('addPaper')}>
          <span>{says('addPaper')}</span>
          {kinds.map((kind) => (
            <Button key={kind} buttonStyle="secondary" size="small" margin={false} onClick={() => open({ kind })}>
              {names[kind]}
            </Button>
          ))}
        </div>
      ) : (
        <p>{says('papersLater')}</p>
      )}
      <Drawer
        {...(opened.kind && { initialData: { kind: opened.kind, title: titles[code]?.[opened.kind], property } })}
        onSave={({ operation }) => {
          changed()
          if (operation === 'create') closeDrawer()
        }}
        onDelete={changed}
      />
    </section>
  )
}
