'use client'

import { Link, toast, useAuth, useConfig, usePreferences } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect, useState, type FormEvent } from 'react'

import { Icon } from '@/components/icon/Icon'

import { useWords } from '../useWords'
import './views.css'
import { readViews, searchOf, withView, type SavedView } from './views'
import words from './words.json'

/** Where Payload stores the views of a colleague. */
const PREFERENCE = 'property-views'

/** Reads and writes the views of the colleague. */
function useSavedViews() {
  const t = useWords(words)
  const { getPreference, setPreference } = usePreferences()
  const [views, setViews] = useState<SavedView[]>([])
  useEffect(() => {
    let isCurrent = true
    void getPreference(PREFERENCE)
      .then((stored) => isCurrent && setViews(readViews(stored)))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [getPreference])
  const save = async (next: SavedView[]) => {
    const before = views
    setViews(next)
    await setPreference(PREFERENCE, { views: next }).catch(() => {
      setViews(before)
      toast.error(t('notKept'))
    })
  }
  return { views, save }
}

function KeepView({ onKeep }: { onKeep: (name: string) => void }) {
  const t = useWords(words)
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (typeof name === 'string' && name.trim()) onKeep(name.trim())
  }
  return (
    <details className="hestia-views__keep">
      <summary>{t('keepView')}</summary>
      <form onSubmit={keep}>
        <label>
          <span>{t('viewName')}</span>
          <input name="name" required maxLength={40} />
        </label>
        <button type="submit">{t('keep')}</button>
      </form>
    </details>
  )
}

/** The views of the list that a colleague has saved: its search, its filters and its order. */
export function SavedViews() {
  const t = useWords(words)
  const { user } = useAuth()
  const { admin } = useConfig().config.routes
  const current = searchOf(useSearchParams())
  const { views, save } = useSavedViews()
  const path = `${admin}/collections/properties`
  const ready: SavedView[] = [
    { name: t('allProperties'), search: '' },
    { name: t('mine'), search: `where[contact][equals]=${user?.id ?? ''}` },
  ].map((view) => ({ ...view, search: searchOf(new URLSearchParams(view.search)) }))
  const isKept = [...ready, ...views].some(({ search }) => search === current)
  const tab = ({ name, search }: SavedView) => (
    <Link
      href={search ? `${path}?${search}` : path}
      prefetch={false}
      aria-current={search === current ? 'page' : undefined}
    >
      {name}
    </Link>
  )
  return (
    <nav className="hestia-views" aria-label={t('views')}>
      <ul>
        {ready.map((view) => (
          <li key={view.name}>{tab(view)}</li>
        ))}
        {views.map((view) => (
          <li key={`own ${view.name}`}>
            {tab(view)}
            <button
              type="button"
              aria-label={t('dropView', { name: view.name })}
              onClick={() => void save(views.filter(({ name }) => name !== view.name))}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      {!isKept && (
        <KeepView onKeep={(name) => void save(withView(views, { name, search: current }))} />
      )}
    </nav>
  )
}
