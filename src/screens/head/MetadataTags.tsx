import { Fragment } from 'react'

import type { PageMetadata } from './metadata'

const Named = ({ name, content }: { name: string; content: string | undefined }) =>
  content === undefined ? null : <meta name={name} content={content} />

const Property = ({ name, content }: { name: string; content: string | number | undefined }) =>
  content === undefined ? null : <meta property={name} content={String(content)} />

/** The preview of a page in other programs. Its words stand for those of Twitter as well. */
function Previews({ openGraph, twitter }: Pick<PageMetadata, 'openGraph' | 'twitter'>) {
  const { title, description, images = [] } = openGraph
  return (
    <>
      <Property name="og:title" content={title} />
      <Property name="og:description" content={description} />
      <Property name="og:url" content={openGraph.url} />
      <Property name="og:site_name" content={openGraph.siteName || undefined} />
      <Property name="og:locale" content={openGraph.locale} />
      {images.map(({ url, width, height, alt }) => (
        <Fragment key={url}>
          <Property name="og:image" content={url} />
          <Property name="og:image:width" content={width} />
          <Property name="og:image:height" content={height} />
          <Property name="og:image:alt" content={alt} />
        </Fragment>
      ))}
      <Property name="og:type" content={openGraph.type} />
      <Named name="twitter:card" content={twitter.card} />
      <Named name="twitter:title" content={title} />
      <Named name="twitter:description" content={description} />
      {images.map(({ url, width, height, alt }) => (
        <Fragment key={url}>
          <Named name="twitter:image" content={url} />
          <Named name="twitter:image:alt" content={alt} />
          <Named name="twitter:image:width" content={String(width)} />
          <Named name="twitter:image:height" content={String(height)} />
        </Fragment>
      ))}
    </>
  )
}

/** The metadata of a page as Next writes it, for a page that is written without Next. */
export function MetadataTags({ metadata }: { metadata: PageMetadata }) {
  const { title, description, robots, alternates, openGraph, twitter } = metadata
  return (
    <>
      <title>{title}</title>
      <Named name="description" content={description} />
      {robots && (
        <meta
          name="robots"
          content={`${robots.index ? 'index' : 'noindex'}, ${robots.follow ? 'follow' : 'nofollow'}`}
        />
      )}
      {alternates.canonical && <link rel="canonical" href={alternates.canonical} />}
      {Object.entries(alternates.languages).map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <Previews openGraph={openGraph} twitter={twitter} />
    </>
  )
}
