import { randomUUID } from 'node:crypto'
import type { Handlers } from './handler.ts'
import { Refusal } from './refusal.ts'

interface Row {
  readonly account: string
  readonly client_no: string
  readonly mobile: string
  readonly name: string
  readonly type: string
  readonly status: string
  readonly branch: string
  readonly residence: string | null
  readonly holder: string | null
  readonly document: string | null
  readonly born: string | null
}

const shownAs = (row: Row) => ({
  account: row.account,
  clientNo: row.client_no,
  mobile: row.mobile,
  name: row.name,
  type: row.type,
  status: row.status,
  branch: row.branch,
  residence: row.residence,
  holder: row.holder === null ? null : { reference: row.holder, document: row.document, born: row.born },
})

/** Answers the document `account-directory`. */
export const directory: Handlers = {
  searchAccounts: ({ db, has }, { mobile, clientNo }) => {
    const rows = db
      .prepare('select * from clients where mobile = ? or client_no = ? order by opened')
      .all(mobile ?? null, clientNo ?? null) as unknown as Row[]
    if (rows.length === 0 && has('refuses_unknown_numbers')) throw new Refusal(404, 'not_found')
    const visible = has('hides_suspended_accounts') ? rows.filter(({ status }) => status === 'active') : rows
    const accounts = visible.map(shownAs)
    if (has('new_reference_each_time')) return { accounts: accounts.map((one) => ({ ...one, account: randomUUID() })) }
    if (has('leaves_out_a_field')) return { accounts: accounts.map(({ holder: _, ...rest }) => rest) }
    return { accounts }
  },
}
