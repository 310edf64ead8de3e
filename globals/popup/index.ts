import { editors, siteOrStaff } from '@/access/rules'
import { popupStates } from '@/domain/site/options'
import { localizedLink } from '@/fields/link'
import { choice, row } from '@/fields/layout'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { globalWithWords } from '@/fields/withWords'

import words from './words.json'

export const Popup = globalWithWords(
  {
    slug: 'popup',
    access: { read: siteOrStaff, update: editors },
    fields: [
      row(choice('isPublished', popupStates, { required: true, defaultValue: 'no' }), {
        name: 'delay',
        type: 'number',
        min: 0,
        max: 600,
        defaultValue: 5,
      }),
      localizedText('title'),
      localizedTextarea('description'),
      row(localizedLink('link'), localizedText('linkLabel')),
      { name: 'image', type: 'upload', relationTo: 'media' },
    ],
  },
  words,
)
