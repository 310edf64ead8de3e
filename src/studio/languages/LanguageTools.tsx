'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { localeNames, type Locale } from '@/i18n/locales'

import { useWords } from '../useWords'
import words from './words.json'

type ChoiceProps = {
  all: readonly Locale[]
  shown: readonly Locale[]
  onShow: (shown: readonly Locale[]) => void
}

const MAX_LANGUAGES = 4
const MIN_LANGUAGES = 2

/** Selects the languages that are shown side by side. */
export function LanguageChoice({ all, shown, onShow }: ChoiceProps) {
  const t = useWords(words)
  return (
    <fieldset className="hestia-choice">
      <legend>{t('languages')}</legend>
      {all.map((locale) => {
        const isShown = shown.includes(locale)
        return (
          <label key={locale}>
            <input
              type="checkbox"
              checked={isShown}
              disabled={isShown ? shown.length <= MIN_LANGUAGES : shown.length >= MAX_LANGUAGES}
              onChange={() =>
                onShow(all.filter((other) => (other === locale ? !isShown : shown.includes(other))))
              }
            />
            {localeNames[locale]}
          </label>
        )
      })}
    </fieldset>
  )
}

type CopyProps = {
  shown: readonly Locale[]
  onCopy: (options: { from: Locale; to: Locale; replaces: boolean }) => void
}

/** Copies all texts of a document from one language into another. */
export function CopyAll({ shown, onCopy }: CopyProps) {
  const t = useWords(words)
  const [from = shown[0], setFrom] = useState<Locale>()
  const [to = shown.find((locale) => locale !== from), setTo] = useState<Locale>()
  const localeSelect = (
    value: Locale | undefined,
    set: (locale: Locale) => void,
    label: string,
  ) => (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => shown.filter((locale) => locale === target.value).forEach(set)}
      >
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
      {localeSelect(from, setFrom, t('from'))}
      {localeSelect(to, setTo, t('to'))}
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={from === to}
        onClick={() => copy(false)}
      >
        {t('fillEmpty')}
      </Button>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={from === to}
        onClick={() => copy(true)}
      >
        {t('replaceAll')}
      </Button>
    </div>
  )
}
