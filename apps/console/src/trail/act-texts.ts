import type { ActName, ActSubject } from '@foyer/api/staff/act-names'
import type { TableOf } from '@foyer/staff-interface/table'
import { table } from '../text/table.ts'

/** Every act of the audit trail in words. An act without a text does not compile. */
export const actTexts = table('trail/act-texts.actTexts') satisfies TableOf<ActName>

/** What an act is about, in words. A subject without a text does not compile. */
export const subjectTexts = table('trail/act-texts.subjectTexts') satisfies TableOf<ActSubject>

/** The words of an act or a subject. Entries of earlier releases may have another name, which is shown as it is. */
export const inWords = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name
