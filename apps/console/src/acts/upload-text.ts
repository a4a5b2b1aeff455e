import { table } from '../text/table.ts'

/** Texts of every upload with a preview. */
export const uploadText = table('acts/upload-text.uploadText')

/** Faults of a line as CSV, by kind. */
export const csvFaultText = table('acts/upload-text.csvFaultText')
