import type { AddressKind } from './kind'

const READ = ['GET', 'HEAD']
const SEND = ['POST']
const BOTH = ['GET', 'HEAD', 'POST']
/** The methods of Payload's REST API: it has no PUT. */
const REST = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']

/** The methods of each kind of address. The front answers OPTIONS for all of them. */
const methods: Readonly<Record<AddressKind, readonly string[]>> = {
  page: READ,
  portal: READ,
  file: READ,
  mapFile: READ,
  build: READ,
  admin: BOTH,
  media: READ,
  brochure: READ,
  print: READ,
  privateFile: READ,
  feed: READ,
  hook: SEND,
  search: READ,
  map: READ,
  challenge: READ,
  form: SEND,
  personal: BOTH,
  portalForm: SEND,
  login: SEND,
  beacon: SEND,
  internal: SEND,
  upload: REST,
  import: SEND,
  rest: REST,
}

export const isMethodAllowed = (kind: AddressKind, method: string): boolean =>
  methods[kind].includes(method)

/** The value of the `Allow` header. */
export const allowHeader = (kind: AddressKind): string => [...methods[kind], 'OPTIONS'].join(', ')
