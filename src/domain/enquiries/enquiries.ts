export const enquiryStatuses = ['new', 'answered', 'closed', 'spam'] as const

/** How a person is addressed. */
export const salutations = ['mr', 'ms'] as const

/** The same as stored: "miss" is out of use and no longer offered, and stays where it was chosen. */
export const storedSalutations = [...salutations, 'miss'] as const

/**
 * When a person likes to be called. The hours are in the messages: the afternoon starts earlier in
 * Dutch.
 */
export const contactSlots = ['morning', 'afternoon', 'evening'] as const

export const contactDevices = ['phone', 'mobile', 'email'] as const

export const demandStatuses = ['unconfirmed', 'active', 'paused', 'ended'] as const

export const alertFrequencies = ['instant', 'daily', 'weekly'] as const

export const appointmentStatuses = ['requested', 'confirmed', 'full', 'cancelled', 'done'] as const

export const subscriberStatuses = ['unconfirmed', 'subscribed', 'unsubscribed'] as const

export const testimonialStatuses = ['draft', 'published'] as const

/** The kinds of property in the valuation and rental management forms. */
export const valuedKinds = [
  'house',
  'apartment',
  'ground',
  'investment',
  'commercial',
  'other',
] as const

export const valuationReasons = ['sale', 'rent', 'estate', 'curious'] as const

/** The three services of rental management. */
export const managementServices = ['letting', 'administrative', 'technical'] as const

/** The anchors of the forms on a page: for a question, and for a visit. */
export const ASK_ANCHOR = 'ask'
export const VISIT_ANCHOR = 'visit'
