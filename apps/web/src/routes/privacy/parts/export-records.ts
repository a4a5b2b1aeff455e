import { inLanguage } from '@foyer/api/languages'
import type { PrivacyExport } from '@foyer/api/privacy-export'
import type { Texts } from '@foyer/api/texts'
import type { Language } from '../../../shared/text/languages.ts'
import type { TextKey } from '../../../shared/text/table.ts'
import type { text as recordsText } from './export-records-text.ts'
import type { text } from './text.ts'

/** One record on the screen: its name, where it has one, and its moment. It contains no number, address or code. */
export interface ShownRecord {
  readonly name?: string
  readonly at?: number
}

type Names = TextKey<typeof text> | TextKey<typeof recordsText>

/** The records of one kind. */
export interface RecordsOfKind {
  readonly kind: Names
  readonly records: readonly ShownRecord[]
}

const timesOf = (list: readonly { readonly at: number }[]): ShownRecord[] => list.map(({ at }) => ({ at }))

/** The parts of the export in the groups and the order of the screen, without the person. */
export const recordGroups = (
  all: PrivacyExport,
  language: Language,
  names: {
    readonly consent: (consent: PrivacyExport['consents'][number]) => string
    readonly device: (device: { readonly system: string | null; readonly browser: string | null }) => string
  },
) => {
  const { account } = all
  const named = (list: readonly { readonly name: Texts; readonly at: number }[]): ShownRecord[] =>
    list.map(({ name, at }) => ({ name: inLanguage(name, language), at }))
  return [
    {
      group: 'agreements',
      kinds: [
        {
          kind: 'consents',
          records: all.consents.map((consent) => ({ name: names.consent(consent), at: consent.at })),
        },
        { kind: 'phoneChanges', records: timesOf(all.phoneChanges) },
      ],
    },
    {
      group: 'activities',
      kinds: [
        {
          kind: 'participations',
          records: all.participations.map(({ title, at }) => ({ name: inLanguage(title, language), at })),
        },
        {
          kind: 'rewards',
          records: all.rewards.map(({ name, issuedAt }) => ({ name: inLanguage(name, language), at: issuedAt })),
        },
        { kind: 'holds', records: named(all.holds) },
        {
          kind: 'conversions',
          records: named(all.conversions),
        },
        { kind: 'ledger', records: timesOf(all.movements) },
        { kind: 'chances', records: timesOf(all.chances) },
        { kind: 'knowledge_tests', records: timesOf(all.knowledgeTests) },
        { kind: 'uploads', records: timesOf(all.uploads) },
      ],
    },
    {
      group: 'account',
      kinds: [
        { kind: 'identity', records: account?.holder ? [{}] : [] },
        { kind: 'positions', records: (account?.positions ?? []).map(({ code }) => ({ name: code })) },
        { kind: 'cash', records: timesOf(account?.movements ?? []) },
        { kind: 'discounts', records: timesOf(account?.discounts ?? []) },
        { kind: 'trades', records: named(all.trades) },
        {
          kind: 'applications',
          records: named(all.applications),
        },
      ],
    },
    {
      group: 'service',
      kinds: [
        { kind: 'watchlist', records: (all.watchlist?.codes ?? []).map((code) => ({ name: code })) },
        { kind: 'priceAlerts', records: all.priceAlerts.map(({ code, at }) => ({ name: code, at })) },
        { kind: 'callBacks', records: timesOf(all.callBacks) },
        { kind: 'selfChecks', records: timesOf(all.selfChecks) },
        { kind: 'votes', records: timesOf(all.votes) },
        { kind: 'films', records: timesOf(all.films) },
        { kind: 'reminders', records: timesOf(all.reminders) },
        { kind: 'notices', records: timesOf(all.notices) },
        { kind: 'tracked', records: timesOf(all.tracked) },
      ],
    },
    {
      group: 'security',
      kinds: [
        {
          kind: 'registrations',
          records: all.registrations.map((device) => ({ name: names.device(device), at: device.at })),
        },
        { kind: 'logins', records: all.logins.map(({ account: name, lastAt }) => ({ name, at: lastAt })) },
        {
          kind: 'passkeys',
          records: all.passkeys.map(({ name, at, ...device }) => ({ name: name ?? names.device(device), at })),
        },
        { kind: 'authentication', records: timesOf(all.authentication) },
      ],
    },
  ] as const satisfies readonly { group: TextKey<typeof recordsText>; kinds: readonly RecordsOfKind[] }[]
}
