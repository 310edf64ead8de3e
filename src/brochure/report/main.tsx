import { renderToBuffer } from '@react-pdf/renderer'

import { registerTypefaces } from '../fonts'
import { told } from '../told'
import { Report } from './Report'
import { reportView } from './view'

const view = reportView.parse(await told())
registerTypefaces(view.theme.headingFont, view.theme.textFont)
process.stdout.write(await renderToBuffer(<Report view={view} />))
