import { Image as Photo, Page, View } from '@react-pdf/renderer'

import { scalePlans, type ScaledPlans } from '@/domain/catalogue/planScale'

import { Foot } from './Foot'
import { Label } from './Label'
import { MARGIN, type Look } from './look'
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
/** What plans may fill on a page, below its heading. */
const PLAN_SPACE = { width: 595 - 2 * MARGIN, height: 590, gap: 20 }
/** Of plans whose size is not known: alone on a page, or one of two. */
const PLAN_HEIGHT = { alone: 590, paired: 280 }

type Plan = Ready & { metres: number | undefined }
type Measured = Ready & { metres: number }
type PlansProps = { look: Look; words: BrochureView['plans'] }

const isMeasured = (plan: Plan): plan is Measured => plan.metres !== undefined

/** A line as long as some metres are on the plans. */
const ScaleBar = ({ bar, look }: { bar: ScaledPlans['bar']; look: Look }) => (
  <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 6 }}>
    <View
      style={{
        width: bar.width,
        height: 4,
        borderWidth: 0.75,
        borderTopWidth: 0,
        borderColor: look.ink,
      }}
    />
    <Text style={look.styles.small}>{`${bar.metres} m`}</Text>
  </View>
)

/** Plans at one scale, which stands below them. */
function ScaledFigures({
  plans,
  scaled: { scale, isRow, sizes, bar },
  words,
  look,
}: PlansProps & { plans: readonly Ready[]; scaled: ScaledPlans }) {
  return (
    <>
      <View style={{ flexDirection: isRow ? 'row' : 'column', gap: PLAN_SPACE.gap }}>
        {plans.map(({ file, label, url }, at) => (
          <View key={url}>
            <Photo src={file} style={sizes[at] ?? {}} />
            <Label text={label} />
          </View>
        ))}
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 16, marginTop: 14 }}>
        <Text style={look.styles.small}>{words.scale.replace('{scale}', String(scale))}</Text>
        <ScaleBar bar={bar} look={look} />
      </View>
    </>
  )
}

/** Plans as large as there is room, with the remark that they are not to scale. */
function UnscaledFigures({ plans, words, look }: PlansProps & { plans: readonly Ready[] }) {
  const height = plans.length > 1 ? PLAN_HEIGHT.paired : PLAN_HEIGHT.alone
  return (
    <>
      {plans.map(({ file, label, url }) => (
        <View key={url} style={{ marginBottom: PLAN_SPACE.gap }}>
          <Photo src={file} style={{ width: '100%', height, objectFit: 'contain' }} />
          <Label text={label} />
        </View>
      ))}
      <Text style={look.styles.small}>{words.noScale}</Text>
    </>
  )
}

const inPages = <Item,>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PLANS_ON_PAGE) }, (_, at) =>
    items.slice(at * PLANS_ON_PAGE, (at + 1) * PLANS_ON_PAGE),
  )

/** The plans, uncropped, two on a page: to scale those whose size staff know, then the others. */
export function PlanPages({
  plans,
  view,
  look,
}: { plans: readonly Ready[] } & Omit<Props, 'pictures'>) {
  const words = view.plans
  const metres = new Map(words.pictures.map((plan) => [plan.url, plan.metres]))
  const known = plans.map((plan): Plan => ({ ...plan, metres: metres.get(plan.url) }))
  const pages = [
    ...inPages(known.filter(isMeasured)).map((page) => ({
      page,
      scaled: scalePlans(page, PLAN_SPACE),
    })),
    ...inPages(known.filter((plan) => !isMeasured(plan))).map((page) => ({
      page,
      scaled: undefined,
    })),
  ]
  return pages.map(({ page, scaled }, at) => (
    <Page
      key={page[0]?.url}
      size="A4"
      style={look.styles.page}
      {...(at === 0 && { bookmark: words.heading })}
    >
      <Foot view={view} look={look} />
      <Text style={look.styles.heading}>{words.heading}</Text>
      <View style={{ borderTopWidth: 0.75, borderTopColor: look.ink, paddingTop: 14 }}>
        {scaled ? (
          <ScaledFigures plans={page} scaled={scaled} words={words} look={look} />
        ) : (
          <UnscaledFigures plans={page} words={words} look={look} />
        )}
      </View>
    </Page>
  ))
}
