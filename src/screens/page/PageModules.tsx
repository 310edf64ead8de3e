import { MoreLink } from '@blocks/property-list/MoreLink'
import { RenderBlock, type PageContext } from '@blocks/RenderBlock'

import { Video } from '@/components/media/Video'
import { ModuleFrame, type Columns } from '@/components/modules/ModuleFrame'
import { Sheets } from '@/components/sheets/Sheets'
import { RichText } from '@/components/text/RichText'
import { findTextLinks } from '@/data/site/textLinks'
import { pictureOf } from '@/data/catalogue/views/picture'
import { videoView } from '@/data/catalogue/views/video'
import { replacesContactForm } from '@/forms/formToShow'
import type { Locale } from '@/i18n/locales'
import type { Module } from '@/payload-types'

import { sheetsOfModules } from './moduleSheets'

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

/** Whether the content of a module stands beside its words where there is room. */
const isBeside = ({ content }: Module): boolean =>
  content?.some(
    (block) =>
      block.blockType === 'townMap' ||
      (block.blockType === 'contactForm' && block.asksAddressFirst === true),
  ) === true

type Placement = { locale: Locale; place: PageContext }

async function FramedModule({ module, locale, place }: Placement & { module: Module }) {
  const hrefOf = await findTextLinks(locale, module.description)
  const video = videoView(module.video, module.title ?? '', locale)
  const columns = columnsOf(module)
  const picture = pictureOf(module.picture)
  const list = module.content?.find((block) => block.blockType === 'propertyList')
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
      {...(picture && !video && { picture })}
      {...(list && { more: <MoreLink block={list} locale={locale} /> })}
      isBeside={isBeside(module)}
      description={
        showsOwnTitle &&
        module.description && (
          <RichText text={module.description} hrefOf={hrefOf} className="prose opacity-80" />
        )
      }
      video={video && <Video {...video} {...(picture && { poster: picture })} />}
    >
      {module.content?.map((block, index) => (
        <RenderBlock key={index} block={block} module={module} locale={locale} place={place} />
      ))}
    </ModuleFrame>
  )
}

export function PageModules({ modules, locale, place }: Placement & { modules: Module[] }) {
  const rows = groupRows(modules).map((row) => {
    const framed = row.map((module, index) => (
      <FramedModule key={index} module={module} locale={locale} place={place} />
    ))
    const [first] = row
    return first && columnsOf(first) ? (
      <div key={first.id} className="band module-row wrap" data-tint="none">
        {framed}
      </div>
    ) : (
      framed
    )
  })
  return (
    <>
      <Sheets names={sheetsOfModules(modules)} />
      {rows}
    </>
  )
}
