'use client'

import {
  Button,
  Drawer,
  DrawerToggler,
  useConfig,
  useDrawerSlug,
  useFormFields,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { defaultLocale } from '@/i18n/locales'

import '../studio.css'
import { getJson } from '../postJson'
import { useWords } from '../useWords'
import { PictureRow, type Picture } from './PictureRow'
import { useOrder } from './useOrder'
import { usePictureTexts } from './usePictureTexts'
import words from './words.json'

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((id) => typeof id === 'string'))] : []

/** Reads these pictures with their texts in all languages. */
function usePictures(ids: readonly string[]): Picture[] {
  const { api } = useConfig().config.routes
  const [pictures, setPictures] = useState<Picture[]>([])
  // Sorted, so that another order of the same pictures causes no request.
  const idList = ids.toSorted().join(',')
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const query = new URLSearchParams({
        'where[id][in]': idList,
        locale: 'all',
        depth: '0',
        pagination: 'false',
      })
      const response = await getJson(`${api}/media?${query}`)
      const { docs = [] }: { docs?: Picture[] } = response?.ok ? await response.json() : {}
      if (isCurrent) setPictures(docs)
    }
    if (idList) void load()
    return () => {
      isCurrent = false
    }
  }, [idList, api])
  return pictures
}

/**
 * Opens a drawer with all pictures of the property: their order and their texts in all languages
 * side by side.
 */
export function PictureTexts() {
  const t = useWords(words)
  const slug = useDrawerSlug('picture-texts')
  const ids = idsIn(useFormFields(([form]) => form.pictures?.value))
  const { move } = useOrder(ids)
  const typing = usePictureTexts()
  const pictures = usePictures(ids)

  if (ids.length === 0) return null
  const withoutText = pictures.filter(
    ({ id, alt }) =>
      ids.includes(id) && !(typing.typed[id]?.[defaultLocale] ?? alt?.[defaultLocale]),
  ).length
  return (
    <div className="hestia-actions">
      <DrawerToggler slug={slug} className="hestia-toggler">
        <Button el="div" buttonStyle="secondary" size="small" margin={false}>
          {t('pictures', { count: ids.length })}
        </Button>
      </DrawerToggler>
      {withoutText > 0 && <span>{t('picturesUntold', { count: withoutText })}</span>}
      <Drawer slug={slug} title={t('picturesTitle')}>
        <p className="hestia-lead">{t('picturesLead')}</p>
        <ol className="hestia-pictures">
          {ids.map((id, at) => {
            const picture = pictures.find((candidate) => candidate.id === id)
            return (
              picture && (
                <PictureRow
                  key={id}
                  picture={picture}
                  typing={typing}
                  at={at}
                  count={ids.length}
                  move={move}
                />
              )
            )
          })}
        </ol>
      </Drawer>
    </div>
  )
}
