import { moveBusinessClock } from '../clocks.ts'
import { connect } from '../database/connect.ts'

// Another process of the sandbox: node move-clock-process.ts <url> <milliseconds>
const [url = '', offset = ''] = process.argv.slice(2)
const db = connect(url, { max: 1, name: 'foyer test' })
await moveBusinessClock(db, Number(offset))
await db.end()
