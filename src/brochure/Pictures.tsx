import { Image as Photo, Text, View } from '@react-pdf/renderer'

import type { Look } from './look'
import type { Ready } from './pictures'

const GAP_PT = 8
const HALF_WIDTH_PT = (499 - GAP_PT) / 2

/** Pictures side by side, cropped to 3:2 as on the site. */
export const PictureRows = ({ pictures }: { pictures: readonly Ready[] }) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: GAP_PT, marginTop: 26 }}>
    {pictures.map(({ file, url }) => (
      <Photo
        key={url}
        src={file}
        style={{
          width: HALF_WIDTH_PT,
          height: (HALF_WIDTH_PT * 2) / 3,
          objectFit: 'cover',
          borderRadius: 2,
        }}
      />
    ))}
  </View>
)

/** Plans, uncropped, as large as fit on half a page. */
export const Plans = ({
  heading,
  plans,
  look,
}: {
  heading: string
  plans: readonly Ready[]
  look: Look
}) => (
  <View style={{ marginTop: 26 }} wrap={false}>
    <Text style={look.styles.heading}>{heading}</Text>
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 16 }}>
      {plans.map(({ file, url }) => (
        <Photo
          key={url}
          src={file}
          style={{
            width: plans.length > 1 ? 241 : '100%',
            height: plans.length > 1 ? 230 : 300,
            objectFit: 'contain',
          }}
        />
      ))}
    </View>
  </View>
)
