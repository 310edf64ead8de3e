'use client'

import { useConfig, useField, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { roundDegrees, type Point } from '@/domain/lib/geo'

import { bodyOf, postJson } from '../postJson'
import { placeAnswer, type PlaceAnswer } from './answer'

/** The fields that say where a property is. */
const fields = ['city', 'street', 'houseNumber', 'latitude', 'longitude'] as const
/** Milliseconds without a change after which the address is looked up. */
const PAUSE_MS = 500

/** Looks up the address of the form whenever typing pauses. Undefined until an answer is there. */
function useAnswer(): PlaceAnswer | undefined {
  const { api } = useConfig().config.routes
  // A single string that changes exactly when one of the fields does.
  const values = useFormFields(([form]) =>
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, form[field]?.value ?? null]))),
  )
  const [answer, setAnswer] = useState<PlaceAnswer>()
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const query = JSON.parse(values)
      if (typeof query.city !== 'string') return setAnswer(undefined)
      const response = await postJson(`${api}/properties/place`, query, controller.signal)
      const { data } = placeAnswer.safeParse(response?.ok ? await bodyOf(response) : undefined)
      if (!controller.signal.aborted) setAnswer(data)
    }
    const pause = setTimeout(() => void load(), PAUSE_MS)
    return () => {
      clearTimeout(pause)
      controller.abort()
    }
  }, [values, api])
  return answer
}

/** Returns the pin of the property in the form, what is known of its address, and how to move it. */
export function usePlace() {
  const latitude = useField<number | null>({ path: 'latitude' })
  const longitude = useField<number | null>({ path: 'longitude' })
  const pin: Point | undefined =
    typeof latitude.value === 'number' && typeof longitude.value === 'number'
      ? { lat: latitude.value, lng: longitude.value }
      : undefined
  const move = ({ lat, lng }: Point) => {
    latitude.setValue(roundDegrees(lat))
    longitude.setValue(roundDegrees(lng))
  }
  const isLocked = latitude.disabled === true || longitude.disabled === true
  return { answer: useAnswer(), pin, move, isLocked }
}
