import { Document, Image as Photo, Page, Text, View } from '@react-pdf/renderer'

import { BackPage, Contact } from './Contact'
import { Cover } from './Cover'
import { FactColumns, Scale } from './Facts'
import { Foot } from './Foot'
import { type Look, createLook, MARGIN } from './look'
import { PicturePage, PlanPages } from './Pictures'
import type { Ready } from './pictures'
import { splitInTwo } from './split'
import type { BrochureView } from './view'

type Blocks = BrochureView['about']['blocks']

/** Up to so many letters the text stands in two columns below its picture. */
const MAX_COLUMN_LETTERS = 1700
const TOLD_PICTURE_PT = 430
const LOW_PICTURE_PT = 230

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

/** The text below a picture from edge to edge; a long one flows on below a lower picture. */
function Told({ view, look, picture }: PageProps & { picture: Ready | undefined }) {
  const { heading, blocks } = view.about
  if (blocks.length === 0) return null
  const isShort = blocks.reduce((sum, { text }) => sum + text.length, 0) <= MAX_COLUMN_LETTERS
  const columns = isShort ? splitInTwo(blocks, ({ text }) => text.length) : [blocks]
  return (
    <Page size="A4" style={{ ...look.styles.page, paddingTop: 48 }} bookmark={heading}>
      <Foot view={view} look={look} />
      {picture && (
        <Photo
          src={picture.file}
          style={{
            height: isShort ? TOLD_PICTURE_PT : LOW_PICTURE_PT,
            marginTop: -48,
            marginHorizontal: -MARGIN,
            marginBottom: 34,
            objectFit: 'cover',
          }}
        />
      )}
      <Text style={look.styles.heading}>{heading}</Text>
      <View style={look.styles.columns}>
        {columns.map((column, at) => (
          <View key={at} style={{ flex: 1, fontSize: 10.5, lineHeight: 1.6 }}>
            <Paragraphs blocks={column} look={look} />
          </View>
        ))}
      </View>
    </Page>
  )
}

/** All facts on one page, with the energy scale, the fees and who the agency is; without a map also whom to ask. */
const AllFacts = ({ view, look, isLast }: PageProps & { isLast: boolean }) => (
  <Page size="A4" style={look.styles.page} bookmark={view.groups[0]?.heading ?? ''}>
    <Foot view={view} look={look} />
    <FactColumns groups={view.groups} look={look} />
    {view.scale && <Scale scale={view.scale} look={look} />}
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
        <Contact contact={view.contact} look={look} />
      </View>
    )}
  </Page>
)

type Props = {
  view: BrochureView
  pictures: readonly Ready[]
  plans: readonly Ready[]
  map: Ready | undefined
}

/** The brochure of a listing: cover, text, pictures, plans, facts, and where and whom to visit. */
export function Brochure({ view, pictures, plans, map }: Props) {
  const look = createLook(view.theme)
  const [cover, told, ...others] = pictures
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
      <Told view={view} look={look} picture={told} />
      {shown.length > 0 && <PicturePage pictures={shown} view={view} look={look} />}
      <PlanPages plans={plans} view={view} look={look} />
      <AllFacts view={view} look={look} isLast={!map} />
      {map && <BackPage view={view} map={map} look={look} />}
    </Document>
  )
}
