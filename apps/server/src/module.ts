import type { Offering } from '@foyer/api/offerings'
import type { Fragment, ISql, PendingQuery, Row } from 'postgres'
import type { Registry } from 'prom-client'
import type { Context } from './context.ts'
import type { Finding } from './doctor/finding.ts'
import type { AnyCheck, Counted } from './engine/checks/check.ts'
import type { Trail } from './engine/checks/trails.ts'
import type { FactKind } from './engine/facts/kind.ts'
import type { Hooks } from './engine/hooks.ts'
import type { App } from './http/app.ts'
import type { Caller } from './http/signing/caller.ts'
import type { Job } from './jobs/job.ts'
import type { Figures } from './operations/figures.ts'
import type { PersonalData, PersonalTable } from './personal-data.ts'
import type { StoredKeys } from './stored-keys.ts'

/** Registers endpoints in a scope of their own; `registry` is for their metrics. */
export type Routes = (scope: App, context: Context, registry: Registry) => void | Promise<void>

/**
 * Adds sandbox data. It runs at every start, possibly in several processes at once, so it is idempotent and never
 * overwrites.
 */
export type Seed = (context: Context) => Promise<void>

/** Moves what a visitor left behind to the person who signs in, within the transaction of the sign-in. */
export type TakeOver = (tx: ISql, context: Context, caller: Caller, personId: number) => Promise<void>

/**
 * Deletes what could become a session or login of a person, such as unused tickets, within the caller's transaction.
 *
 * @param but what belongs to this session remains
 */
export type RemoveBeginnings = (tx: ISql, personId: number, but?: string) => Promise<unknown>

/** The part of an account's books that belongs to the products of a module. */
export interface AccountShare {
  /** lent to the account until the products are paid, in whole cents of Hong Kong dollars */
  readonly lent: number
  /** what the products allotted to the account, by the code of the holding; the offer that was paid last */
  readonly allotted: Readonly<Record<string, Pick<Offering, 'kind' | 'name' | 'price'>>>
}

/**
 * Queries of what happened to a person, by `events` and `auditEvents` of `care`.
 *
 * @param about `asOf`: the present moment by the business clock
 */
export type Timeline = (db: ISql, about: { readonly personId: number; readonly asOf: number }) => readonly Fragment[]

/** Examines the database for `foyer doctor`. @param at business clock */
export type Findings = (
  db: ISql,
  subject: { readonly modules: readonly Module[]; readonly at: number },
) => Promise<readonly Finding[]>

/** What a module adds to the server. `modules/all.ts` lists the modules. */
export interface Module extends Hooks {
  readonly routes?: readonly Routes[]
  /** routes of the app whose data the sandbox simulates; production has none */
  readonly simulatedRoutes?: readonly Routes[]
  /** routes of the sandbox under `/dev`, which only the machine of the server may call */
  readonly sandboxRoutes?: readonly Routes[]
  /** does at once what is due after the sandbox moved the business clock */
  readonly afterClockMove?: (context: Context) => Promise<unknown>
  /** registers streams of events on the server itself, which decorate it and end with it */
  readonly streams?: Routes
  readonly jobs?: readonly Job[]
  /** in the order in which they run */
  readonly seeds?: readonly Seed[]
  /** figures for operators, read from the database (O1) */
  readonly figures?: readonly Figures[]
  readonly takeOver?: TakeOver
  /** conditions that always hold for its tables, in the order in which the verification checks them */
  readonly checks?: readonly AnyCheck[]
  /** its tables whose rows follow a state machine; the verification compares them with the audit trail */
  readonly trails?: readonly Trail[]
  /** numbers of its rows for the report of the verification */
  readonly counted?: Counted
  /** called when the sessions of a person end; an erasure deletes the same rows by `personalData` */
  readonly removeBeginnings?: RemoveBeginnings
  /** for the figures of an account */
  readonly accountShare?: (db: ISql, accountId: number) => Promise<AccountShare>
  /** a query of the numbers of the activities in which an account takes part without having joined them */
  readonly activitiesOfAccount?: (db: ISql, accountId: number | null) => PendingQuery<Row[]>
  /** for the timeline that client care sees of a person */
  readonly timeline?: Timeline
  /** what `foyer doctor` reports about its tables */
  readonly findings?: readonly Findings[]
  /** the kinds of business facts that the module reads; the firm publishes them */
  readonly facts?: readonly FactKind[]
  readonly personalData?: PersonalData
  /** what its tables contain under keys of the server */
  readonly storedKeys?: StoredKeys
  /** the module's tables and views without personal data; `personalData` has the others */
  readonly tables?: readonly string[]
}

/** All kinds of business facts, in the order of the modules. */
export const factKindsOf = (modules: readonly Module[]): readonly FactKind[] =>
  modules.flatMap(({ facts = [] }) => facts)

/** All jobs of modules. A job with a cron line runs in one process at a time, whatever the number of processes. */
export const jobsOf = (modules: readonly Module[]): readonly Job[] => modules.flatMap(({ jobs = [] }) => jobs)

/**
 * The tables with personal data in the order of an erasure: a module's rows may refer to rows of earlier modules, so
 * the last module comes first.
 */
export const personalTablesOf = (modules: readonly Module[]): readonly (readonly [name: string, PersonalTable])[] =>
  modules.toReversed().flatMap(({ personalData }) => Object.entries(personalData?.tables ?? {}))
