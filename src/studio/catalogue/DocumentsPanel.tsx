'use client'

import { Button, useConfig, useDocumentDrawer, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

import { useWords } from '../useWords'
import words from './words.json'

type Names = Record<string, string>
type PropertyDocument = {
  id: string
  kind: string
  title?: string | null
  visibleToOwner?: boolean | null
  visibleOnRequest?: boolean | null
}
type Props = { kinds: readonly string[]; names: Names; titles: Record<string, Names> }
/** The document in the drawer: an existing one by its id, or a new one of a kind. */
type DrawerTarget = { id?: string; kind?: string }

/** Reads the documents of a property, and again after each change. */
function useDocuments(property: unknown, locale: string, changes: number): PropertyDocument[] {
  const { api } = useConfig().config.routes
  const [documents, setDocuments] = useState<PropertyDocument[]>([])
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const query = new URLSearchParams({
        'where[property][equals]': String(property),
        depth: '0',
        pagination: 'false',
        sort: 'createdAt',
        locale,
      })
      const response = await fetch(`${api}/documents?${query}`, {
        credentials: 'same-origin',
      }).catch(() => undefined)
      const { docs = [] }: { docs?: PropertyDocument[] } = response?.ok ? await response.json() : {}
      if (isCurrent) setDocuments(docs)
    }
    if (property) void load()
    return () => {
      isCurrent = false
    }
  }, [property, locale, changes, api])
  return documents
}

/** Returns the drawer of one document and a function that opens it for another one. */
function useTargetDrawer() {
  const [target, setTarget] = useState<DrawerTarget>({})
  const isOpening = useRef(false)
  const [Drawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({
    collectionSlug: 'documents',
    ...(target.id && { id: target.id }),
  })
  // The drawer belongs to one document, so it opens once it has been made for the target.
  useEffect(() => {
    if (isOpening.current) openDrawer()
    isOpening.current = false
  }, [target, openDrawer])
  const open = (next: DrawerTarget) => {
    isOpening.current = true
    setTarget(next)
  }
  return { Drawer, target, open, closeDrawer }
}

type ListProps = {
  documents: readonly PropertyDocument[]
  names: Names
  onOpen: (id: string) => void
}

function DocumentList({ documents, names, onOpen }: ListProps) {
  const t = useWords(words)
  if (documents.length === 0) return null
  return (
    <ul>
      {documents.map(({ id, kind, title, visibleToOwner, visibleOnRequest }) => (
        <li key={id}>
          <button type="button" className="hestia-to-field" onClick={() => onOpen(id)}>
            {title || names[kind]}
          </button>
          <span>
            {[names[kind], visibleToOwner && t('paperOwner'), visibleOnRequest && t('paperRequest')]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

type KindProps = Pick<Props, 'kinds' | 'names'> & { onAdd: (kind: string) => void }

function KindButtons({ kinds, names, onAdd }: KindProps) {
  const t = useWords(words)
  return (
    <div className="hestia-presses" role="group" aria-label={t('addPaper')}>
      <span>{t('addPaper')}</span>
      {kinds.map((kind) => (
        <Button
          key={kind}
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => onAdd(kind)}
        >
          {names[kind]}
        </Button>
      ))}
    </div>
  )
}

/**
 * Lists the documents of a property, with a button per kind that opens a form with kind, title and
 * property filled in.
 */
export function DocumentsPanel({ kinds, names, titles }: Props) {
  const t = useWords(words)
  const { id: property } = useDocumentInfo()
  const { code } = useLocale()
  const [changes, setChanges] = useState(0)
  const documents = useDocuments(property, code, changes)
  const { Drawer, target, open, closeDrawer } = useTargetDrawer()
  const reload = () => setChanges((before) => before + 1)

  return (
    <section className="hestia-papers field-type" aria-label={t('papers')}>
      <h4>{t('papers')}</h4>
      <DocumentList documents={documents} names={names} onOpen={(id) => open({ id })} />
      {property ? (
        <KindButtons kinds={kinds} names={names} onAdd={(kind) => open({ kind })} />
      ) : (
        <p>{t('papersLater')}</p>
      )}
      <Drawer
        {...(target.kind && {
          initialData: { kind: target.kind, title: titles[code]?.[target.kind], property },
        })}
        onSave={({ operation }) => {
          reload()
          if (operation === 'create') closeDrawer()
        }}
        onDelete={reload}
      />
    </section>
  )
}
