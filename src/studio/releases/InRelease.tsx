import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { findReleaseChoice } from '@/data/releases/choices'
import { isReleasable } from '@/domain/releases/release'

import '../studio.css'
import { InReleasePanel } from './InReleasePanel'

/** In which release the draft of this document waits, and the way into one. */
export async function InRelease({ id, collectionSlug, req }: UIFieldServerProps) {
  const { data: document } = z.uuid().safeParse(id)
  if (!staff({ req }) || document === undefined || !isReleasable(collectionSlug)) return null
  const target = { collection: collectionSlug, id: document }
  return <InReleasePanel target={target} choice={await findReleaseChoice(req, target)} />
}
