import { Document, Page, Text, View } from '@react-pdf/renderer'

import { fill } from '@/i18n/fill'

import { Contact } from './Contact'
import { Cover } from './Cover'
import { Group, Scale } from './Facts'
import { type Look, createLook } from './look'
import { PictureRows, Plans } from './Pictures'
import type { Ready } from './pictures'
import type { BrochureView } from './view'

function About({ about, look }: { about: BrochureView['about']; look: Look }) {
  if (about.blocks.length === 0) return null
  return (
    <View>
      <Text style={look.styles.heading}>{about.heading}</Text>
      {about.blocks.map(({ kind, text }, at) => (
        <Text
          key={at}
          style={{
            maxWidth: 430,
            marginBottom: kind === 'item' ? 2 : 7,
            ...(kind === 'heading' && { ...look.styles.strong, marginTop: 6, marginBottom: 2 }),
          }}
        >
          {kind === 'item' ? `• ${text}` : text}
        </Text>
      ))}
    </View>
  )
}

const Foot = ({ view, look }: { view: BrochureView; look: Look }) => (
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

type Props = { view: BrochureView; pictures: readonly Ready[]; plans: readonly Ready[] }

/** The brochure of a listing. */
export function Brochure({ view, pictures, plans }: Props) {
  const look = createLook(view.theme)
  const [cover, ...others] = pictures
  const about = {
    title: view.title,
    subject: view.subject,
    language: view.language,
    author: view.contact.name,
    creator: view.contact.name,
  }
  return (
    <Document {...about} producer="Hestia" pageMode="useOutlines">
      <Cover view={view} picture={cover} look={look} />
      <Page size="A4" style={look.styles.page} bookmark={view.about.heading}>
        <Foot view={view} look={look} />
        <About about={view.about} look={look} />
        {others.length > 0 && <PictureRows pictures={others} />}
        {view.groups.map((group) => (
          <Group key={group.heading} {...group} look={look} />
        ))}
        {view.scale && <Scale scale={view.scale} look={look} />}
        {plans.length > 0 && <Plans heading={view.plans.heading} plans={plans} look={look} />}
        <Contact
          contact={view.contact}
          identity={view.identity}
          {...(view.fees && { fees: view.fees })}
          note={view.note}
          look={look}
        />
      </Page>
    </Document>
  )
}
