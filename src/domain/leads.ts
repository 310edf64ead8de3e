/** Every form of the site. What a visitor sends through one of them is an enquiry of that kind. */
export const enquiryKinds = [
  'contact',
  'property',
  'appointment',
  'construction',
  'valuation',
  'demand',
  'friend',
  'newsletter',
  'rental_management',
  'testimonial',
  'documents',
  'offer',
  'unsubscribe',
] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

export const enquiryStatuses = ['new', 'answered', 'closed', 'spam'] as const

export const salutations = ['mr', 'ms', 'miss'] as const

/** When somebody likes to be called. The hours stand in the messages: the afternoon starts earlier in Dutch. */
export const contactSlots = ['morning', 'afternoon', 'evening'] as const

export const contactDevices = ['phone', 'mobile', 'email'] as const

export const demandStatuses = ['unconfirmed', 'active', 'paused', 'ended'] as const

export const alertFrequencies = ['instant', 'daily', 'weekly'] as const

export const appointmentStatuses = ['requested', 'confirmed', 'full', 'cancelled', 'done'] as const

export const subscriberStatuses = ['unconfirmed', 'subscribed', 'unsubscribed'] as const

export const testimonialStatuses = ['draft', 'published'] as const

/** What an owner has, when he asks what it is worth or who will let it. */
export const valuedKinds = ['house', 'apartment', 'ground', 'investment', 'commercial', 'other'] as const

export const valuationReasons = ['sale', 'rent', 'estate', 'curious'] as const

/** The three services of rental management. */
export const managementServices = ['letting', 'administrative', 'technical'] as const

/** Where on a page the form stands that somebody came for. */
export const ASK_ANCHOR = 'ask'

/** What a visitor can ask about one listing. */
export type AskKind = 'visit' | 'information' | 'documents' | 'friend' | 'offer'
