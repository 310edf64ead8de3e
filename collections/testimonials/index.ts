import { publishedTestimonialOrStaff } from '@/access/publishedTestimonialOrStaff'
import { editors, nobody, staff } from '@/access/rules'
import { testimonialStatuses } from '@/domain/enquiries/enquiries'
import { consentField, consentWords } from '@/fields/consent'
import { row } from '@/fields/layout'
import { localizedText, localizedTextarea, publicFlag } from '@/fields/localized'
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
      row(
        {
          name: 'postedOn',
          type: 'date',
          index: true,
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
        localizedText('postedBy'),
      ),
      // A hash of the author's email address, by which erasure finds the testimonial when the
      // enquiry is gone.
      {
        name: 'authorKey',
        type: 'text',
        index: true,
        access: { create: nobody, read: nobody, update: nobody },
        admin: { hidden: true },
      },
      consentField,
    ],
  },
  { ...words, fields: { ...words.fields, ...consentWords } },
)
