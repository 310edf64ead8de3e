import type { PictureView } from '@/components/media/Picture'

import { Card } from './Card'

export type ProjectCardView = { id: string; href: string | undefined; picture?: PictureView; heading: string; place: string; facts: string[] }

export function ProjectCard({ project: { href, ...rest } }: { project: ProjectCardView }) {
  return <Card {...rest} {...(href && { href })} />
}
