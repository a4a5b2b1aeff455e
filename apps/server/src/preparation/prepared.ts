import { pino } from 'pino'
import { wallClock } from '../clocks.ts'
import { acceptRights } from '../config/one-role.ts'
import { startedDatabase } from '../database/any.ts'
import { connect } from '../database/connect.ts'
import type { SupervisedDatabase } from '../database/embedded/supervisor.ts'
import { settleRole } from '../database/session-settings.ts'
import { prepareDatabase } from './prepare.ts'

/** The embedded database with the newest schema, whose address several servers can share. Measurements use it. */
export const preparedDatabase = async (dataDir: string): Promise<SupervisedDatabase> => {
  const log = pino({ enabled: false })
  const supervised = await startedDatabase(dataDir)
  const db = connect(supervised.url, { max: 1, name: 'foyer' })
  const accept = acceptRights({ FOYER_MODE: 'production', DATABASE_ONE_ROLE: 'refused' }, log)
  await prepareDatabase({ db, ownerUrl: supervised.ownerUrl, wall: wallClock, accept })
  await settleRole(db)
  await db.end({ timeout: 1 })
  return supervised
}
