'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { localeNames, type Locale } from '@/i18n/locales'

import { useWords } from '../useWords'
import words from './words.json'

type Shown = { all: readonly Locale[]; shown: readonly Locale[]; onShow: (shown: readonly Locale[]) => void }

const MOST = 4
const FEWEST = 2

/** Which languages stand beside each other. */
export function Choice({ all, shown, onShow }: Shown) {
  const says = useWords(words)
  return (
    <fieldset className="hestia-choice">
      <legend>{says('languages')}</legend>
      {all.map((locale) => {
        const isShown = shown.includes(locale)
        return (
          <label key={locale}>
            <input
              type="checkbox"
              checked={isShown}
              disabled={isShown ? shown.length <= FEWEST : shown.length >= MOST}
              onChange={() => onShow(all.filter((one) => (one === locale ? !isShown : shown.includes(one))))}
            />
            {localeNames[locale]}
          </label>
        )
      })}
    </fieldset>
  )
}

type Copies = { shown: readonly Locale[]; onCopy: (asked: { from: Locale; to: Locale; replaces: boolean }) => void }

/** The texts of a whole document, taken over from one language into another. */
export function CopyAll({ shown, onCopy }: Copies) {
  const says = useWords(words)
  const [from = shown[0], setFrom] = useState<Locale>()
  const [to = shown.find((one) => one !== from), setTo] = useState<Locale>()
  const options = (value: Locale | undefined, set: (locale: Locale) => void, label: string) => (
    <label>
      {label}
      <select value={value} onChange={({ target }) => shown.filter((one) => one === target.value).forEach(set)}>
        {shown.map((locale) => (
          <option key={locale} value={locale}>
            {localeNames[locale]}
          </option>
        ))}
      </select>
    </label>
  )
  const copy = (replaces: boolean) => from && to && from !== to && onCopy({ from, to, replaces })
  return (
    <div className="hestia-copies">
      {options(from, setFrom, says('from'))}
      {options(to, setTo, says('to'))}
      <Button buttonStyle="secondary" size="small" margin={false} disabled={from === to} onClick={() => copy(false)}>
        {says('fillEmpty')}
      </Button>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={from === to} onClick={() => copy(true)}>
        {says('replaceAll')}
      </Button>
    </div>
  )
}
