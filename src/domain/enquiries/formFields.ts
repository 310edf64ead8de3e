/** The fields that a form can ask about a person. */
export const contactFields = [
  'title',
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'zip',
  'city',
  'contactSlot',
  'contactDevice',
  'remark',
] as const
export type ContactField = (typeof contactFields)[number]

export const fieldStates = ['hidden', 'optional', 'required'] as const
export type FieldState = (typeof fieldStates)[number]

/** The state of each field of one form. */
export type FormFields = Readonly<Record<ContactField, FieldState>> & {
  /** E-mail or phone: one of both is enough. */
  readonly oneOfBoth?: boolean
}
