'use client'

import { Locked, useAuth, useSelection } from '@payloadcms/ui'

import { useWords } from '../useWords'
import type { Listed } from './listed'
import words from './words.json'

type Props = Pick<Listed, 'id' | '_isLocked' | '_userEditing'> & { name: string }

/** Selects a property for changes of many. One that a colleague has open shows who that is. */
export function SelectBox({ id, name, _isLocked, _userEditing }: Props) {
  const t = useWords(words)
  const { user } = useAuth()
  const { selected, setSelection } = useSelection()
  if (_isLocked && _userEditing.id !== user?.id) return <Locked user={_userEditing} />
  return (
    <input
      type="checkbox"
      aria-label={t('selectOne', { name })}
      checked={selected.get(id) === true}
      onChange={() => setSelection(id)}
    />
  )
}

/** Selects all properties of the page. */
export function SelectPage() {
  const t = useWords(words)
  const { selectAll, toggleAll } = useSelection()
  return (
    <input
      type="checkbox"
      aria-label={t('selectPage')}
      checked={String(selectAll) === 'allInPage' || String(selectAll) === 'allAvailable'}
      onChange={() => toggleAll()}
    />
  )
}
