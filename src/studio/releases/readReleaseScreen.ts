import type { PayloadRequest } from 'payload'

import { describeRelease, type DescribedRelease } from '@/data/releases/describe'
import { findWaitingDrafts, type WaitingDraft } from '@/data/releases/drafts'

import { isInMenu } from '../menu'

/** What the screen of a release shows. */
export type ReleaseScreen = { release: DescribedRelease; drafts: WaitingDraft[] }

export async function readReleaseScreen(
  req: PayloadRequest,
  id: string,
  how: { isChecked: boolean },
): Promise<ReleaseScreen | undefined> {
  const release = await describeRelease(req, id, how)
  if (!release) return undefined
  const isOpen = release.state === 'open'
  return {
    release,
    drafts: isOpen ? await findWaitingDrafts(req, (slug) => isInMenu(slug, req)) : [],
  }
}
