import { startWorker } from './worker'

const worker = await startWorker({ ownProcess: true })
process.stdout.write('The worker is running.\n')
await worker.promise
