import { percentEncode } from './percent.ts'

/** Text that every proxy and server accepts in a header (N9): printable ASCII, everything else percent-encoded. */
export const headerText = (text: string): string => text.replace(/[^ -~]+/gu, percentEncode).trim()
