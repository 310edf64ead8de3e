import { View } from '@react-pdf/renderer'

import { fill } from '@/i18n/fill'

import type { Look } from './look'
import { Text } from './Text'
import type { BrochureView } from './view'

/** The foot of a page: whose it is, and its number. */
export const Foot = ({ view, look }: { view: BrochureView; look: Look }) => (
  <View style={look.styles.foot} fixed>
    <Text>
      {view.contact.name} · {view.reference}
    </Text>
    <Text
      render={({ pageNumber, totalPages }) =>
        fill(view.page, { page: String(pageNumber), pages: String(totalPages) })
      }
    />
  </View>
)
