// `npm run texts -- export zh-HK file.po`, `import zh-HK file.po`, `draft`: the texts of all apps for translators, as PO files.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sourceLanguage } from '@foyer/api/text-fallbacks'
import { convert } from '../apps/web/src/shared/text/convert-to-hong-kong.ts'
import { addressOf, apps, readCatalogue, readDrafts, writeCatalogue, writeDrafts } from './texts/catalogues.ts'
import { fromPo, toPo } from './texts/po.ts'

const usage = `Usage: npm run texts -- export <language> <file.po> [--app <app>]
                                     writes the texts of a language for translators, of all apps or of one
       npm run texts -- import <language> <file.po>
                                     reads them back, all or none
       npm run texts -- draft        writes missing zh-HK texts by the converter, marked as drafts

Apps: ${apps.join(', ')}`

/** Adds zh-HK texts that an app lacks, and marks them until a translator's file comes back without the mark. */
const draft = (app: string): number => {
  const texts = readCatalogue(app, 'zh-HK')
  const added: string[] = []
  for (const [table, originals] of Object.entries(readCatalogue(app, sourceLanguage)))
    for (const [key, original] of Object.entries(originals)) {
      if (texts[table]?.[key] !== undefined) continue
      texts[table] = { ...texts[table], [key]: convert(original) }
      added.push(addressOf({ app, table, key }))
    }
  if (added.length === 0) return 0
  writeCatalogue(app, 'zh-HK', texts)
  writeDrafts(app, 'zh-HK', [...readDrafts(app, 'zh-HK'), ...added])
  return added.length
}

const run = (): void => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { app: { type: 'string' } } })
  const [command, language = '', file = ''] = positionals
  const isNamed = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(language) && file !== ''
  if (values.app !== undefined && !(command === 'export' && apps.includes(values.app))) throw new Error(usage)
  if (command === 'draft') {
    const added = apps.reduce((sum, app) => sum + draft(app), 0)
    console.log(`${added} zh-HK texts drafted. Read them, then run npm run generate.`)
  } else if (command === 'export' && isNamed) {
    writeFileSync(file, toPo(language, values.app === undefined ? apps : [values.app]))
    console.log(`${file} written.`)
  } else if (command === 'import' && isNamed && language !== sourceLanguage) {
    for (const [app, { texts, drafts }] of Object.entries(fromPo(readFileSync(file, 'utf8')))) {
      writeCatalogue(app, language, texts)
      writeDrafts(app, language, drafts)
      console.log(`apps/${app}/texts/${language}.json written.`)
    }
    console.log('If an app had no texts in this language before, run npm run generate.')
  } else throw new Error(usage)
}

try {
  run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
