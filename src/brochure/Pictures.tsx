import { Image as Photo, Page, View } from '@react-pdf/renderer'

import { Foot } from './Foot'
import { Label } from './Label'
import type { Look } from './look'
import type { Ready } from './pictures'
import { Text } from './Text'
import type { BrochureView } from './view'

const GAP_PT = 6
/** From the top of the page to above its foot. */
const HEIGHT_PT = 770
const WIDE_SHARE = 0.36

type Props = { pictures: readonly Ready[]; view: BrochureView; look: Look }

const Cell = ({ file, label, height }: Ready & { height: number }) => (
  <View style={{ flex: 1, height }}>
    <Photo src={file} style={{ width: '100%', height, objectFit: 'cover' }} />
    <Label text={label} />
  </View>
)

/** Returns the pictures in rows: wide ones alone, and the last two side by side. */
function rowsOf(pictures: readonly Ready[]): Ready[][] {
  const shown = pictures.slice(0, 4)
  if (shown.length < 3) return shown.map((picture) => [picture])
  return [...shown.slice(0, -2).map((picture) => [picture]), shown.slice(-2)]
}

/** A page of pictures from edge to edge. */
export function PicturePage({ pictures, view, look }: Props) {
  const rows = rowsOf(pictures)
  const wide = rows.length > 2 ? HEIGHT_PT * WIDE_SHARE : HEIGHT_PT / 2
  const last = HEIGHT_PT - wide * (rows.length - 1) - GAP_PT * (rows.length - 1)
  return (
    <Page size="A4" style={{ ...look.styles.page, padding: 0 }}>
      <Foot view={view} look={look} />
      <View style={{ gap: GAP_PT }}>
        {rows.map((row, at) => (
          <View key={row[0]?.url} style={{ flexDirection: 'row', gap: GAP_PT }}>
            {row.map((picture) => (
              <Cell
                key={picture.url}
                {...picture}
                height={at === rows.length - 1 && rows.length > 1 ? last : wide}
              />
            ))}
          </View>
        ))}
      </View>
    </Page>
  )
}

const PLANS_ON_PAGE = 2

/** The plans, uncropped, two on a page, each as large as half of it. */
export function PlanPages({
  plans,
  view,
  look,
}: { plans: readonly Ready[] } & Omit<Props, 'pictures'>) {
  const pages = Array.from({ length: Math.ceil(plans.length / PLANS_ON_PAGE) }, (_, at) =>
    plans.slice(at * PLANS_ON_PAGE, (at + 1) * PLANS_ON_PAGE),
  )
  return pages.map((page, at) => (
    <Page
      key={page[0]?.url}
      size="A4"
      style={look.styles.page}
      {...(at === 0 && { bookmark: view.plans.heading })}
    >
      <Foot view={view} look={look} />
      <Text style={look.styles.heading}>{view.plans.heading}</Text>
      {page.map(({ file, label, url }) => (
        <View
          key={url}
          wrap={false}
          style={{
            borderTopWidth: 0.75,
            borderTopColor: look.ink,
            paddingTop: 14,
            marginBottom: 14,
          }}
        >
          <Photo
            src={file}
            style={{ width: '100%', height: page.length > 1 ? 290 : 600, objectFit: 'contain' }}
          />
          <Label text={label} />
        </View>
      ))}
    </Page>
  ))
}
