import type { PayloadRequest } from 'payload'

/** Returns the network address of a request, as the front passes it on. */
export const networkAddressOf = ({ headers }: Pick<PayloadRequest, 'headers'>): string =>
  headers.get('x-forwarded-for') ?? ''
