import { readEnvironment } from '../config/environment.ts'
import { connect } from '../database/connect.ts'
import { clickhouseOf } from '../modules/tracking/clickhouse/client.ts'
import { copyEvents } from '../modules/tracking/clickhouse/jobs.ts'

// Copies events as a worker does: node copy-events-process.ts <url of the database>, with the variables of ClickHouse
const [url = ''] = process.argv.slice(2)
const db = connect(url, { max: 2, name: 'foyer test' })
const clickhouse = clickhouseOf(readEnvironment(process.env))
if (!clickhouse) throw new Error('ClickHouse is not configured')
await copyEvents({ db, clocks: { wall: Date.now, business: Date.now } }, clickhouse)
await db.end()
