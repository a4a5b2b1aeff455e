import type { Application } from '@foyer/api/offerings'
import type { Known } from './person-books.ts'

/** An application for an offering, as its client knows it. */
export interface KnownApplication {
  outcome: Known<Pick<Application, 'reference' | 'status'>>
  /** the status that the cancellation was answered with */
  cancellation: Known<Application['status']>
}

/** The answers that a client of the firm received. */
export interface ClientBooks {
  readonly name: string
  readonly applications: KnownApplication[]
  /** the client's cash at the firm before the first application, cents */
  readonly cash: number
}

/** An application as the database has it, or as a page shows it. */
export type ReadApplication = Pick<Application, 'reference' | 'status' | 'blocked'>

/** What the server and the firm say about a client at the end. Money in cents. */
export interface ClientRead {
  /** every stored application */
  readonly applications: readonly ReadApplication[]
  /** the applications that the client's page shows: without the oldest of the ended ones */
  readonly shown: readonly ReadApplication[]
  /** states of the firm's orders, without those that it only closed or refused */
  readonly orders: readonly ('accepted' | 'cancelled')[]
  readonly cash: { readonly available: number; readonly blocked: number }
}

/** The statuses that an application may have at the end, by what its client knows. */
const possibleOf = ({ outcome, cancellation }: KnownApplication): readonly Application['status'][] => {
  if (cancellation.state === 'confirmed' && cancellation.is === 'cancelled') return ['cancelled']
  if (cancellation.state === 'confirmed' || cancellation.state === 'unknown')
    return ['cancelled', 'submitted', 'refused']
  const isPlaced = outcome.state === 'confirmed' && outcome.is.status === 'submitted'
  return isPlaced ? ['submitted'] : ['submitted', 'refused']
}

const ofApplication = (known: KnownApplication, { applications }: ClientRead): string[] => {
  if (known.outcome.state !== 'confirmed') return []
  const { reference } = known.outcome.is
  const found = applications.find((one) => one.reference === reference)
  if (!found) return [`the application ${reference} was confirmed and is missing`]
  const possible = possibleOf(known)
  return possible.includes(found.status)
    ? []
    : [`the application ${reference} is ${found.status}, and may only be ${possible.join(' or ')}`]
}

const textOf = ({ reference, status, blocked }: ReadApplication) => `${reference}, ${status}, ${blocked} blocked`

/** How the page contradicts what is stored. */
const ofPage = ({ applications, shown }: ClientRead): string[] => {
  const stored = new Set(applications.map(textOf))
  const onPage = new Set(shown.map(({ reference }) => reference))
  const isOpen = ({ status }: ReadApplication) => !['cancelled', 'refused'].includes(status)
  return [
    ...shown
      .filter((one) => !stored.has(textOf(one)))
      .map((one) => `the page shows ${textOf(one)}, which is not stored`),
    ...applications
      .filter((one) => isOpen(one) && !onPage.has(one.reference))
      .map(({ reference }) => `the page omits the open application ${reference}`),
  ]
}

/** How the server's and the firm's records contradict each other, or the answers that the client received. */
export const differencesOfClient = (books: ClientBooks, read: ClientRead): readonly string[] => {
  const count = <T>(all: readonly T[], wanted: T) => all.filter((one) => one === wanted).length
  const statuses = read.applications.map(({ status }) => status)
  const submitted = read.applications.filter(({ status }) => status === 'submitted')
  const blocked = submitted.reduce((sum, one) => sum + one.blocked, 0)
  const stored = statuses.filter((status) => status !== 'refused').length
  const most = books.applications.filter(({ outcome }) => outcome.state !== 'refused').length
  return [
    ...books.applications.flatMap((known) => ofApplication(known, read)),
    ...ofPage(read),
    ...(submitted.length <= 1 ? [] : [`${submitted.length} applications for one offering are submitted`]),
    ...(stored <= most ? [] : [`${stored} applications are stored, and ${most} were sent`]),
    ...(count(read.orders, 'accepted') === submitted.length
      ? []
      : [`the firm has ${count(read.orders, 'accepted')} orders for ${submitted.length} applications`]),
    ...(count(read.orders, 'cancelled') === count(statuses, 'cancelled')
      ? []
      : [
          `the firm has ${count(read.orders, 'cancelled')} cancelled orders for ${count(statuses, 'cancelled')} cancelled applications`,
        ]),
    ...(read.cash.blocked === blocked && read.cash.available === books.cash - blocked
      ? []
      : [
          `the firm blocks ${read.cash.blocked} and leaves ${read.cash.available} of ${books.cash}, for applications of ${blocked}`,
        ]),
  ].map((found) => `${books.name}: ${found}`)
}
