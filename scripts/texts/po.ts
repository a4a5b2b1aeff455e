import { type GetTextTranslations, po } from 'gettext-parser'
import {
  addressOf,
  type Catalogue,
  placeholdersOf,
  readCatalogue,
  readDrafts,
  readNotes,
  source,
} from './catalogues.ts'

/**
 * Returns the texts of a language as a PO file: the context is the table and the key, the original is Simplified Chinese.
 * A text that the converter wrote is marked as fuzzy until a person has read it.
 */
export const toPo = (language: string): string => {
  const [translated, notes, drafts] = [readCatalogue(language), readNotes(), readDrafts()[language] ?? []]
  const translations: GetTextTranslations['translations'] = {}
  for (const [table, texts] of Object.entries(readCatalogue(source)))
    for (const [key, msgid] of Object.entries(texts)) {
      const msgctxt = addressOf(table, key)
      const comments = {
        translator: '',
        reference: '',
        extracted: notes[table]?.[key] ?? '',
        flag: drafts.includes(msgctxt) ? 'fuzzy' : '',
        previous: '',
      }
      translations[msgctxt] = { [msgid]: { msgctxt, msgid, msgstr: [translated[table]?.[key] ?? ''], comments } }
    }
  return po
    .compile(
      { charset: 'utf-8', headers: { Language: language, 'Content-Type': 'text/plain; charset=utf-8' }, translations },
      { foldLength: 0 },
    )
    .toString()
}

/** What a PO file brings: the texts of a language, and the addresses of those that are still drafts. */
export interface Translated {
  readonly texts: Catalogue
  readonly drafts: readonly string[]
}

/**
 * Reads the texts of a PO file.
 *
 * @throws Error that names each entry whose original has changed since, or whose placeholders differ from the original's
 */
export const fromPo = (file: string): Translated => {
  const original = readCatalogue(source)
  const faults: string[] = []
  const texts: Catalogue = {}
  const drafts: string[] = []
  for (const [context, entries] of Object.entries(po.parse(file).translations)) {
    const [table = '', key = ''] = context.split('#')
    if (context === '') continue
    const [entry] = Object.values(entries)
    const text = entry?.msgstr[0] ?? ''
    if (text === '') continue
    const current = original[table]?.[key]
    if (current !== entry?.msgid) faults.push(`${context}: the original has changed; export the texts again`)
    else if (placeholdersOf(text).join() !== placeholdersOf(current ?? '').join())
      faults.push(`${context}: the placeholders must be ${placeholdersOf(current ?? '').join(', ') || 'none'}`)
    texts[table] = { ...texts[table], [key]: text }
    if (entry?.comments?.flag?.includes('fuzzy')) drafts.push(context)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { texts, drafts }
}
