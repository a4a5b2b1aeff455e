import { table } from '../text/table.ts'

/** Events of the timeline that are no acts of the audit trail, or that the timeline states from the side of the person. */
export const eventNames = table('care/event-names.eventNames')

export const documentNames = table('care/event-names.documentNames')

/** The name of a code, or the code itself if it has none. */
export const nameOf = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code
