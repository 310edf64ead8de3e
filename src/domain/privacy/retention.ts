/** How long what visitors send is kept. The privacy page says the same: change both. */
export const retention = {
  /** An ordinary question, an offer, a visit, and the mails about them. */
  questions: '12 months',
  /** What an owner wrote in the portal, and the mails about it: of the file of a sale or letting. */
  files: '10 years',
  /** A testimonial that is not shown, since its last change. */
  drafts: '12 months',
  /** A demand since its last change. */
  demands: '12 months',
  spam: '30 days',
  /** A subscription or demand whose link was never pressed, its enquiry, and the mail with the link. */
  unconfirmed: '30 days',
  /**
   * A subscription that has ended, and how it was ended: so long a colleague sees it and can tell
   * the program that sends the newsletter. After that nothing is needed, because the site writes
   * only to who has confirmed.
   */
  unsubscribed: '30 days',
  /** What the site showed of a property or project, since it was last shown: as far back as an inspection asks. */
  shownStates: '5 years',
  /** A file made for an inspection; it can be made again. */
  inspectionFiles: '30 days',
  /** Answers of a form that was refused or just sent, for the page that shows them again. */
  typedForms: '15 minutes',
  /** The audit log. */
  audit: '24 months',
} as const
