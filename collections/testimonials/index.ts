import { publishedTestimonialOrStaff } from '@/access/publishedTestimonialOrStaff'
import { editors, staff } from '@/access/rules'
import { testimonialStatuses } from '@/domain/leads'
import { row } from '@/fields/lists'
import { localizedTextarea, publicFlag } from '@/fields/localized'
import { webAddress } from '@/fields/webAddress'
import { statusField } from '@/fields/person'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

export const Testimonials = collectionWithWords(
  {
    slug: 'testimonials',
    access: { create: editors, read: publishedTestimonialOrStaff, update: staff, delete: editors },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'comment', 'status', 'postedOn'],
      listSearchableFields: ['name', 'postedBy'],
    },
    defaultSort: '-postedOn',
    fields: [
      statusField('testimonialStatus', testimonialStatuses),
      { ...publicFlag(), admin: { position: 'sidebar' } },
      { name: 'name', type: 'text', required: true },
      localizedTextarea('comment'),
      { name: 'image', type: 'upload', relationTo: 'media' },
      webAddress('website'),
      row({ name: 'postedOn', type: 'date', index: true, admin: { date: { pickerAppearance: 'dayOnly' } } }, { name: 'postedBy', type: 'text' }),
    ],
  },
  words,
)
