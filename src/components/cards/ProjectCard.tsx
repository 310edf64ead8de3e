import type { PictureView } from '@/components/media/Picture'

import { Card, type CardPosition } from './Card'

export type ProjectCardView = {
  id: string
  href: string | undefined
  picture?: PictureView
  heading: string
  place: string
  facts: string[]
}

export function ProjectCard({
  project: { href, ...rest },
  ...place
}: { project: ProjectCardView; isRow?: boolean } & CardPosition) {
  return <Card {...rest} {...place} {...(href && { href })} />
}
