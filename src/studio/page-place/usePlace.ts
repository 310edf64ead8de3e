'use client'

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from '@/domain/lib/zodWithoutEval'

import { bodyOf, getJson, postJson } from '../postJson'

const placeSchema = z.object({ menus: z.array(z.string()), href: z.string().nullable() })
type Place = z.infer<typeof placeSchema>

type Problem = { text: string } | 'noMenu' | 'failed'

/** Reads where the page stands after each save, and puts it into the main menu. */
export function usePlace() {
  const { api } = useConfig().config.routes
  const { id, savedDocumentData } = useDocumentInfo()
  const { code } = useLocale()
  const [place, setPlace] = useState<Place>()
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const base = `${api}/pages/${id}`
  const savedAt = String(savedDocumentData?.updatedAt ?? '')
  const isPublished = savedDocumentData?._status === 'published'

  useEffect(() => {
    if (id === undefined) return undefined
    let isCurrent = true
    const read = async () => {
      const body = await bodyOf(await getJson(`${base}/place?locale=${code}`))
      if (isCurrent) setPlace(placeSchema.safeParse(body).data)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [id, base, code, savedAt])

  const putInMenu = async () => {
    setBusy(true)
    const response = await postJson(`${base}/into-menu?locale=${code}`, {})
    const body = await bodyOf(response)
    const { data } = placeSchema.safeParse(body)
    if (data) setPlace(data)
    const message = typeof body.message === 'string' ? { text: body.message } : 'failed'
    setProblem(data ? undefined : body.problem === 'noMenu' ? 'noMenu' : message)
    setBusy(false)
  }
  return { place: id === undefined ? undefined : place, isPublished, problem, isBusy, putInMenu }
}
