import type { PrivacyExport } from '@foyer/api/privacy-export'

const isTime = (name: string) => /^(at|since|asOf)$|(At|Until)$/.test(name)
const hours = 8

/** Formats milliseconds as `2026-11-02T09:30:00.000+08:00`. */
const inHongKong = (at: number): string => new Date(at + hours * 3_600_000).toISOString().replace('Z', '+08:00')

/** The export as text that a person can read, with times in Hong Kong. */
export const exportText = (all: PrivacyExport): string =>
  JSON.stringify(
    all,
    (name, value: unknown) => (isTime(name) && typeof value === 'number' ? inHongKong(value) : value),
    2,
  )
