import { percentEncode } from './percent.ts'

/** Text that any proxy and server takes in a header (N9): printable ASCII, whatever else is in it percent-encoded. */
export const headerText = (text: string): string => text.replace(/[^ -~]+/gu, percentEncode).trim()
