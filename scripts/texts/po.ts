import { sourceLanguage } from '@foyer/api/text-fallbacks'
import { type GetTextTranslations, po } from 'gettext-parser'
import {
  addressOf,
  apps,
  type Catalogue,
  placeAt,
  placeholdersOf,
  readCatalogue,
  readDrafts,
  readNotes,
} from './catalogues.ts'

/**
 * Returns the texts of a language as a PO file: the context is the app, the table and the key, the original is Simplified
 * Chinese. A text that the converter wrote is marked as fuzzy until a person has read it.
 *
 * @param of the apps whose texts the file has, by default all
 */
export const toPo = (language: string, of = apps): string => {
  const translations: GetTextTranslations['translations'] = {}
  for (const app of of) {
    const translated = readCatalogue(app, language)
    const [notes, drafts] = [readNotes(app), readDrafts(app, language)]
    for (const [table, texts] of Object.entries(readCatalogue(app, sourceLanguage)))
      for (const [key, msgid] of Object.entries(texts)) {
        const msgctxt = addressOf({ app, table, key })
        const comments = {
          translator: '',
          reference: '',
          extracted: notes[table]?.[key] ?? '',
          flag: drafts.includes(msgctxt) ? 'fuzzy' : '',
          previous: '',
        }
        translations[msgctxt] = { [msgid]: { msgctxt, msgid, msgstr: [translated[table]?.[key] ?? ''], comments } }
      }
  }
  return po
    .compile(
      { charset: 'utf-8', headers: { Language: language, 'Content-Type': 'text/plain; charset=utf-8' }, translations },
      { foldLength: 0 },
    )
    .toString()
}

/** What a PO file brings for one app: the texts of a language, and the addresses of those that are still drafts. */
export interface Translated {
  readonly texts: Catalogue
  readonly drafts: readonly string[]
}

/**
 * Reads the texts of a PO file.
 *
 * @returns those of each app that the file has entries of, by the name of the app
 * @throws Error that names each entry whose original has changed since or is no text of an app, or whose placeholders differ
 * from the original's
 */
export const fromPo = (file: string): Readonly<Record<string, Translated>> => {
  const originals = Object.fromEntries(apps.map((app) => [app, readCatalogue(app, sourceLanguage)]))
  const faults: string[] = []
  const translated: Record<string, { texts: Catalogue; drafts: string[] }> = {}
  for (const [context, entries] of Object.entries(po.parse(file).translations)) {
    if (context === '') continue
    const [entry] = Object.values(entries)
    const { app = '', table = '', key = '' } = placeAt(context) ?? {}
    const original = originals[app]?.[table]?.[key]
    const text = entry?.msgstr[0] ?? ''
    if (original === undefined || original !== entry?.msgid)
      faults.push(`${context}: the original has changed; export the texts again`)
    else if (text !== '' && placeholdersOf(text).join() !== placeholdersOf(original).join())
      faults.push(`${context}: the placeholders must be ${placeholdersOf(original).join(', ') || 'none'}`)
    translated[app] ??= { texts: {}, drafts: [] }
    const { texts, drafts } = translated[app]
    if (text === '') continue
    texts[table] = { ...texts[table], [key]: text }
    if (entry?.comments?.flag?.includes('fuzzy')) drafts.push(context)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return translated
}
