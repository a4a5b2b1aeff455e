import { ms } from '../../database/milliseconds.ts'
import { ledgerAccountRows, ledgerPostingRows, ledgerTransferRows } from '../../engine/relations.ts'
import { exportSection, type PersonalData, type Retained } from '../../personal-data.ts'
import { pruneAudit } from './audit-seals.ts'

const ledger: Retained = { why: 'the ledger is append-only and contains no names', period: 'ledger' }

/** The ledger and the audit trail, which every module writes through the engine and this module verifies. */
export const verificationPersonalData: PersonalData = {
  tables: {
    ledger_accounts: {
      purpose: 'keeps the books of points and cash',
      columns: ['person_id', 'account_id'],
      exportedIn: 'movements',
      retained: ledger,
    },
    ledger_transfers: {
      purpose: 'keeps the books of points and cash',
      columns: ['subject', 'subject_id', 'reverses'],
      exportedIn: 'movements',
      retained: ledger,
    },
    ledger_postings: {
      purpose: 'keeps the books of points and cash',
      columns: ['transfer_id', 'account_id'],
      exportedIn: 'movements',
      retained: ledger,
    },
    audit_entries: {
      purpose: 'records sign-ins, logins and changes of state, to investigate misuse',
      columns: ['subject', 'subject_id', 'reason', 'detail'],
      exportedIn: 'authentication',
      retained: { why: 'the audit trail is append-only and contains no names', until: 'the period `audit` has ended' },
      // by the clock of the database, and never more than the period allows (0076)
      expire: pruneAudit,
    },
  },
  exports: [
    exportSection(
      'movements',
      (db, { personId }) => db`
        select transfer.kind, account.kind as account, amount, ${ms(db, 'at')} as at
        from ${ledgerPostingRows(db)} posting
        join ${ledgerAccountRows(db)} account on account.id = posting.account_id
        join ${ledgerTransferRows(db)} transfer on transfer.id = transfer_id
        where account.person_id = ${personId} order by at, transfer.id`,
    ),
  ],
  counts: {
    movements: (db, personId) => db`
      select count(*) from ${ledgerPostingRows(db)} posting
      where account_id in (select id from ${ledgerAccountRows(db)} account where person_id = ${personId})`,
  },
}
