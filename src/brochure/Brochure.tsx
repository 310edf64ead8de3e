import { Document, Image as Photo, Page, View } from '@react-pdf/renderer'

import { BackPage, Contact } from './Contact'
import { Costs } from './Costs'
import { Cover } from './Cover'
import { FactColumns, Scale } from './Facts'
import { Foot } from './Foot'
import { Label } from './Label'
import { Law } from './Law'
import { type Look, createLook, MARGIN } from './look'
import { PicturePage, PlanPages } from './Pictures'
import type { Ready } from './pictures'
import { splitInTwo } from './split'
import { Text } from './Text'
import type { BrochureView } from './view'

type Blocks = BrochureView['about']['blocks']

const ABOUT_PICTURE_PT = 430
const LOW_PICTURE_PT = 230
/** So many letters stand on one line of a column. */
const LETTERS_A_LINE = 40
/** The lines of a column that fit below the high and below the low picture. */
const MAX_LINES = { high: 14, low: 26 }

const Paragraphs = ({ blocks, look }: { blocks: Blocks; look: Look }) =>
  blocks.map(({ kind, text }, at) => (
    <Text
      key={at}
      style={{
        marginBottom: kind === 'item' ? 2 : 7,
        ...(kind === 'heading' && { ...look.styles.strong, marginTop: 6, marginBottom: 2 }),
      }}
    >
      {kind === 'item' ? `• ${text}` : text}
    </Text>
  ))

type PageProps = { view: BrochureView; look: Look }

const linesOf = (blocks: Blocks): number =>
  blocks.reduce((sum, { text }) => sum + Math.ceil(text.length / LETTERS_A_LINE) + 0.5, 0)

/** Two columns below a high picture, a longer text below a low one, and one that does not fit flows on. */
function aboutLayout(blocks: Blocks): { columns: Blocks[]; picture: number } {
  const columns = splitInTwo(blocks, ({ text }) => text.length)
  const tallest = Math.max(...columns.map(linesOf))
  if (tallest <= MAX_LINES.high) return { columns, picture: ABOUT_PICTURE_PT }
  return { columns: tallest <= MAX_LINES.low ? columns : [blocks], picture: LOW_PICTURE_PT }
}

/** The text below a picture from edge to edge. */
function AboutPage({ view, look, picture }: PageProps & { picture: Ready | undefined }) {
  const { heading, blocks } = view.about
  if (blocks.length === 0) return null
  const layout = aboutLayout(blocks)
  return (
    <Page size="A4" style={{ ...look.styles.page, paddingTop: 48 }} bookmark={heading}>
      <Foot view={view} look={look} />
      {picture && (
        <View style={{ marginTop: -48, marginHorizontal: -MARGIN, marginBottom: 34 }}>
          <Photo src={picture.file} style={{ height: layout.picture, objectFit: 'cover' }} />
          <Label text={picture.label} />
        </View>
      )}
      <Text style={look.styles.heading}>{heading}</Text>
      <View style={look.styles.columns}>
        {layout.columns.map((column, at) => (
          <View key={at} style={{ flex: 1, fontSize: 10.5, lineHeight: 1.6 }}>
            <Paragraphs blocks={column} look={look} />
          </View>
        ))}
      </View>
    </Page>
  )
}

/** All facts on one page, with the energy scale, the fees and who the agency is; without a map also whom to ask. */
const AllFacts = ({
  view,
  look,
  agent,
  isLast,
}: PageProps & { agent: Ready | undefined; isLast: boolean }) => (
  <Page size="A4" style={look.styles.page} bookmark={view.groups[0]?.heading ?? ''}>
    <Foot view={view} look={look} />
    <FactColumns groups={view.groups} look={look} />
    {view.scale && <Scale scale={view.scale} look={look} />}
    <Law law={view.law} look={look} />
    {view.fees && (
      <Text style={{ ...look.styles.small, marginTop: 16 }}>
        {view.fees.label}. {view.fees.value}
      </Text>
    )}
    <Text style={{ ...look.styles.small, marginTop: view.fees ? 4 : 16 }}>
      {[...view.identity, view.note].join('. ').replaceAll('..', '.')}
    </Text>
    {isLast && (
      <View style={{ marginTop: 36 }} wrap={false}>
        <Contact contact={view.contact} agent={agent} look={look} />
      </View>
    )}
    {isLast && view.costs && <Costs costs={view.costs} look={look} />}
  </Page>
)

type Props = {
  view: BrochureView
  pictures: readonly Ready[]
  plans: readonly Ready[]
  map: Ready | undefined
  agent: Ready | undefined
}

/** The brochure of a listing: cover, text, pictures, plans, facts, and where and whom to visit. */
export function Brochure({ view, pictures, plans, map, agent }: Props) {
  const look = createLook(view.theme)
  const [cover, aboutPicture, ...others] = pictures
  const about = {
    title: view.title,
    subject: view.subject,
    language: view.language,
    author: view.contact.name,
    creator: view.contact.name,
  }
  const hasText = view.about.blocks.length > 0
  const shown = hasText ? others : pictures.slice(1)
  return (
    <Document {...about} producer="Hestia" pageMode="useOutlines">
      <Cover view={view} picture={cover} look={look} />
      <AboutPage view={view} look={look} picture={aboutPicture} />
      {shown.length > 0 && <PicturePage pictures={shown} view={view} look={look} />}
      <PlanPages plans={plans} view={view} look={look} />
      <AllFacts view={view} look={look} agent={agent} isLast={!map} />
      {map && <BackPage view={view} map={map} agent={agent} look={look} />}
    </Document>
  )
}
