'use client'

import { Button, Drawer, DrawerToggler, useConfig, useDrawerSlug, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { defaultLocale } from '@/i18n/locales'

import '../studio.css'
import { getJson } from '../postJson'
import { useWords } from '../useWords'
import { PictureRow, type Picture } from './PictureRow'
import { useOrder } from './useOrder'
import words from './words.json'

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

/** All pictures of the property under each other, with what each shows in four languages side by side, and their order. */
export function PictureTexts() {
  const says = useWords(words)
  const { config } = useConfig()
  const slug = useDrawerSlug('picture-texts')
  const ids = idsIn(useFormFields(([form]) => form.pictures?.value))
  const { move } = useOrder(ids)
  const [found, setFound] = useState<Picture[]>([])
  const asked = ids.toSorted().join(',')

  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const query = new URLSearchParams({ 'where[id][in]': asked, locale: 'all', depth: '0', pagination: 'false' })
      const answer = await getJson(`${config.routes.api}/media?${query}`)
      const { docs = [] }: { docs?: Picture[] } = answer?.ok ? await answer.json() : {}
      if (isCurrent) setFound(docs)
    }
    if (asked) void ask()
    return () => {
      isCurrent = false
    }
  }, [asked, config.routes.api])

  if (ids.length === 0) return null
  const untold = found.filter(({ id, alt }) => ids.includes(id) && !alt?.[defaultLocale]).length
  return (
    <div className="hestia-actions">
      <DrawerToggler slug={slug} className="hestia-toggler">
        <Button el="div" buttonStyle="secondary" size="small" margin={false}>
          {says('pictures', { count: ids.length })}
        </Button>
      </DrawerToggler>
      {untold > 0 && <span>{says(untold === 1 ? 'pictureUntold' : 'picturesUntold', { count: untold })}</span>}
      <Drawer slug={slug} title={says('picturesTitle')}>
        <p className="hestia-lead">{says('picturesLead')}</p>
        <ol className="hestia-pictures">
          {ids.map((id, at) => {
            const picture = found.find((one) => one.id === id)
            return picture && <PictureRow key={id} picture={picture} at={at} count={ids.length} move={move} />
          })}
        </ol>
      </Drawer>
    </div>
  )
}
