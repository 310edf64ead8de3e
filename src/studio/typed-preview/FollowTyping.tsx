'use client'

import { useFollowTyping } from './useFollowTyping'

/** Lets the preview beside the form follow what is typed. It draws nothing itself. */
export function FollowTyping() {
  useFollowTyping()
  return null
}
