import type { PrivacyExport } from '@foyer/api/privacy-export'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'
import type { Caller } from '../../http/signing/caller.ts'
import type { Module } from '../../module.ts'
import type { ExportSubject } from '../../personal-data.ts'
import { accountOf, activeAccountsOf, requireBooks } from '../accounts/public.ts'
import { requireFreshProof } from '../fresh-proof/public.ts'
import { personIdOf } from '../identity/public.ts'

type Sections = Record<string, unknown>
type Timed = { readonly at: number }

/** The items of two lists, the oldest first. */
const merged = (one: readonly Timed[], other: readonly Timed[]): Timed[] =>
  [...one, ...other].sort((earlier, later) => earlier.at - later.at)

/** The sections of all modules, each in its declared form. */
const sectionsOf = async (db: ISql, modules: readonly Module[], subject: ExportSubject): Promise<Sections> => {
  const sections: Sections = {}
  for (const { name, shape, read } of modules.flatMap(({ personalData }) => personalData?.exports ?? [])) {
    const section = shape.parse(await read(db, subject))
    // a test shows that a section of several modules is a list of items with a time
    sections[name] = name in sections ? merged(sections[name] as Timed[], section as Timed[]) : section
  }
  return sections
}

/**
 * All data of a person, decrypted, as of one moment, for an answer by letter: also that of the active accounts under their
 * number, each by its masked client number.
 *
 * @throws Refused `unavailable` while the books of an account are away
 */
export const exportOf = async (context: Context, personId: number): Promise<Sections> => {
  const { db, secrets, clocks, modules } = context
  const accounts = await activeAccountsOf(db, secrets, personId)
  const booksOf = await Promise.all(
    accounts.map(async (account) => [account, await requireBooks(context, account)] as const),
  )
  return db.begin('isolation level repeatable read read only', async (tx) => {
    const sections = await sectionsOf(tx, modules, { personId, accountId: null, secrets, books: null })
    const ofAccounts: Sections[] = []
    for (const [{ id, clientNo }, books] of booksOf) {
      const ofAccount = await sectionsOf(tx, modules, { personId, accountId: id, secrets, books })
      ofAccounts.push({ clientNo, ...ofAccount })
    }
    return { asOf: clocks.wall(), ...sections, accounts: ofAccounts }
  })
}

/**
 * All data of the caller, decrypted, as of one moment. The export itself is recorded too. A suspended account is
 * omitted, even for a login that is still open (SEC-15).
 *
 * @throws Refused `fresh_proof_needed`, `unavailable` while the books of the account are away
 */
export const exportFor = async (context: Context, caller: Caller): Promise<PrivacyExport & Sections> => {
  const { db, secrets, clocks, modules } = context
  const wall = clocks.wall()
  const personId = await personIdOf(db, caller)
  await requireFreshProof(db, caller, wall)
  const current = await accountOf(db, caller)
  const account = current?.status === 'active' ? current : null
  const books = account && (await requireBooks(context, account))
  const sections = await db.begin('isolation level repeatable read read only', (tx) =>
    sectionsOf(tx, modules, { personId, accountId: account?.id ?? null, secrets, books }),
  )
  await audit(db, { actor: 'person', subject: 'persons', subjectId: String(personId), event: 'export', wall })
  // the reply's schema requires every section of the contract
  return { asOf: wall, ...sections } as PrivacyExport & Sections
}
