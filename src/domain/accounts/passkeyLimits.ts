/** More than the devices of one person. */
export const MAX_PASSKEYS = 10
export const MAX_PASSKEY_NAME_LENGTH = 60
