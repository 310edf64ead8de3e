import { tolerateLostOutput } from '@/server/output'

import { keepWorking, stopWorking } from './worker'

tolerateLostOutput()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stopWorking())
process.stdout.write('The worker is running.\n')
await keepWorking()
process.exit(0)
