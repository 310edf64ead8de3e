import { admins, siteOrStaff } from '@/access/rules'
import { globalWithWords } from '@/fields/withWords'

import {
  analytics,
  header,
  identity,
  languages,
  law,
  leads,
  maps,
  staffLogins,
  theme,
} from './fields'
import words from './words.json'

export const Settings = globalWithWords(
  {
    slug: 'settings',
    access: { read: siteOrStaff, update: admins },
    fields: [
      {
        type: 'tabs',
        tabs: [identity, languages, leads, law, header, theme, analytics, maps, staffLogins],
      },
    ],
  },
  words,
)
