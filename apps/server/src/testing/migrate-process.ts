import { wallClock } from '../clocks.ts'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'

// One of several processes that migrate one database at once: node migrate-process.ts <url> <folder>, over IPC.
const [url = '', folder = ''] = process.argv.slice(2)
const db = connect(url, { max: 2, name: 'foyer test' })
const applied = await migrate(db, wallClock, folder)
await db.end()
process.send?.(applied)
process.disconnect()
