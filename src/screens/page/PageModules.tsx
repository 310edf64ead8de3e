import { RenderBlock, type PageContext } from '@blocks/RenderBlock'

import { Video } from '@/components/media/Video'
import { ModuleFrame, type Columns } from '@/components/modules/ModuleFrame'
import { RichText } from '@/components/text/RichText'
import { pageHrefResolver } from '@/data/site/pageLinks'
import { videoView } from '@/data/catalogue/views/video'
import { replacesContactForm } from '@/forms/formToShow'
import type { Locale } from '@/i18n/locales'
import type { Module } from '@/payload-types'

const FULL_WIDTH = 12

/**
 * Returns how many of twelve columns a module takes at each width; undefined when it takes the
 * whole page.
 */
function columnsOf({ columnsSm, columnsMd, columnsLg }: Module): Columns | undefined {
  const isWhole = [columnsSm, columnsMd, columnsLg].every((count) => !count || count === FULL_WIDTH)
  if (isWhole) return undefined
  return {
    ...(columnsSm && { sm: columnsSm }),
    ...(columnsMd && { md: columnsMd }),
    ...(columnsLg && { lg: columnsLg }),
  }
}

/** Groups consecutive modules that take a part of the width into rows. */
function groupRows(modules: Module[]): Module[][] {
  const rows: Module[][] = []
  for (const next of modules) {
    const row = rows.at(-1)
    if (columnsOf(next) && row?.[0] && columnsOf(row[0])) row.push(next)
    else rows.push([next])
  }
  return rows
}

type Placement = { locale: Locale; place: PageContext }

async function FramedModule({ module, locale, place }: Placement & { module: Module }) {
  const hrefOf = await pageHrefResolver(locale)
  const video = videoView(module.video, module.title ?? '', locale)
  const columns = columnsOf(module)
  const showsOwnTitle = !module.content?.some(
    (block) => block.blockType === 'contactForm' && replacesContactForm(block.form, place.query),
  )
  return (
    <ModuleFrame
      title={showsOwnTitle ? (module.title ?? '') : ''}
      titleSize={module.titleSize ?? 'medium'}
      position={module.position ?? 'left'}
      span={Number(module.span ?? FULL_WIDTH)}
      perRow={Number(module.numberItemOfRow ?? 3)}
      tint={module.tint ?? 'none'}
      {...(columns && { columns })}
      description={
        showsOwnTitle &&
        module.description && (
          <RichText
            text={module.description}
            hrefOf={hrefOf}
            className="prose text-lg opacity-80"
          />
        )
      }
      video={video && <Video {...video} />}
    >
      {module.content?.map((block, index) => (
        <RenderBlock key={index} block={block} module={module} locale={locale} place={place} />
      ))}
    </ModuleFrame>
  )
}

export function PageModules({ modules, locale, place }: Placement & { modules: Module[] }) {
  return groupRows(modules).map((row) => {
    const framed = row.map((module, index) => (
      <FramedModule key={index} module={module} locale={locale} place={place} />
    ))
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
