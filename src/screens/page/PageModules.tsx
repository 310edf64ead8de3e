import { RenderBlock, type Place } from '@blocks/RenderBlock'

import { Video } from '@/components/media/Video'
import { ModuleFrame, type Columns } from '@/components/modules/ModuleFrame'
import { RichText } from '@/components/text/RichText'
import { linkOf } from '@/data/views/links'
import { videoView } from '@/data/views/video'
import { isInstead } from '@/forms/asked'
import type { Locale } from '@/i18n/locales'
import type { Module } from '@/payload-types'

const FULL = 12

/** How many of twelve columns a module takes at each width; nothing when it takes the whole page. */
function columnsOf({ columnsSm, columnsMd, columnsLg }: Module): Columns | undefined {
  const isWhole = [columnsSm, columnsMd, columnsLg].every((count) => !count || count === FULL)
  if (isWhole) return undefined
  return { ...(columnsSm && { sm: columnsSm }), ...(columnsMd && { md: columnsMd }), ...(columnsLg && { lg: columnsLg }) }
}

/** Modules that take a part of the page stand beside their neighbours that do. */
function inRows(modules: Module[]): Module[][] {
  const rows: Module[][] = []
  for (const next of modules) {
    const row = rows.at(-1)
    if (columnsOf(next) && row?.[0] && columnsOf(row[0])) row.push(next)
    else rows.push([next])
  }
  return rows
}

type Shown = { locale: Locale; place: Place }

async function Framed({ module, locale, place }: Shown & { module: Module }) {
  const hrefOf = await linkOf(locale)
  const video = videoView(module.video, module.title ?? '', locale)
  const columns = columnsOf(module)
  const isOwn = !module.content?.some((block) => block.blockType === 'contactForm' && isInstead(block.form, place.query))
  return (
    <ModuleFrame
      title={isOwn ? (module.title ?? '') : ''}
      titleSize={module.titleSize ?? 'medium'}
      position={module.position ?? 'left'}
      span={Number(module.span ?? FULL)}
      perRow={Number(module.numberItemOfRow ?? 3)}
      tint={module.tint ?? 'none'}
      {...(columns && { columns })}
      description={isOwn && module.description && <RichText text={module.description} hrefOf={hrefOf} className="prose text-lg opacity-80" />}
      video={video && <Video {...video} />}
    >
      {module.content?.map((block, at) => (
        <RenderBlock key={at} block={block} module={module} locale={locale} place={place} />
      ))}
    </ModuleFrame>
  )
}

export function PageModules({ modules, locale, place }: Shown & { modules: Module[] }) {
  return inRows(modules).map((row) => {
    const framed = row.map((module, at) => <Framed key={at} module={module} locale={locale} place={place} />)
    const [first] = row
    return first && columnsOf(first) ? (
      <div key={first.id} className="module-row wrap py-12 md:py-18">
        {framed}
      </div>
    ) : (
      framed
    )
  })
}
