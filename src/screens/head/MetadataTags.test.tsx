import { expect, test } from '@jest/globals'

import { markupOf } from '@/components/static/markup'

import { MetadataTags } from './MetadataTags'

const canonical = 'http://agency.example/nl/te-koop/'
const image = { url: 'http://agency.example/a.webp', width: 1360, height: 907, alt: 'Een "huis"' }

/** What Next 16.4 writes for this metadata. */
const byNext = [
  '<title>Te koop. Pagina 1 van 2</title>',
  '<meta name="description" content="Alles wat wij verkopen"/>',
  '<meta name="robots" content="noindex, follow"/>',
  `<link rel="canonical" href="${canonical}"/>`,
  `<link rel="alternate" hrefLang="nl" href="${canonical}"/>`,
  `<link rel="alternate" hrefLang="x-default" href="${canonical}"/>`,
  '<meta property="og:title" content="Te koop"/>',
  '<meta property="og:description" content="Alles wat wij verkopen"/>',
  `<meta property="og:url" content="${canonical}"/>`,
  '<meta property="og:site_name" content="Maison Hestia"/>',
  '<meta property="og:locale" content="nl_BE"/>',
  '<meta property="og:image" content="http://agency.example/a.webp"/>',
  '<meta property="og:image:width" content="1360"/>',
  '<meta property="og:image:height" content="907"/>',
  '<meta property="og:image:alt" content="Een &quot;huis&quot;"/>',
  '<meta property="og:type" content="website"/>',
  '<meta name="twitter:card" content="summary_large_image"/>',
  '<meta name="twitter:title" content="Te koop"/>',
  '<meta name="twitter:description" content="Alles wat wij verkopen"/>',
  '<meta name="twitter:image" content="http://agency.example/a.webp"/>',
  '<meta name="twitter:image:alt" content="Een &quot;huis&quot;"/>',
  '<meta name="twitter:image:width" content="1360"/>',
  '<meta name="twitter:image:height" content="907"/>',
]

const metadata = {
  title: 'Te koop. Pagina 1 van 2',
  description: 'Alles wat wij verkopen',
  robots: { index: false, follow: true },
  alternates: { canonical, languages: { nl: canonical, 'x-default': canonical } },
  openGraph: {
    type: 'website' as const,
    siteName: 'Maison Hestia',
    title: 'Te koop',
    description: 'Alles wat wij verkopen',
    locale: 'nl_BE',
    url: canonical,
    images: [image],
  },
  twitter: { card: 'summary_large_image' as const },
}

test('writes the metadata of a page as Next does', () => {
  expect(markupOf(<MetadataTags metadata={metadata} />)).toBe(byNext.join(''))
})
