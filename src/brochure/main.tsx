import { renderToBuffer } from '@react-pdf/renderer'

import { Brochure } from './Brochure'
import { registerTypefaces } from './fonts'
import { makeReady } from './pictures'
import { brochureView } from './view'

const COVER_WIDTH = 1240
const WIDTH = 720
const PLAN_WIDTH = 1100

async function read(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks).toString('utf8')
}

/** Signs that the typefaces lack. */
const readable = (text: string): string => text.replaceAll('₂', '2').replaceAll('\u202f', '\u00a0')

// Told what to show on its input, it writes the file on its output.
const view = brochureView.parse(JSON.parse(readable(await read())))
registerTypefaces(view.theme.headingFont, view.theme.textFont)
const pictures = await makeReady(view.pictures, (at) => (at === 0 ? COVER_WIDTH : WIDTH))
const plans = await makeReady(view.plans.pictures, () => PLAN_WIDTH)
process.stdout.write(await renderToBuffer(<Brochure view={view} pictures={pictures} plans={plans} />))
