// PostgreSQL's COPY over an ordinary `pg` connection, which supports the protocol but has no
// interface for it.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'

/**
 * The methods that `pg` calls on a query object: collects the answers to one statement into a
 * promise.
 */
class Copy {
  constructor(sql) {
    this.sql = sql
    this.rows = 0
    this.done = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }))
  }

  submit(connection) {
    connection.query(this.sql)
  }

  handleCommandComplete({ text }) {
    this.rows = Number(text.split(' ')[1])
  }

  handleError(error) {
    this.failed = true
    this.reject(error)
  }

  handleReadyForQuery() {
    this.resolve({ rows: this.rows })
  }
}

class CopyOut extends Copy {
  constructor(sql, take) {
    super(sql)
    this.handleCopyData = ({ chunk }) => take(chunk)
  }
}

class CopyIn extends Copy {
  constructor(sql, source) {
    super(sql)
    this.source = source
  }

  async handleCopyInResponse(connection) {
    try {
      for await (const chunk of this.source) {
        if (this.failed) return
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
      }
      connection.endCopyFrom()
    } catch (error) {
      connection.sendCopyFail(error.message)
    }
  }
}

/** Writes the output of `copy … to stdout` to a file. */
export async function copyToFile(client, source, file) {
  const hash = createHash('sha256')
  const fd = fs.openSync(file, 'w', 0o600)
  let bytes = 0
  let problem
  const take = (chunk) => {
    if (problem) return
    try {
      hash.update(chunk)
      for (let at = 0; at < chunk.length;) at += fs.writeSync(fd, chunk, at)
      bytes += chunk.length
    } catch (error) {
      problem = error
    }
  }
  try {
    const { rows } = await client.query(new CopyOut(`copy ${source} to stdout`, take)).done
    if (problem) throw problem
    return { rows, bytes, sha256: hash.digest('hex') }
  } finally {
    fs.closeSync(fd)
  }
}

/**
 * Loads such a file.
 * @returns {Promise<number>} how many rows
 */
export async function copyFromFile(client, target, file) {
  const { rows } = await client.query(
    new CopyIn(`copy ${target} from stdin`, fs.createReadStream(file)),
  ).done
  return rows
}
