import { publicFile } from '@/access/media'
import { editors, staff } from '@/access/rules'
import { pictureWidths } from '@/domain/pictureWidths'
import { env } from '@/env'
import { cutPicture } from '@/fields/cutPicture'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { admitFile, drawThumbhash } from '@/fields/uploads'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

const LONGEST_SIDE = 2400
const webp = { format: 'webp', options: { quality: 82 } } as const
/** More work when a picture is stored, a tenth less whenever it is shown. */
const lighterWebp = { format: 'webp', options: { quality: 70, effort: 6 } } as const

/** A name is made from the content, so a file never changes under it. A drawing opened by itself runs nothing. */
function headersOf({ headers }: { headers: Headers }): Headers {
  headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  headers.set('X-Content-Type-Options', 'nosniff')
  if (headers.get('Content-Type')?.startsWith('image/svg')) {
    headers.set('Content-Security-Policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
  }
  return headers
}

export const Media = collectionWithWords(
  {
    slug: 'media',
    access: { create: staff, read: publicFile, update: staff, delete: editors },
    admin: {
      useAsTitle: 'alt',
      defaultColumns: ['filename', 'alt', 'credit', 'width', 'height', 'createdAt'],
      listSearchableFields: ['alt', 'caption', 'credit', 'filename'],
      pagination: { defaultLimit: 50 },
    },
    defaultSort: '-createdAt',
    upload: {
      staticDir: env.MEDIA_DIR,
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'],
      // The stored original is made anew, which drops EXIF and with it the place a picture was taken.
      resizeOptions: { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true },
      formatOptions: webp,
      imageSizes: pictureWidths.map((width) => ({ name: `w${width}`, width, withoutEnlargement: true, formatOptions: lighterWebp })),
      adminThumbnail: 'w250',
      focalPoint: true,
      crop: true,
      pasteURL: false,
      modifyResponseHeaders: headersOf,
    },
    hooks: {
      beforeOperation: [admitFile('media', ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg']), cutPicture],
      beforeChange: [drawThumbhash],
      beforeDelete: [refuseWhenInUse],
    },
    fields: [
      localizedText('alt'),
      localizedTextarea('caption'),
      { name: 'credit', type: 'text' },
      { name: 'thumbhash', type: 'text', admin: { hidden: true, readOnly: true } },
    ],
  },
  words,
)
