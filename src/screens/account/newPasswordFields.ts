import type { translate } from '@/i18n/translate'

import { passwordPlaceholders } from './entry'
import type { PlainField } from './PlainForm'

/** The fields for a new password, which is typed twice. */
export const newPasswordFields = (t: ReturnType<typeof translate>): PlainField[] => [
  {
    name: 'password',
    kind: 'password',
    label: t('account.newPassword'),
    hint: t('account.passwordHint', passwordPlaceholders),
    autocomplete: 'new-password',
  },
  {
    name: 'repeated',
    kind: 'password',
    label: t('account.repeated'),
    autocomplete: 'new-password',
  },
]
