import type { OpenMatter, PrivacyReply, RecordKind } from '@foyer/api/privacy'
import { type PrivacyExport, privacyExport } from '@foyer/api/privacy-export'
import type { ISql, PendingQuery, Row } from 'postgres'
import type { z } from 'zod'
import type { Secrets } from './config/secrets.ts'
import type { Context } from './context.ts'

/** Whose data an export contains. */
export interface ExportSubject {
  readonly personId: number
  /** the account that is logged in to; null below login level */
  readonly accountId: number | null
  readonly secrets: Secrets
  /** the books of that account as the firm or the sandbox has them; null below login level */
  readonly books: Awaited<ReturnType<Context['connectors']['books']['readBooks']>> | null
}

/**
 * A named part of an export. Several modules may add to one section: it is then a list, which is sorted by the `at` of
 * its items.
 */
export interface ExportSection {
  readonly name: string
  /** The form of the section; the export fails for a section of another form. */
  readonly shape: z.ZodType
  readonly read: (db: ISql, subject: ExportSubject) => Promise<unknown>
}

/** Declares a section whose form the contract states. */
export const exportSection = <Name extends keyof typeof privacyExport.shape>(
  name: Name,
  read: (db: ISql, subject: ExportSubject) => Promise<PrivacyExport[Name]>,
): ExportSection => ({ name, shape: privacyExport.shape[name], read })

/** Whom an erasure concerns, and when it happens by the business clock and by the wall clock. */
export interface ErasureSubject {
  readonly personId: number
  readonly secrets: Secrets
  readonly at: number
  readonly wall: number
}

/** Why rows stay after an erasure, and how long: for a period that operators set, or until an event. */
export type Retained = { readonly why: string } & ({ readonly period: RecordKind } | { readonly until: string })

/** Kinds of `retention_periods` that a job applies. */
export type PeriodKind = RecordKind | 'phone_changes' | 'persons'

/** What a job that deletes expired rows needs. */
export interface Expiry {
  readonly wall: number
  /** Rows of the kind from before this moment have expired. */
  readonly before: (kind: PeriodKind) => Date
  /** A subquery: the persons whose erasure is longer ago than the period of the kind. */
  readonly erased: (kind: RecordKind) => PendingQuery<Row[]>
}

/** What happens to the rows of a table in an erasure. A table has at least one of these. */
interface Fates {
  /** Deletes the rows of the person, or makes them anonymous. */
  readonly erase: (tx: ISql, subject: ErasureSubject) => Promise<unknown>
  /** The table whose erasure also deletes these rows, by its statements or by a foreign key. */
  readonly erasedWith: string
  readonly retained: Retained
}

/** Who receives personal data beside the person and this server: systems that the configuration names, and operators. */
export const receivers = {
  accountDirectory: 'the firm’s account directory: the client number or the phone number that is looked up',
  credentialCheck: 'the firm’s credential check: the client number, and the password and code that are checked',
  orderSystem: 'the firm’s order system: the account, and what it applies for',
  backOffice: 'the firm’s back office: the name and the address that a gift is sent to',
  smsProvider: 'the SMS provider: the phone number and the message, which contains a code',
  partner:
    'a partner, with consent: the reference of an order and, if its rule says so, the phone number; or a member number',
  virusScanner: 'the virus scanner: the bytes of a picture, without a name',
  analysis: 'the firm’s ClickHouse, if it is configured: events under pseudonyms',
  operators: 'staff of the firm with a suitable role: addresses of gifts, and events under pseudonyms',
} as const

/** A table with data about persons. */
export type PersonalTable = {
  /** What the rows are for; the sentence continues "the table …". docs/security/data-map.md lists it. */
  readonly purpose: string
  readonly receivers?: readonly (keyof typeof receivers)[]
  /** Columns that contain only a hash or an opaque code, apart from those whose names say so. */
  readonly hashed?: readonly string[]
  /** Columns that name a person, or that lead to one. */
  readonly columns: readonly string[]
  /** Deletes or changes rows whose period has ended, also those of persons who are not erased. Repetition is safe. */
  readonly expire?: (db: ISql, expiry: Expiry) => Promise<unknown>
} & (
  | {
      /** The section of the export that contains the rows. */
      readonly exportedIn: string
    }
  | {
      /** Why the export does not contain the rows. */
      readonly notExported: string
    }
) &
  Partial<Fates> &
  (Pick<Fates, 'erase'> | Pick<Fates, 'erasedWith'> | Pick<Fates, 'retained'>)

/**
 * The personal data of a module. Export, erasure and retention are loops over these declarations; see decision 0153. A
 * column of the database that looks like personal data and is in no declaration fails a test.
 */
export interface PersonalData {
  /** By name, in the order of their erasure within the module. */
  readonly tables?: Readonly<Record<string, PersonalTable>>
  /** Columns that look like personal data and are not, as `table.column`, with the reason. */
  readonly impersonal?: Readonly<Record<string, string>>
  readonly exports?: readonly ExportSection[]
  /** Queries of one number that count a person's records; the numbers of several modules are added. */
  readonly counts?: Partial<Record<keyof PrivacyReply['counts'], (db: ISql, personId: number) => PendingQuery<Row[]>>>
  /** Matters that block an erasure. @param at business clock */
  readonly openMatters?: (db: ISql, personId: number, at: number) => Promise<readonly OpenMatter[]>
}
