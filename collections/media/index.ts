import type { CollectionAfterReadHook } from 'payload'

import { publicFile } from '@/access/media'
import { editors, staff } from '@/access/rules'
import { pictureOrigins } from '@/domain/site/pictureOrigins'
import { pictureWidths, socialSize } from '@/domain/site/pictureWidths'
import { env } from '@/env'
import { cropPicture } from '@/fields/cropPicture'
import { choice } from '@/fields/layout'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { missingFileHandlers } from '@/fields/missingFile'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { checkUpload, addTone } from '@/fields/uploads'
import { collectionWithWords } from '@/fields/withWords'

import { isLocale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Media as Picture } from '@/payload-types'

import words from './words.json'

const MAX_SIDE_PX = 2400
const webp = { format: 'webp', options: { quality: 82 } } as const
/** Slower to encode, but a tenth smaller. */
const compactWebp = { format: 'webp', options: { quality: 70, effort: 4 } } as const

/** Networks that show previews of pages do not all read WebP. */
const jpeg = { format: 'jpeg', options: { quality: 78 } } as const

/**
 * The file name is derived from the content, so a file never changes. An SVG opened by itself runs
 * no script.
 */
function publicHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  headers.set('X-Content-Type-Options', 'nosniff')
  if (headers.get('Content-Type')?.startsWith('image/svg')) {
    headers.set('Content-Security-Policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
  }
  return headers
}

/** Names what a machine made or changed, in the language of the reader. */
const nameOrigin: CollectionAfterReadHook<Picture> = ({ doc, req }) => {
  const language = req.locale ?? ''
  return doc.origin && doc.origin !== 'photo' && isLocale(language)
    ? { ...doc, label: optionName(language, 'pictureOrigin', doc.origin) }
    : doc
}

export const Media = collectionWithWords(
  {
    slug: 'media',
    access: { create: staff, read: publicFile, update: staff, delete: editors },
    admin: {
      useAsTitle: 'alt',
      defaultColumns: ['filename', 'originalName', 'alt', 'credit', 'width', 'height', 'createdAt'],
      listSearchableFields: ['originalName', 'alt', 'caption', 'credit', 'filename'],
      pagination: { defaultLimit: 50 },
    },
    defaultSort: '-createdAt',
    upload: {
      staticDir: env.MEDIA_DIR,
      handlers: missingFileHandlers(env.MEDIA_DIR),
      mimeTypes: [
        'image/jpeg',
        'image/png',
        'image/webp',
        'image/avif',
        'image/gif',
        'image/svg+xml',
      ],
      // The original is encoded again, which drops EXIF and with it the place a picture was taken.
      resizeOptions: {
        width: MAX_SIDE_PX,
        height: MAX_SIDE_PX,
        fit: 'inside',
        withoutEnlargement: true,
      },
      formatOptions: webp,
      imageSizes: [
        ...pictureWidths.map((width) => ({
          name: `w${width}`,
          width,
          // Nothing is cut off. Without this Payload encodes each size twice, to move a cut to the focal point.
          fit: 'inside' as const,
          withoutEnlargement: true,
          formatOptions: compactWebp,
        })),
        { ...socialSize, withoutEnlargement: false, formatOptions: jpeg },
      ],
      adminThumbnail: 'w250',
      focalPoint: true,
      crop: true,
      pasteURL: false,
      modifyResponseHeaders: publicHeaders,
    },
    hooks: {
      beforeOperation: [
        checkUpload('media', ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg']),
        cropPicture,
      ],
      beforeChange: [addTone],
      afterRead: [nameOrigin],
      beforeDelete: [refuseWhenInUse],
    },
    fields: [
      localizedText('alt'),
      localizedTextarea('caption'),
      { name: 'credit', type: 'text' },
      choice('origin', pictureOrigins, { vocabulary: 'pictureOrigin', defaultValue: 'photo' }),
      { name: 'metresAcross', type: 'number', min: 1, max: 1000 },
      // Only for staff: a name may contain an address.
      { name: 'originalName', type: 'text', maxLength: 200, access: { read: staff } },
      {
        name: 'usedOn',
        type: 'ui',
        admin: { components: { Field: '/src/studio/media/PictureUses#PictureUses' } },
      },
      // The words of the label in the language of the reader.
      { name: 'label', type: 'text', virtual: true, admin: { hidden: true } },
      { name: 'thumbhash', type: 'text', admin: { hidden: true, readOnly: true } },
    ],
  },
  words,
)
